"""Reports and bans: whoever is banned may not sit at public tables nor talk, and is told why."""

from galapagos.table.house import House
from galapagos.table.reader import Reader, Refused
from galapagos.table.room import Room
from galapagos.table.store import moderation
from galapagos.table.store.accounts import key_of
from galapagos.table.store.moderation import Report
from galapagos.text.digits import whole

MOST = 10
LONGEST = 400


def is_moderator(house: House, reader: Reader) -> bool:
    """The host has named his account."""
    names = {key_of(name.strip()) for name in house.settings.moderators.split(",") if name.strip()}
    return reader.is_registered and key_of(reader.named().name) in names


async def check_ban(house: House, reader: Reader) -> None:
    """Refuse whoever is banned."""
    visitor = reader.named()
    reason = await house.database.read(lambda connection: moderation.reason_of(connection, visitor.id))
    if reason is not None:
        raise Refused(reader.say("You may not talk or sit at public tables: {reason}", reason=reason or "–"))


async def report(house: House, room: Room, reader: Reader, what: str, reason: str) -> None:
    """Tell the moderators of a line (`said-7`) or a person (`seat-2`); the line is kept."""
    visitor, say = reader.named(), reader.say
    found = find(room, what)
    if found is None or found[0] == visitor.id:
        raise Refused(say("There is nobody to report there."))
    about, name, line = found
    if await house.database.read(lambda connection: moderation.count_reports(connection, visitor.id)) >= MOST:
        raise Refused(say("Your other reports have not been read yet."))
    made = Report(visitor.id, about, room.id, name, line, reason.strip()[:LONGEST], house.now())
    await house.write(lambda connection: moderation.report(connection, made))


def find(room: Room, what: str) -> tuple[str, str, str] | None:
    """Who is meant: visitor, name, and the line he said."""
    kind, _, text = what.partition("-")
    number = whole(text)
    if kind == "said":
        return next(((each.visitor, each.name, each.text) for each in room.talk if each.id == number), None)
    if kind == "seat" and number is not None and number < len(room.seats):
        seat = room.seats[number]
        return None if seat.visitor is None else (seat.visitor, seat.name, "")
    return None
