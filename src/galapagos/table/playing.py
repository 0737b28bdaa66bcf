"""While a match lasts: decisions, and what else people do at a table."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace

from galapagos.core.errors import IllegalChoice, Malformed, Stale
from galapagos.core.state import State
from galapagos.games.game import Game
from galapagos.match import act
from galapagos.match.match import Match
from galapagos.table.house import House
from galapagos.table.pages.live import can_undo
from galapagos.table.reader import Reader, Refused
from galapagos.table.room import Room
from galapagos.table.standing import Standing
from galapagos.table.store import standings, tables
from galapagos.table.store.news import TABLE, WHOLE
from galapagos.table.store.writer import Taken
from galapagos.text.catalogue import Say

MOST_REASONS = 3


def own_seat(room: Room, reader: Reader) -> tuple[Match, int]:
    """The match and the reader's seat at it."""
    seat = room.seat_of(reader.named().id)
    if room.match is None or seat is None:
        raise Refused(reader.say("You do not sit at this table."))
    return room.match, seat


async def decide(house: House, room: Room, reader: Reader, choice: str, at: int, nonce: str) -> None:
    """Make a decision for the position somebody looked at; the same posting may come twice."""
    match, seat = own_seat(room, reader)
    if nonce in room.nonces:
        return
    if match.is_over:
        raise Refused(reader.say("The game is over."))
    if at != len(match.acts):
        raise Stale(len(match.acts), at)
    if nonce != room.nonce(seat):
        raise Refused(reader.say("This form is not one of ours: load the page again."))
    if seat not in match.persons():
        raise Refused(reader.say("A bot keeps your seat."))
    await play(house, room, choice, seat, nonce, room.game.say(reader.tastes.language))


async def play(house: House, room: Room, choice: str, seat: int, nonce: str, say: Say) -> None:
    match = room.match
    assert match is not None
    before = len(match.acts)
    try:
        match.play(choice, seat=seat)
    except (IllegalChoice, Malformed) as error:
        raise Refused(explain(room, choice, say)) from error
    try:
        await house.keep(room, match.acts[before:], nonce)
    except Taken:
        if not await house.has_kept(room.id, nonce):  # otherwise it is this very posting that came first
            raise Stale(before + 1, before) from None


def explain(room: Room, text: str, say: Say) -> str:
    """Why a choice is not possible, in the reader's language."""
    refusal = None
    if room.match is not None and room.match.seat is not None:
        try:
            refusal = room.game.reason(room.match.state, room.game.grammar.read(text), say)
        except Malformed:
            refusal = None
    if refusal is None:
        return say("This is not possible now.")
    return say("This is not possible now: {reason} ({clause}).", reason=refusal.reason, clause=refusal.clause)


def reasons(game: Game, state: State, parts: Sequence[str], say: Say) -> str:
    """Why nothing legal has these parts; things without a verb are tried with every verb."""
    grammar = game.grammar
    starts = [parts] if parts and parts[0] in grammar.verbs else [[verb, *parts] for verb in grammar.verbs]
    found = []
    for start in starts:
        with suppress(Malformed):
            refusal = game.why(state, grammar.start(" ".join(start)), say)
            if refusal is not None and refusal not in found:
                found.append(refusal)
    texts = [f"{each.reason} ({each.clause})" for each in found[:MOST_REASONS]]
    return "; ".join(texts) or say("This is not possible now.")


async def stand_by(house: House, room: Room, reader: Reader, verb: str, is_for_these: bool) -> None:
    """Choose this from now on whenever it can be chosen, or only where the same choices are offered as now."""
    match, seat = own_seat(room, reader)
    choices = match.choices() if room.awaited() == seat else []
    standing = Standing.for_these(verb, choices) if is_for_these else Standing(verb)
    if verb not in room.game.standing or standing.answer(choices) is None:
        raise Refused(reader.say("This is not possible now."))
    await house.commit(room, lambda connection: standings.give(connection, room.id, seat, standing), TABLE)
    room.standing[seat, verb] = standing
    house.let_think(room)


