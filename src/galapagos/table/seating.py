"""Before a match: tables are set up, seats taken and left, and the host starts."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from sqlalchemy import Connection

from galapagos.bots.levels import LEVELS
from galapagos.core.dice import sealed
from galapagos.core.errors import Malformed
from galapagos.core.state import NOBODY
from galapagos.games.game import Game, Setup
from galapagos.match.match import LONGEST_NAME
from galapagos.match.seed import new_seed
from galapagos.table import moderating
from galapagos.table.house import House
from galapagos.table.reader import Reader, Refused, read_name
from galapagos.table.room import BOT_NAMES, Room
from galapagos.table.store import tables
from galapagos.table.store.news import LOBBY, WHOLE, News
from galapagos.table.store.tables import BOT, FRIEND, OPEN, PERSON, Seat, TableRow
from galapagos.table.store.visitors import Visitor
from galapagos.table.store.writer import Taken
from galapagos.text.catalogue import Say

# What a seat may be called on the form of a new table, beside the levels of bots.
ME = "me"
HERE = "here"


@dataclass(frozen=True)
class Plan:
    """A table as somebody wishes it: a kind for each seat, where a level stands for a bot of it."""

    game: Game
    setup: Setup
    seats: Sequence[str]
    is_public: bool = False
    seed: str = field(default_factory=new_seed)
    position: str | None = None
    clock: str = ""


async def set_up(house: House, reader: Reader, plan: Plan) -> str:
    """A new table; its id. The first seat that is the host's own is his, the others are as he wishes."""
    host = reader.named()
    if plan.is_public:
        await moderating.check_ban(house, reader)
    table = TableRow(
        id=tables.new_id(),
        game=plan.game.id,
        form=plan.setup.form,
        options=plan.setup.options,
        seats=plan.setup.seats,
        seed=plan.seed,
        is_public=plan.is_public,
        host=host.id,
        level=bot_level(plan.seats, reader.tastes.level),
        pace=reader.tastes.pace,
        created=house.now(),
        position=plan.position,
        clock=plan.clock,
    )
    seats = [*wished(plan.seats, host)]
    news = [News(LOBBY)] if plan.is_public else []
    await house.write(lambda connection: tables.add(connection, table, seats), *news)
    return table.id


def wished(kinds: Sequence[str], host: Visitor) -> Sequence[Seat]:
    """The seats as they are wished; the host sits once, and those beside him at his screen."""
    names = iter(BOT_NAMES)
    seats: list[Seat] = []
    for kind in kinds:
        if kind == HERE or (kind == ME and all(seat.visitor is None for seat in seats)):
            seats.append(person(host))
        elif kind in LEVELS:
            seats.append(Seat(BOT, name=next(names), level=kind))
        else:
            seats.append(Seat(kind if kind in (OPEN, FRIEND) else OPEN))
    return seats


def person(visitor: Visitor) -> Seat:
    return Seat(PERSON, visitor.id, visitor.name)


def bot_level(kinds: Sequence[str], default: str) -> str:
    """The level of this table: that of its first bot."""
    return next((kind for kind in kinds if kind in LEVELS), default)


async def play_now(house: House, reader: Reader, game: Game, seats: int) -> str:
    """A table against bots of the level last chosen, started at once."""
    kinds = [ME, *[reader.tastes.level] * (seats - 1)]
    table = await set_up(house, reader, Plan(game, game.settle(seats), kinds))
    async with house.open(table) as room:
        await start(house, room, reader)
    return table


async def practise(house: House, reader: Reader, game: Game, text: str, seat: int | None, level: str) -> str:
    """A table that begins with a position, started at once: bots keep all seats but this one, or the one that decides.

    Cards that the text does not name are dealt by the table's seed; Malformed where it is no position.
    """
    seed = new_seed()
    state = game.position(text, sealed(seed))
    at = state.seat if seat is None else seat
    if state.seat == NOBODY or at not in range(state.seats):
        raise Malformed(text, "somebody decides in this position, and the seat is one of it")
    kinds = [level if level in LEVELS else reader.tastes.level] * state.seats
    kinds[at] = ME
    begun = game.to_text(game.to_data(state))
    table = await set_up(house, reader, Plan(game, game.setup_of(state), kinds, seed=seed, position=begun))
    async with house.open(table) as room:
        await start(house, room, reader)
    return table


def check_waiting(room: Room, say: Say) -> None:
    if room.match is not None:
        raise Refused(say("The game has begun already."))


def check_host(room: Room, reader: Reader) -> None:
    if reader.named().id != room.table.host:
        raise Refused(reader.say("Only the host can do that."))


async def change(house: House, room: Room, at: int, after: Seat, say: Say) -> None:
    """Put a seat down, unless somebody was faster."""
    before = room.seats[at]
    news = [News(LOBBY)] if room.table.is_public else []
    try:
        await house.write(lambda each: tables.sit(each, room.id, at, before, after), News(WHOLE, room.id), *news)
    except Taken:
        house.forget(room)
        raise Refused(say("Somebody else was faster: this seat is taken.")) from None
    room.seats[at] = after


