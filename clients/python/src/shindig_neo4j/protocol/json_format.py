"""JSON (RFC 8259) in UTF-8, read strictly."""

from __future__ import annotations

import json
from collections.abc import Mapping
from math import isfinite
from typing import Any, NoReturn

from shindig_neo4j.errors import MalformedMessageError, MessageTooLargeError, UnsupportedValueError
from shindig_neo4j.protocol import tags
from shindig_neo4j.protocol.limits import (
    LEAST_INTEGER,
    MOST_INTEGER,
    check_depth,
    check_integer,
    check_read_depth,
    checked_key,
)

_MOST_DIGITS = 20
_HALF = "a string has half a surrogate pair"


def read(data: bytes | str) -> dict[str, Any]:
    """The object in the text. Raises MalformedMessageError."""
    try:
        text = data if isinstance(data, str) else data.decode()
        document = _DECODER.decode(text)
        if "\\ud" in text or "\\uD" in text:
            document_text = json.dumps(document, ensure_ascii=False)
            document_text.encode()
    except (ValueError, RecursionError) as error:
        reason = _HALF if isinstance(error, UnicodeEncodeError) else error
        raise MalformedMessageError(f"not a JSON object: {reason}") from error
    if not isinstance(document, dict):
        raise MalformedMessageError("not a JSON object")
    return _read_map(document, 1)


def _read_map(entries: dict[str, Any], depth: int) -> dict[str, Any]:
    check_read_depth(depth)
    for key, value in entries.items():
        if isinstance(value, dict):
            entries[key] = tags.from_map(_read_map(value, depth + 1))
        elif isinstance(value, list):
            _read_list(value, depth + 1)
    return entries


def _read_list(elements: list[Any], depth: int) -> None:
    check_read_depth(depth)
    for place, value in enumerate(elements):
        if isinstance(value, dict):
            elements[place] = tags.from_map(_read_map(value, depth + 1))
        elif isinstance(value, list):
            _read_list(value, depth + 1)


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    entries = dict(pairs)
    if len(entries) != len(pairs):
        raise ValueError("a field occurs twice")
    return entries


def _integer(text: str) -> int:
    value = int(text) if len(text) <= _MOST_DIGITS else MOST_INTEGER + 1
    if not LEAST_INTEGER <= value <= MOST_INTEGER:
        raise ValueError("an integer has more than 64 bits")
    return value


def _float(text: str) -> float:
    value = float(text)
    if not isfinite(value):
        raise ValueError("a number outside the range of a double")
    return value


def _refuse(constant: str) -> NoReturn:
    raise ValueError(f"{constant} is not JSON")


_DECODER = json.JSONDecoder(
    object_pairs_hook=_unique, parse_int=_integer, parse_float=_float, parse_constant=_refuse, strict=True
)
_ENCODER = json.JSONEncoder(ensure_ascii=False, allow_nan=False, check_circular=False, separators=(",", ":"))


def write(document: Mapping[str, Any], limit: int) -> bytes:
    """The text of a document. Raises UnsupportedValueError, or MessageTooLargeError beyond the limit."""
    try:
        data = _ENCODER.encode(_plain_map(document, 1)).encode()
    except UnicodeEncodeError as error:
        raise UnsupportedValueError(_HALF) from error
    if len(data) > limit:
        raise MessageTooLargeError(f"more than {limit} bytes")
    return data


def _plain_map(entries: Mapping[Any, Any], depth: int) -> dict[str, Any]:
    check_depth(depth)
    return {checked_key(key): _plain(value, depth + 1) for key, value in entries.items()}


def _plain(value: Any, depth: int) -> Any:
    """The value in the types that JSON has."""
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, str):
        return str(value)
    if isinstance(value, int):
        return int(check_integer(value))
    if isinstance(value, float):
        return float(value) if isfinite(value) else _plain_map(tags.float_to_map(value), depth)
    if isinstance(value, list | tuple):
        check_depth(depth)
        return [_plain(element, depth + 1) for element in value]
    if isinstance(value, bytes | bytearray | memoryview):
        return _plain_map(tags.bytes_to_map(bytes(value)), depth)
    return _plain_map(tags.escape(value) if isinstance(value, Mapping) else tags.to_map(value), depth)
