"""The notation of values in wire-vectors.json: a JSON object with one key for each value."""

from __future__ import annotations

import math
import struct
from collections.abc import Callable
from typing import Any

from shindig_neo4j import (
    Date,
    DateTime,
    Duration,
    LocalDateTime,
    LocalTime,
    Node,
    Path,
    Point,
    Relationship,
    Time,
)

_NAN = "7ff8000000000000"


def value(noted: dict[str, Any]) -> Any:
    """The value that is noted."""
    ((kind, content),) = noted.items()
    return _READERS[kind](content)


def _node(fields: dict[str, Any]) -> Node:
    return Node(fields["elementId"], tuple(fields["labels"]), value(fields["properties"]))


def _relationship(fields: dict[str, Any]) -> Relationship:
    ends = fields["start"], fields["end"]
    return Relationship(fields["elementId"], fields["type"], *ends, value(fields["properties"]))


def _path(fields: dict[str, Any]) -> Path:
    return Path(tuple(map(_bare(_node, "node"), fields["nodes"])), _relationships(fields["relationships"]))


def _relationships(noted: list[Any]) -> tuple[Relationship, ...]:
    return tuple(map(_bare(_relationship, "relationship"), noted))


def _bare(read: Callable[[dict[str, Any]], Any], kind: str) -> Callable[[dict[str, Any]], Any]:
    """Reads fields with the kind around them, or without."""
    return lambda noted: read(noted.get(kind, noted))


def _float(bits: str) -> float:
    number: float = struct.unpack(">d", bytes.fromhex(bits))[0]
    return number


def _point(fields: dict[str, Any]) -> Point:
    return Point(int(fields["srid"]), tuple(_float(bits) for bits in fields["coordinates"]))


_READERS: dict[str, Callable[[Any], Any]] = {
    "null": lambda _: None,
    "boolean": bool,
    "integer": int,
    "float": _float,
    "string": str,
    "bytes": bytes.fromhex,
    "list": lambda elements: [value(element) for element in elements],
    "map": lambda entries: {key: value(entry) for key, entry in entries},
    "date": Date.parse,
    "time": Time.parse,
    "localTime": LocalTime.parse,
    "dateTime": DateTime.parse,
    "localDateTime": LocalDateTime.parse,
    "duration": lambda parts: Duration(*map(int, parts)),
    "point": _point,
    "node": _node,
    "relationship": _relationship,
    "path": _path,
}


def canonical(plain: Any) -> Any:
    """Tells apart what Python takes for equal: 1, 1.0 and True; 0.0 and -0.0; orders of fields."""
    if isinstance(plain, float):
        return ("float", _NAN if math.isnan(plain) else struct.pack(">d", plain).hex())
    if isinstance(plain, list | tuple):
        return (type(plain).__name__, [canonical(element) for element in plain])
    if isinstance(plain, dict):
        return ("map", [(key, canonical(entry)) for key, entry in plain.items()])
    if isinstance(plain, Point):
        return ("point", plain.srid, canonical(plain.coordinates))
    if isinstance(plain, Node | Relationship | Path):
        return (type(plain).__name__, [canonical(getattr(plain, name)) for name in plain.__slots__])
    return (type(plain).__name__, str(plain) if not isinstance(plain, bytes) else plain.hex())