async def stand_down(house: House, room: Room, reader: Reader, verb: str) -> None:
    """Choose anew each time."""
    _, seat = own_seat(room, reader)
    await house.commit(room, lambda connection: standings.take_back(connection, room.id, seat, verb), TABLE)
    room.standing.pop((seat, verb), None)


async def do(house: House, room: Room, reader: Reader, deed: Callable[[Match, int], None]) -> None:
    """Carry out an act of the table and commit it."""
    match, seat = own_seat(room, reader)
    before = len(match.acts)
    try:
        deed(match, seat)
    except (IllegalChoice, Malformed):
        raise Refused(reader.say("This is not possible now.")) from None
    try:
        await house.keep(room, match.acts[before:])
    except Taken:
        raise Stale(before + 1, before) from None


async def undo(house: House, room: Room, reader: Reader) -> None:
    """Take back without asking: alone among bots anything, among people what hurts nobody."""

    def deed(match: Match, seat: int) -> None:
        if not can_undo(match, seat):
            raise IllegalChoice(act.UNDO, "others must agree", "", 0)
        if match.persons() == [seat]:
            match.back_to(seat)
        else:
            match.undo()

    await do(house, room, reader, deed)


async def abandon(house: House, room: Room, reader: Reader) -> None:
    """End without a result; with others at the table it takes their consent."""

    def deed(match: Match, seat: int) -> None:
        if match.persons() != [seat]:
            raise IllegalChoice(act.ABANDON, "others play on", "", 0)
        match.abandon(seat)

    await do(house, room, reader, deed)


async def give(house: House, room: Room, reader: Reader) -> None:
    """Leave the seat to a bot of the table's level."""
    await do(house, room, reader, lambda match, seat: match.give(seat, room.table.level))


async def come_back(house: House, room: Room, reader: Reader) -> None:
    """Take the own seat again."""

    def deed(match: Match, seat: int) -> None:
        if seat in match.resigned or seat not in match.bots:
            raise IllegalChoice(act.BACK, "no bot keeps this seat", "", 0)
        match.come_back(seat)

    await do(house, room, reader, deed)


async def resign(house: House, room: Room, reader: Reader) -> None:
    await do(house, room, reader, lambda match, seat: match.resign(seat))


async def resume(house: House, room: Room, reader: Reader) -> None:
    """Anybody who sits here ends a pause."""

    def deed(match: Match, seat: int) -> None:
        if not match.is_paused:
            raise IllegalChoice(act.RESUME, "the game is not paused", act.PAUSE, 0)
        match.resume(seat)

    await do(house, room, reader, deed)


async def offer(house: House, room: Room, reader: Reader, kind: str) -> None:
    """Propose something to the others; those at the same screen are asked there and agree by that."""

    def deed(match: Match, seat: int) -> None:
        match.propose(seat, kind)
        for other in room.shared if seat in room.shared else ():
            if match.offer is not None and other not in match.offer.agreed and other in match.persons():
                match.agree(other)

    await do(house, room, reader, deed)


async def uncover(house: House, room: Room, reader: Reader, seat: int) -> None:
    """Whoever decides now takes over the shared screen."""
    if reader.named().id != room.table.host or seat not in room.shared or seat != room.awaited():
        raise Refused(reader.say("This is not possible now."))
    await lay_open(house, room, seat)


async def cover(house: House, room: Room, reader: Reader) -> None:
    """Cover whatever lies open on the shared screen."""
    if reader.named().id != room.table.host:
        raise Refused(reader.say("This is not possible now."))
    await lay_open(house, room, None)


async def lay_open(house: House, room: Room, seat: int | None) -> None:
    await house.commit(room, lambda connection: tables.note(connection, room.id, uncovered=seat), WHOLE)
    room.table = replace(room.table, uncovered=seat)


async def agree(house: House, room: Room, reader: Reader) -> None:
    await do(house, room, reader, lambda match, seat: match.agree(seat))


async def decline(house: House, room: Room, reader: Reader) -> None:
    await do(house, room, reader, lambda match, seat: match.decline(seat))
