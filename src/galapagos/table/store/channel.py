"""How news reach the processes of a house, and which of them lets its bots think at a table."""

import secrets
from collections.abc import Callable, Sequence

from sqlalchemy import Connection

from galapagos.table.store.news import News

Hear = Callable[[News], None]


class Channel:
    """A house of one process: it hears at once what it has committed itself."""

    is_shared = False

    def __init__(self, hear: Hear) -> None:
        self.name = secrets.token_hex(4)
        self.hear = hear

    async def start(self) -> None:
        """Hear from now on."""

    def publish(self, connection: Connection, news: Sequence[News]) -> None:
        """Tell the others, if and when this transaction is committed."""

    async def deliver(self, news: Sequence[News]) -> None:
        """The news have been committed: hear them, and all that came before them."""
        for each in news:
            self.hear(each)

    async def claim(self, table: str) -> bool:
        """Whether this process may let bots think at a table: no other one does."""
        return bool(table)

    async def release(self, table: str) -> None:
        """Somebody else may think there."""

    async def close(self) -> None:
        """Hear no more."""