async def sit(house: House, room: Room, reader: Reader, at: int, is_invited: bool) -> None:
    """Take a free seat; when all are taken the host can start."""
    visitor = reader.named()
    check_waiting(room, reader.say)
    if room.seats_of(visitor.id):
        return
    if room.table.is_public:
        await moderating.check_ban(house, reader)
    if at not in room.free_seats(is_invited):
        raise Refused(reader.say("This seat is not free."))
    await change(house, room, at, person(visitor), reader.say)


async def leave(house: House, room: Room, reader: Reader) -> None:
    """Stand up before the start."""
    check_waiting(room, reader.say)
    for at in room.seats_of(reader.named().id)[-1:]:
        await change(house, room, at, Seat(OPEN if room.table.is_public else FRIEND), reader.say)


async def give(house: House, room: Room, reader: Reader, at: int, kind: str) -> None:
    """The host makes a seat a bot's, a friend's or everybody's; whoever sits there is removed."""
    check_host(room, reader)
    check_waiting(room, reader.say)
    if at not in range(len(room.seats)):
        raise Refused(reader.say("This seat is not free."))
    if kind in LEVELS:
        await change(house, room, at, Seat(BOT, name=room.bot_name(), level=kind), reader.say)
    elif kind in (OPEN, FRIEND):
        await change(house, room, at, Seat(kind), reader.say)


async def name(house: House, room: Room, reader: Reader, at: int, text: str) -> None:
    """What somebody at the host's screen is called."""
    check_host(room, reader)
    check_waiting(room, reader.say)
    if at not in room.shared:
        raise Refused(reader.say("This seat is not free."))
    await change(house, room, at, replace(room.seats[at], name=read_name(text, reader.say)), reader.say)


async def start(house: House, room: Room, reader: Reader) -> None:
    """The host deals; seats nobody took are kept by bots."""
    check_host(room, reader)
    if room.match is not None:
        return
    before = [*room.seats]
    for at, seat in enumerate(room.seats):
        if seat.is_free:
            room.seats[at] = Seat(BOT, name=room.bot_name(), level=room.table.level)
    if not room.persons():
        house.forget(room)
        raise Refused(reader.say("Somebody must sit here before the game starts."))
    room.seats = [*distinct(room.seats)]
    started = house.now()
    room.table = replace(room.table, started=started)
    match = room.begin(started)
    for at, seat in enumerate(room.seats):
        if seat.kind == BOT:
            match.give(at, seat.level)
    seats = [*room.seats]

    def job(connection: Connection) -> None:
        tables.start(connection, room.id, started, before, seats)

    try:
        await house.keep(room, match.acts, also=job)
    except Taken:
        raise Refused(reader.say("Meanwhile something happened at the table: look again, then decide.")) from None


def distinct(seats: Sequence[Seat]) -> Sequence[Seat]:
    """The seats with names that tell people apart."""
    found: list[Seat] = []
    for seat in seats:
        name, number = seat.name, 2
        while any(name == other.name for other in found):
            ending = f" {number}"
            name, number = seat.name[: LONGEST_NAME - len(ending)] + ending, number + 1
        found.append(replace(seat, name=name))
    return found


async def close(house: House, room: Room, reader: Reader) -> None:
    """The host takes the table away; a game that has begun is abandoned instead."""
    check_host(room, reader)
    check_waiting(room, reader.say)
    await take_away(house, room, reader.say)


async def take_away(house: House, room: Room, say: Say) -> None:
    """A table that is no more."""

    def job(connection: Connection) -> None:
        tables.check_waiting(connection, room.id)
        tables.take_away(connection, room.id)

    house.forget(room)
    listed = [News(LOBBY)] if room.table.is_public else []
    try:
        await house.write(job, News(WHOLE, room.id), *listed)
    except Taken:
        raise Refused(say("The game has begun already.")) from None


async def again(house: House, room: Room, reader: Reader) -> str:
    """The same table once more, everybody one seat on; whoever asks first makes it, the others find it.

    A position is tried again from the same seat.
    """
    visitor = reader.named()
    if not room.is_finished or not room.seats_of(visitor.id):
        raise Refused(reader.say("Only those who played can do that, after the game."))
    if room.table.following is not None:
        return room.table.following
    if room.table.is_public:
        await moderating.check_ban(house, reader)
    rotated = room.seats if room.table.position is not None else [*room.seats[1:], room.seats[0]]
    table = replace(
        room.table,
        id=tables.new_id(),
        seed=new_seed(),
        host=visitor.id,
        created=house.now(),
        started=None,
        finished=None,
        waiting=None,
        deadline=None,
        uncovered=None,
    )

    def job(connection: Connection) -> None:
        tables.follow(connection, room.id, table.id)
        tables.add(connection, table, rotated)

    try:
        await house.write(job, News(WHOLE, room.id))
    except Taken:
        house.forget(room)
        async with house.open(room.id) as found:
            return await again(house, found, reader)
    room.table = replace(room.table, following=table.id)
    if len({seat.visitor for seat in rotated if seat.visitor}) == 1:
        async with house.open(table.id) as following:
            await start(house, following, reader)
    return table.id


def read_setup(game: Game, seats: int, filled: Mapping[str, str]) -> Setup:
    """The set-up from a form: of the options only those that belong to the way of playing."""
    kind = game.settle(seats, filled.get("form") or None).form
    given = {option.id: filled.get(f"option-{option.id}", "") for option in game.options if option.belongs_to(kind)}
    return game.settle(seats, kind, **{name: value for name, value in given.items() if value})
