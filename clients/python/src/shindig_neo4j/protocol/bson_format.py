"""BSON (bsonspec.org), as far as the protocol uses it, and strictly: no length may say more than there is."""

from __future__ import annotations

import struct
from collections.abc import Mapping
from typing import Any

from shindig_neo4j.errors import MalformedMessageError, MessageTooLargeError, UnsupportedValueError
from shindig_neo4j.protocol import tags
from shindig_neo4j.protocol.limits import check_depth, check_integer, check_read_depth, checked_key

_DOUBLE, _STRING, _DOCUMENT, _ARRAY, _BINARY = 0x01, 0x02, 0x03, 0x04, 0x05
_BOOLEAN, _NULL, _INT32, _INT64 = 0x08, 0x0A, 0x10, 0x12
_BINARY_OLD = 0x02
_SMALLEST = 5

_int32 = struct.Struct("<i")
_int64 = struct.Struct("<q")
_double = struct.Struct("<d")


def read(data: bytes) -> dict[str, Any]:
    """The document in the bytes. Raises MalformedMessageError."""
    try:
        if len(data) < _SMALLEST or _int32.unpack_from(data)[0] != len(data):
            raise MalformedMessageError("not a whole BSON document")
        return _read_map(data, 0, len(data), 1)
    except (struct.error, IndexError, UnicodeDecodeError) as error:
        raise MalformedMessageError(f"not a BSON document: {error}") from error


def _read_map(data: bytes, start: int, limit: int, depth: int) -> dict[str, Any]:
    last = _last(data, start, limit, depth)
    position = start + 4
    entries: dict[str, Any] = {}
    while position < last:
        zero = _end_of_name(data, position, last)
        name = data[position + 1 : zero].decode()
        if name in entries:
            raise MalformedMessageError(f"the field {name[:20]!r} occurs twice")
        entries[name], position = _read_value(data, data[position], zero + 1, last, depth)
    _require_end(position, last)
    return entries


def _read_list(data: bytes, start: int, limit: int, depth: int) -> list[Any]:
    last = _last(data, start, limit, depth)
    position = start + 4
    elements = []
    while position < last:
        zero = _end_of_name(data, position, last)
        value, position = _read_value(data, data[position], zero + 1, last, depth)
        elements.append(value)
    _require_end(position, last)
    return elements


def _last(data: bytes, start: int, limit: int, depth: int) -> int:
    """The position of the zero that ends the document."""
    check_read_depth(depth)
    size: int = _int32.unpack_from(data, start)[0]
    if size < _SMALLEST or start + size > limit or data[start + size - 1] != 0:
        raise MalformedMessageError("a document does not end where it says")
    return start + size - 1


def _end_of_name(data: bytes, position: int, last: int) -> int:
    zero = data.find(0, position + 1, last)
    if zero < 0:
        raise MalformedMessageError("a name has no end")
    return zero


def _require_end(position: int, last: int) -> None:
    if position != last:
        raise MalformedMessageError("a value is longer than its document")


def _read_value(data: bytes, kind: int, start: int, last: int, depth: int) -> tuple[Any, int]:
    """A value and the position behind it, which may be behind the document."""
    if kind == _STRING:
        return _read_string(data, start, last)
    if kind == _INT64:
        return _int64.unpack_from(data, start)[0], start + 8
    if kind == _DOUBLE:
        return _double.unpack_from(data, start)[0], start + 8
    if kind == _DOCUMENT:
        return tags.from_map(_read_map(data, start, last, depth + 1)), start + _int32.unpack_from(data, start)[0]
    if kind == _ARRAY:
        return _read_list(data, start, last, depth + 1), start + _int32.unpack_from(data, start)[0]
    if kind == _NULL:
        return None, start
    if kind == _BOOLEAN:
        return _read_boolean(data, start)
    if kind == _INT32:
        return _int32.unpack_from(data, start)[0], start + 4
    if kind == _BINARY:
        return _read_binary(data, start, last)
    raise MalformedMessageError(f"BSON type {kind} is not used")


