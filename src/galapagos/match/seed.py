"""The seed of a match: 128 bits as 32 hexadecimal digits, its hash shown before the game and itself after it."""

import re
import secrets
from hashlib import sha256

from galapagos.core.errors import Malformed
from galapagos.text.digits import whole

SEED = re.compile(r"[0-9a-f]{32}")


def new_seed() -> str:
    """A seed nobody can guess."""
    return secrets.token_hex(16)


def read_seed(seed: int | str | None) -> str:
    """A seed from what a person gives: nothing, a number, or 32 hexadecimal digits."""
    if seed is None:
        return new_seed()
    if isinstance(seed, str) and SEED.fullmatch(seed):
        return seed
    number = whole(seed) if isinstance(seed, str) else seed
    if type(number) is not int or not 0 <= number < 2**128:
        raise Malformed(seed, "a seed is a number below 2**128, or 32 hexadecimal digits")
    return f"{number:032x}"


def seed_hash(seed: str) -> str:
    """What binds the table to its seed before anybody may see it."""
    return sha256(seed.encode()).hexdigest()
