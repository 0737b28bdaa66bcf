"""The parts of a table that change while a match is played: each is a block of its own."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from galapagos.core.events import Events
from galapagos.games.game import Block
from galapagos.match import act
from galapagos.match.match import Match, count_repeats
from galapagos.table.clock import spell
from galapagos.table.pages import position
from galapagos.table.pages.position import hidden
from galapagos.table.standing import Standing
from galapagos.text.catalogue import Say
from galapagos.text.markup import Markup, classes, join, tag
from galapagos.text.seats import LETTERS

if TYPE_CHECKING:
    from galapagos.table.room import Room


def blocks(room: "Room", eyes: int, say: Say) -> Iterator[Block]:
    """All blocks, in the order of the page."""
    match = playing(room)
    yield Block("now", now(room, eyes, say))
    yield from position.recounted(room.game, match.state, eyes, match.players, match.past(), say)
    yield from position.blocks(room.game, match.state, eyes, match.players, say)
    yield Block("doings", doings(room, eyes, say))
    yield Block("people", people(room, say))
    yield Block("rules", rules(room, eyes, say))


def playing(room: "Room") -> Match:
    """The match of a room in which one is played."""
    assert room.match is not None
    return room.match


def now(room: "Room", eyes: int, say: Say) -> Markup:
    """What goes on and who is awaited, in one sentence that screen readers say aloud when it changes."""
    last = [[tag("span", line, class_="happened"), " "] for line in happened(room, eyes, say)]
    return tag(
        "section",
        tag("p", last, tag("strong", awaited(room, eyes, say)), role="status"),
        time_left(room, say),
        id="now",
        class_=classes("now", "mine" if is_mine(room, eyes) else None),
    )


def happened(room: "Room", eyes: int, say: Say) -> list[str]:
    """What these eyes saw happen last, in a sentence; none when all is over."""
    match = playing(room)
    told = None if eyes == room.public else eyes
    last = [] if match.is_over else match.log(told, say.language, match.number - 1)[-1:]
    return [f"{line[:1].upper()}{line[1:]}." for line in last]


def awaited(room: "Room", eyes: int, say: Say) -> str:
    """Who is awaited, in a sentence."""
    match = playing(room)
    if match.seat is None:
        return say("The game is over.")
    if match.is_paused:
        return say("The game is paused.")
    if match.seat == eyes and is_mine(room, eyes):
        if eyes in room.shared:
            return say("It is your turn, {player}.", player=match.players[eyes])
        return say("It is your turn.")
    return say("{player} decides.", player=match.players[match.seat])


def call(room: "Room", eyes: int, say: Say) -> dict[str, str]:
    """What somebody is told who is awaited and looks elsewhere."""
    told = [*happened(room, eyes, say), awaited(room, eyes, say)]
    return {"table": room.id, "title": room.game.title, "text": " ".join(told)}


def time_left(room: "Room", say: Say) -> Markup | None:
    """How long whoever is awaited may still think; the script counts it down."""
    if room.deadline is None or playing(room).is_over:
        return None
    left = spell(room.deadline - room.now(), say)
    return tag("time", left, class_="clock", role="timer", data_until=f"{room.deadline:.1f}")


def is_mine(room: "Room", eyes: int) -> bool:
    """These eyes decide now, not a bot in their stead."""
    return room.awaited() == eyes


def choices(room: "Room", eyes: int, say: Say) -> dict[str, Any] | None:
    """The legal choices as data for the script; None for whoever does not decide."""
    if not is_mine(room, eyes):
        return None
    match = playing(room)
    return {"at": len(match.acts), "nonce": room.nonce(eyes)} | position.choices(room.game, match.state, say)


def choose(room: "Room", eyes: int, say: Say, half: Sequence[str] = ()) -> Markup:
    """The choices as a plain form, for whoever decides."""
    if not is_mine(room, eyes):
        return tag("section", id="choose", class_="choose", hidden=True)
    match = playing(room)
    fields = [hidden("at", len(match.acts)), hidden("nonce", room.nonce(eyes))]
    return position.choose(room.game, match.state, f"/table/{room.id}", fields, half, say)


def button(room: "Room", verb: str, text: str, *fields: Markup, kind: str | None = None) -> Markup:
    """A form of one button for an act of the table."""
    inside = [*fields, tag("button", text, class_=kind)]
    return tag("form", inside, method="post", action=f"/table/{room.id}/{verb}", data_act=verb)


def doings(room: "Room", eyes: int, say: Say) -> Markup:
    """What else may be done at the table by whoever sits there."""
    match = playing(room)
    if eyes == room.public or match.is_over:
        return tag("section", id="doings", hidden=True)
    found = [*offers(room, eyes, say)]
    if eyes in match.persons() and match.is_paused:
        found.append(button(room, "resume", say("Go on with the game"), kind="main"))
    elif eyes in match.persons():
        if is_mine(room, eyes):
            found.append(button(room, "hint", say("Hint")))
        found += [*take_back(room, eyes, say)]
        found += [*standing(room, eyes, say)]
        leave = [*leaving(room, eyes, say)]
        found.append(tag("details", tag("summary", say("Leave or end")), tag("div", leave, class_="row"), id="ending"))
    elif eyes in match.bots and eyes not in match.resigned:
        found.append(tag("p", say("A bot keeps your seat.")))
        found.append(button(room, "back", say("Take my seat again"), kind="main"))
    return tag("section", tag("h2", say("At the table"), class_="visually-hidden"), found, id="doings", class_="row")


def take_back(room: "Room", eyes: int, say: Say) -> Iterator[Markup]:
    """Undo where it hurts nobody or alone among bots; else others are asked."""
    match = playing(room)
    if can_undo(match, eyes):
        yield button(room, "undo", say("Undo"))
    elif match.has_decided(eyes) and match.offer is None:
        yield button(room, "offer", say("Ask to take back"), hidden("kind", act.UNDO))


def can_undo(match: Match, seat: int) -> bool:
    """This seat may take back without asking."""
    if match.is_over:
        return False
    if match.persons() == [seat]:
        return match.has_decided(seat)
    return match.seat == seat and match.can_undo()


# What a standing answer is good for, on a form.
ALWAYS, THESE, NEVER = "always", "these", "never"


def standing(room: "Room", eyes: int, say: Say) -> Iterator[Markup]:
    """Answers that hold until they are taken back, and those that could be given now."""
    voice = room.game.say(say.language)
    for (seat, verb), answer in room.standing.items():
        if seat == eyes:
            word = room.game.word(verb, voice)
            text = say("Always: {choice}", choice=word)
            if answer.choices:
                text = say("Where I can choose just the same: {choice}", choice=word)
            revoke = button(room, "always", say("Ask me again"), hidden("verb", verb), hidden("scope", NEVER))
            yield tag("div", tag("p", text), revoke, class_="row")
    offered = [*standing_offers(room, eyes, say)]
    if offered:
        yield tag("details", tag("summary", say("Answer ahead")), tag("div", offered, class_="row"), id="ahead")


def standing_offers(room: "Room", eyes: int, say: Say) -> Iterator[Markup]:
    """What may be answered once and for all: only what leaves nothing else to choose."""
    if not room.game.standing or not is_mine(room, eyes):
        return
    voice = room.game.say(say.language)
    choices = playing(room).choices()
    for verb in room.game.standing:
        if (eyes, verb) in room.standing or Standing(verb).answer(choices) is None:
            continue
        word = room.game.word(verb, voice)
        for scope, text in (
            (ALWAYS, say("Always: {choice}", choice=word)),
            (THESE, say("Until something changes: {choice}", choice=word)),
        ):
            yield button(room, "always", text, hidden("verb", verb), hidden("scope", scope))


def offers(room: "Room", eyes: int, say: Say) -> Iterator[Markup]:
    """What was proposed, and who still has to answer."""
    match = playing(room)
    offer = match.offer
    if offer is None:
        return
    player = match.players[offer.agreed[0]]
    texts = {
        act.UNDO: say("{player} asks to take the last decision back.", player=player),
        act.END: say("{player} offers to end the game without a loser.", player=player),
        act.PAUSE: say("{player} asks for a pause.", player=player),
    }
    yield tag("p", texts[offer.kind], role="alert")
    if eyes in offer.agreed:
        yield button(room, "decline", say("Withdraw"))
    elif eyes in match.persons():
        yield button(room, "agree", say("Agree"), kind="main")
        yield button(room, "decline", say("Decline"))


def leaving(room: "Room", eyes: int, say: Say) -> Iterator[Markup]:
    match = playing(room)
    if room.clock is not None and match.offer is None:
        text = say("Pause") if match.persons() == [eyes] else say("Ask for a pause")
        yield button(room, "offer", text, hidden("kind", act.PAUSE))
    if match.persons() == [eyes]:
        yield button(room, "abandon", say("Abandon the game"), kind="warn")
        return
    if match.offer is None:
        yield button(room, "offer", say("Offer to end without a loser"), hidden("kind", act.END))
    yield button(room, "give", say("Leave my seat to a bot"))
    yield button(room, "resign", say("Resign"), kind="warn")


def people(room: "Room", say: Say) -> Markup:
    """Who sits where."""
    match = playing(room)
    rows = []
    for at, player in enumerate(match.players):
        level = match.bots.get(at)
        notes = [say("bot, {level}", level=say(level)) if level else None]
        notes += [say("has resigned") if at in match.resigned else None]
        if room.clock is not None and room.clock.left[at] and level is None:
            notes.append(say("{time} in reserve", time=spell(room.clock.left[at], say)))
        rows.append(
            tag(
                "li",
                tag("b", LETTERS[at].upper(), class_=f"seat seat-{LETTERS[at]}"),
                " ",
                player,
                [tag("small", f" {note}", class_="quiet") for note in notes if note],
                aria_current="true" if match.seat == at else None,
            )
        )
    practice = say("Practice: this game began with a position, and does not count.")
    note = None if room.table.position is None else tag("p", practice, class_="hint")
    return tag("section", tag("h2", say("Players")), tag("ol", rows, class_="plain people"), note, id="people")


def rules(room: "Room", eyes: int, say: Say) -> Markup:
    """The rules, opened at the clause that matters now."""
    clause = room.game.chapter(room.game.view(playing(room).state, eyes))
    address = f"/rules/{room.game.id}" + (f"#{clause}" if clause else "")
    link = tag("a", say("Rules"), href=address, class_="button quiet", target="rules")
    return tag("p", link, id="rules")


def log_line(room: "Room", at: int, events: Events, eyes: int, say: Say) -> Markup:
    """What a decision led to; the line leads to the table as it was before it."""
    match = playing(room)
    told = (match.game.tell(events, number, eyes, match.players, say) for number in range(events.count))
    lines = [line for line in told if line is not None]
    if not lines:
        return tag("li", id=f"log-{at}", hidden=True)
    text = tag("a", "; ".join(count_repeats(lines)), href=f"/table/{room.id}/replay?moment={at}")
    return tag("li", text, id=f"log-{at}", data_seat=LETTERS[match.moments[at - 1].before.seat] if at else None)


def spoken(room: "Room", since: int, muted: set[str]) -> Markup:
    """The talk since a number, without the lines of people who are muted."""
    heard = [each for each in room.talk if room.said.get(each.id, room.whole) > since and each.visitor not in muted]
    return join(tag("li", tag("b", each.name), ": ", tag("span", each.text), id=f"said-{each.id}") for each in heard)
