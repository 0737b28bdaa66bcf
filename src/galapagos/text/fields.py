"""Reading plain data that may hold anything: each field is checked and the error names it."""

from collections.abc import Mapping, Sequence

from galapagos.core.errors import Malformed

MOST = 1_000_000


def number(data: Mapping[str, object], key: str, default: int, low: int = 0, high: int = MOST) -> int:
    """A whole number within bounds."""
    value = data.get(key, default)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise Malformed(value, f"{key} is a whole number from {low} to {high}")
    return value


def flag(data: Mapping[str, object], key: str) -> bool:
    """True or false; false where nothing stands."""
    value = data.get(key, False)
    if not isinstance(value, bool):
        raise Malformed(value, f"{key} is true or false")
    return value


def word(data: Mapping[str, object], key: str, allowed: Sequence[str], default: str) -> str:
    """One of the allowed words."""
    value = data.get(key, default)
    if value not in allowed:
        raise Malformed(value, f"{key} is one of {', '.join(allowed)}")
    return str(value)


def text(data: Mapping[str, object], key: str) -> str:
    """A text that is not empty."""
    value = data.get(key)
    if not isinstance(value, str) or not value.strip():
        raise Malformed(value, f"{key} is a text")
    return value


def texts(data: Mapping[str, object], keys: Sequence[str]) -> dict[str, str]:
    """A text for each of these keys."""
    return {key: text(data, key).strip() for key in keys}


def words(data: Mapping[str, object], key: str) -> list[str]:
    """A list of texts; empty where nothing stands."""
    value = data.get(key, [])
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise Malformed(value, f"{key} is a list of names")
    return value


def numbers(data: Mapping[str, object], key: str) -> list[int]:
    """A list of whole numbers; empty where nothing stands."""
    value = data.get(key, [])
    if not isinstance(value, list) or not all(type(item) is int for item in value):
        raise Malformed(value, f"{key} is a list of numbers")
    return value


def mapping(data: Mapping[str, object], key: str) -> dict[str, object]:
    """A mapping."""
    value = data.get(key)
    if not isinstance(value, dict):
        raise Malformed(value, f"{key} is a mapping")
    return value


def mappings(data: Mapping[str, object], key: str) -> list[dict[str, object]]:
    """A list of mappings; empty where nothing stands."""
    value = data.get(key, [])
    if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
        raise Malformed(value, f"{key} is a list of mappings")
    return value


def only(data: Mapping[str, object], keys: Sequence[str]) -> None:
    """Refuse fields that mean nothing."""
    for key in data:
        if key not in keys:
            raise Malformed(key, f"a field here is one of {', '.join(keys)}")
