"""The bounds of every document."""

from shindig_neo4j.errors import MalformedMessageError, UnsupportedValueError

MAXIMUM_DEPTH = 100
MAXIMUM_SIZE = 64 * 1024 * 1024
LEAST_INTEGER = -(2**63)
MOST_INTEGER = 2**63 - 1

TOO_DEEP = f"nested deeper than {MAXIMUM_DEPTH}"


def check_depth(depth: int) -> None:
    """For a document that is written."""
    if depth > MAXIMUM_DEPTH:
        raise UnsupportedValueError(TOO_DEEP)


def check_read_depth(depth: int) -> None:
    if depth > MAXIMUM_DEPTH:
        raise MalformedMessageError(TOO_DEEP)


def check_integer(value: int) -> int:
    """For a document that is written."""
    if not LEAST_INTEGER <= value <= MOST_INTEGER:
        raise UnsupportedValueError("an integer has more than 64 bits")
    return value


def checked_key(key: object) -> str:
    if not isinstance(key, str):
        raise UnsupportedValueError("the keys of a map must be strings")
    return key