def _read_string(data: bytes, start: int, last: int) -> tuple[str, int]:
    end = start + 4 + _int32.unpack_from(data, start)[0]
    if end <= start + 4 or end > last or data[end - 1] != 0:
        raise MalformedMessageError("a string does not end where it says")
    return data[start + 4 : end - 1].decode(), end


def _read_boolean(data: bytes, start: int) -> tuple[bool, int]:
    if data[start] > 1:
        raise MalformedMessageError("a boolean is neither 0 nor 1")
    return data[start] == 1, start + 1


def _read_binary(data: bytes, start: int, last: int) -> tuple[bytes, int]:
    size: int = _int32.unpack_from(data, start)[0]
    begin = start + 5
    end = begin + size
    if size < 0 or end > last:
        raise MalformedMessageError("bytes are longer than their document")
    if data[start + 4] == _BINARY_OLD:  # it repeats the size
        if size < 4 or _int32.unpack_from(data, begin)[0] != size - 4:
            raise MalformedMessageError("bytes do not end where they say")
        begin += 4
    return data[begin:end], end


def write(document: Mapping[str, Any], limit: int) -> bytes:
    """The bytes of a document. Raises UnsupportedValueError, or MessageTooLargeError beyond the limit."""
    out = bytearray()
    try:
        _write_map(out, document, 1, limit)
    except UnicodeEncodeError as error:
        raise UnsupportedValueError("a string has half a surrogate pair") from error
    return bytes(out)


def _write_map(out: bytearray, entries: Mapping[Any, Any], depth: int, limit: int) -> None:
    check_depth(depth)
    start = _begin(out)
    for key, value in entries.items():
        name = checked_key(key).encode()
        if 0 in name:
            raise UnsupportedValueError("a key contains U+0000")
        _write_value(out, name, value, depth + 1, limit)
    _end(out, start, limit)


def _write_list(out: bytearray, elements: list[Any] | tuple[Any, ...], depth: int, limit: int) -> None:
    check_depth(depth)
    start = _begin(out)
    for place, element in enumerate(elements):
        _write_value(out, b"%d" % place, element, depth + 1, limit)
    _end(out, start, limit)


def _begin(out: bytearray) -> int:
    out += bytes(4)
    return len(out) - 4


def _end(out: bytearray, start: int, limit: int) -> None:
    out.append(0)
    _check_size(out, limit)
    _int32.pack_into(out, start, len(out) - start)


def _check_size(out: bytearray, limit: int) -> None:
    if len(out) > limit:
        raise MessageTooLargeError(f"more than {limit} bytes")


def _write_value(out: bytearray, name: bytes, value: Any, depth: int, limit: int) -> None:
    _check_size(out, limit)
    if isinstance(value, str):
        text = value.encode()
        out += b"\x02%b\x00%b%b\x00" % (name, _int32.pack(len(text) + 1), text)
    elif value is None:
        out += b"\x0a%b\x00" % name
    elif isinstance(value, bool):
        out += b"\x08%b\x00%c" % (name, value)
    elif isinstance(value, int):
        out += b"\x12%b\x00%b" % (name, _int64.pack(check_integer(value)))
    elif isinstance(value, float):
        out += b"\x01%b\x00%b" % (name, _double.pack(value))
    elif isinstance(value, list | tuple):
        out += b"\x04%b\x00" % name
        _write_list(out, value, depth, limit)
    elif isinstance(value, bytes | bytearray | memoryview):
        out += b"\x05%b\x00%b\x00%b" % (name, _int32.pack(len(value)), bytes(value))
    else:
        out += b"\x03%b\x00" % name
        _write_map(out, tags.escape(value) if isinstance(value, Mapping) else tags.to_map(value), depth, limit)
