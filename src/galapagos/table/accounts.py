"""Accounts: registering, logging in and out, names and passwords."""

from collections.abc import Callable
from math import ceil

from sqlalchemy import Connection

from galapagos.table.house import House
from galapagos.table.passwords import LONGEST, SHORTEST
from galapagos.table.reader import Reader, Refused, read_name
from galapagos.table.store import accounts, failures, sessions
from galapagos.table.store.accounts import Account
from galapagos.table.store.news import SIGNED_OUT, VISITOR, News
from galapagos.table.store.visitors import Visitor
from galapagos.table.store.writer import Taken
from galapagos.text.catalogue import Say

# So many wrong log-ins need not wait: from one address more, for a family shares it.
FREE_OF_ACCOUNT = 5
FREE_OF_ADDRESS = 20


def read_password(text: str, say: Say) -> str:
    """A password as somebody wishes it: long enough, and nothing else is asked of it."""
    if not SHORTEST <= len(text) <= LONGEST:
        raise Refused(say("A password has {n} to {m} letters.", n=SHORTEST, m=LONGEST))
    return text


async def register(house: House, reader: Reader, name: str, password: str) -> str:
    """The visitor keeps his tables and gets an account; what the cookie of his session holds."""
    say = reader.say
    if reader.is_registered:
        raise Refused(say("You have an account already."))
    kept = await house.passwords.make(read_password(password, say))
    return await open_account(house, reader, name, kept)


async def open_account(
    house: House,
    reader: Reader,
    name: str,
    kept: str | None,
    also: Callable[[Connection], None] = lambda _: None,
) -> str:
    """With what is kept of a password, or with what else opens it."""
    visitor, say = reader.named(), reader.say
    if visitor.is_registered:
        raise Refused(say("You have an account already."))
    name = read_name(name, say)

    def job(connection: Connection) -> str:
        accounts.add(connection, visitor.id, name, kept, house.now())
        also(connection)
        return sessions.begin(connection, visitor.id, house.now())

    try:
        return await house.write(job, News(VISITOR, visitor.id))
    except Taken:
        raise Refused(say("Somebody else is called {name} already.", name=name)) from None


async def rename(house: House, visitor: Visitor, say: Say) -> None:
    """Keep the name that this visitor has now; of those with an account nobody has it twice."""
    try:
        news = News(VISITOR, visitor.id)
        await house.write(lambda connection: accounts.rename(connection, visitor.id, visitor.name), news)
    except Taken:
        raise Refused(say("Somebody else is called {name} already.", name=visitor.name)) from None


async def log_in(house: House, name: str, password: str, address: str, say: Say) -> str:
    """What the cookie of a new session holds; wrong ones are slowed, and it is not said what was wrong."""
    account = await house.database.read(lambda connection: accounts.by_name(connection, name))
    if not await is_right(house, accounts.key_of(name), account, password, address, say):
        raise Refused(say("Name and password do not belong together."))
    assert account is not None
    return await house.write(lambda connection: sessions.begin(connection, account.visitor, house.now()))


async def check_password(house: House, reader: Reader, password: str, address: str) -> None:
    """Whoever holds this device is the one whose account it is; an account without a password has none to check."""
    visitor = reader.named()
    account = await house.database.read(lambda connection: accounts.of_visitor(connection, visitor.id))
    if account is None or account.password is None:
        return
    if not await is_right(house, accounts.key_of(visitor.name), account, password, address, reader.say):
        raise Refused(reader.say("This is not your password."))


async def is_right(house: House, key: str, account: Account | None, password: str, address: str, say: Say) -> bool:
    """Compare a password, unless too many wrong ones came before."""
    by_name, by_address = failures.key_of("account", key), failures.key_of("address", address)
    free = {by_name: FREE_OF_ACCOUNT, by_address: FREE_OF_ADDRESS}
    wait = ceil(await house.write(lambda connection: failures.attempt(connection, free, house.now())))
    if wait:
        raise Refused(
            say.count(wait, "Too many wrong tries: wait a second.", "Too many wrong tries: wait {n} seconds.")
        )
    if not await house.passwords.is_right(account.password if account else None, password[:LONGEST]):
        return False
    await house.write(lambda connection: failures.forgive(connection, by_name, by_address))
    return True


async def change_password(house: House, reader: Reader, password: str) -> str:
    """Another password; all other devices are signed out, and this one gets a session of its own."""
    visitor = reader.named()
    kept = await house.passwords.make(read_password(password, reader.say))

    def job(connection: Connection) -> str:
        accounts.set_password(connection, visitor.id, kept)
        sessions.end_all(connection, visitor.id)
        return sessions.begin(connection, visitor.id, house.now())

    return await house.write(job, News(SIGNED_OUT, visitor.id))


async def sign_out(house: House, token: str) -> None:
    """This device only."""
    await house.write(lambda connection: sessions.end(connection, token))


async def sign_out_everywhere(house: House, visitor: Visitor) -> None:
    """All devices; whatever they still hold opens nothing."""
    await house.write(lambda connection: sessions.end_all(connection, visitor.id), News(SIGNED_OUT, visitor.id))
