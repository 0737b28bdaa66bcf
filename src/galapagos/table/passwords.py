"""Passwords: what is kept is made by argon2, which takes time and memory on purpose, so never many at once."""

import asyncio
from functools import cached_property

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

SHORTEST = 10
LONGEST = 200
AT_ONCE = 2
MEMORY, ROUNDS = 19 * 1024, 2  # OWASP's measure for a server that many use


class Passwords:
    """Made and compared in threads: the event loop never waits for one."""

    def __init__(self) -> None:
        self.hasher = PasswordHasher(time_cost=ROUNDS, memory_cost=MEMORY, parallelism=1)
        self.desk = asyncio.Semaphore(AT_ONCE)

    async def make(self, password: str) -> str:
        """What is kept of a password."""
        async with self.desk:
            return await asyncio.to_thread(self.hasher.hash, password)

    async def is_right(self, kept: str | None, password: str) -> bool:
        """It is the one; where none is kept it takes as long to say no, so that nobody learns who has one."""
        async with self.desk:
            return await asyncio.to_thread(self.compare, kept, password)

    def compare(self, kept: str | None, password: str) -> bool:
        try:
            return self.hasher.verify(kept or self.nobodys, password) and kept is not None
        except (VerificationError, InvalidHashError):
            return False

    @cached_property
    def nobodys(self) -> str:
        """What no account has."""
        return self.hasher.hash("")
