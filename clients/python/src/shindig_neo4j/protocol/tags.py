"""Values that a format has no type for: a map of one entry, whose key starts with ``$``."""

from __future__ import annotations

import base64
import datetime
from collections.abc import Callable, Mapping
from math import isnan
from typing import Any, TypeVar

from shindig_neo4j.errors import MalformedMessageError, UnsupportedValueError
from shindig_neo4j.temporal import Date, DateTime, LocalDateTime, LocalTime, Time
from shindig_neo4j.values import Duration, Node, Path, Point, Relationship

_T = TypeVar("_T")
_NOT_FINITE = {"NaN": float("nan"), "Infinity": float("inf"), "-Infinity": float("-inf")}


def to_map(value: object) -> dict[str, Any]:
    """The tagged map of a value that is not plain."""
    writer = _WRITERS.get(type(value)) or next((w for t, w in _WRITERS.items() if isinstance(value, t)), None)
    if writer is None:
        raise UnsupportedValueError(f"the protocol has no type for {type(value).__name__}")
    try:
        return writer(value)
    except ValueError as error:
        raise UnsupportedValueError(str(error)) from error


def bytes_to_map(value: bytes) -> dict[str, Any]:
    return {"$bytes": base64.b64encode(value).decode("ascii")}


def float_to_map(value: float) -> dict[str, Any]:
    """Of a number that is not finite."""
    return {"$float": "NaN" if isnan(value) else "Infinity" if value > 0 else "-Infinity"}


def escape(plain: Mapping[Any, Any]) -> Mapping[Any, Any]:
    """The map to write for a plain map: the same, unless it looks like a tagged value."""
    if len(plain) == 1:
        ((key, value),) = plain.items()
        if isinstance(key, str) and key.startswith("$"):
            return {"$" + key: value}
    return plain


def from_map(read: dict[str, Any]) -> Any:
    """The value of a map that was read: the same map, unless it is tagged."""
    if len(read) != 1:
        return read
    ((key, value),) = read.items()
    if not key.startswith("$"):
        return read
    if key.startswith("$$"):
        return {key[1:]: value}
    reader = _READERS.get(key)
    if reader is None:
        raise MalformedMessageError(f"unknown type of value {key[:20]!r}")
    try:
        return reader(value)
    except ValueError as error:
        raise MalformedMessageError(f"{key} is not valid: {error}") from error


def _typed(value: Any, kind: type[_T]) -> _T:
    if type(value) is not kind:
        raise ValueError(f"{kind.__name__} expected")
    return value


def _texts(value: Any) -> tuple[str, ...]:
    return tuple(_typed(text, str) for text in _typed(value, list))


def _fields(value: Any, *names: str) -> list[Any]:
    fields = _typed(value, dict)
    missing = [name for name in names if name not in fields]
    if missing:
        raise ValueError(f"no {missing[0]}")
    return [fields[name] for name in names]


def _duration(value: Any) -> Duration:
    parts = [_typed(part, int) for part in _typed(value, list)]
    if len(parts) != 4:
        raise ValueError("four parts expected")
    return Duration(*parts)


def _point(value: Any) -> Point:
    srid, coordinates = _fields(value, "srid", "coordinates")
    numbers = _typed(coordinates, list)
    if any(type(number) not in (float, int) for number in numbers):
        raise ValueError("numbers expected")
    return Point(_typed(srid, int), tuple(float(number) for number in numbers))


def _node(value: Any) -> Node:
    element_id, labels, properties = _fields(value, "elementId", "labels", "properties")
    return Node(_typed(element_id, str), _texts(labels), _typed(properties, dict))


def _relationship(value: Any) -> Relationship:
    *texts, properties = _fields(value, "elementId", "type", "start", "end", "properties")
    element_id, kind, start, end = (_typed(text, str) for text in texts)
    return Relationship(element_id, kind, start, end, _typed(properties, dict))


def _path(value: Any) -> Path:
    nodes, relationships = _fields(value, "nodes", "relationships")
    return Path(
        tuple(_typed(node, Node) for node in _typed(nodes, list)),
        tuple(_typed(relationship, Relationship) for relationship in _typed(relationships, list)),
    )


def _bytes(value: Any) -> bytes:
    text = _typed(value, str).encode("ascii")
    if len(text) % 4 or text.endswith(b"==="):  # Python reads any padding that is long enough
        raise ValueError("not padded as it must be")
    return base64.b64decode(text, validate=True)


def _float(value: Any) -> float:
    if _typed(value, str) not in _NOT_FINITE:
        raise ValueError("a finite number needs no tag")
    return _NOT_FINITE[value]


def _text_reader(parse: Callable[[str], Any]) -> Callable[[Any], Any]:
    return lambda value: parse(_typed(value, str))


def _moment(value: datetime.datetime) -> dict[str, Any]:
    if value.tzinfo is None:
        return {"$localDateTime": str(LocalDateTime.from_native(value))}
    return {"$dateTime": str(DateTime.from_native(value))}


def _time(value: datetime.time) -> dict[str, Any]:
    if value.tzinfo is None:
        return {"$localTime": str(LocalTime.from_native(value))}
    return {"$time": str(Time.from_native(value))}


def _duration_map(value: Duration) -> dict[str, Any]:
    return {"$duration": [value.months, value.days, value.seconds, value.nanoseconds]}


def _point_map(value: Point) -> dict[str, Any]:
    return {"$point": {"srid": value.srid, "coordinates": [float(number) for number in value.coordinates]}}


def _node_map(value: Node) -> dict[str, Any]:
    fields = {"elementId": value.element_id, "labels": value.labels, "properties": value.properties}
    return {"$node": fields}


def _relationship_map(value: Relationship) -> dict[str, Any]:
    ends = {"start": value.start, "end": value.end}
    return {
        "$relationship": {"elementId": value.element_id, "type": value.type, **ends, "properties": value.properties}
    }


def _path_map(value: Path) -> dict[str, Any]:
    return {"$path": {"nodes": value.nodes, "relationships": value.relationships}}


# A datetime is a date, so it comes first.
_WRITERS: dict[type, Callable[[Any], dict[str, Any]]] = {
    datetime.datetime: _moment,
    datetime.date: lambda value: {"$date": str(Date.from_native(value))},
    datetime.time: _time,
    datetime.timedelta: lambda value: _duration_map(Duration.from_native(value)),
    Date: lambda value: {"$date": str(value)},
    Time: lambda value: {"$time": str(value)},
    LocalTime: lambda value: {"$localTime": str(value)},
    DateTime: lambda value: {"$dateTime": str(value)},
    LocalDateTime: lambda value: {"$localDateTime": str(value)},
    Duration: _duration_map,
    Point: _point_map,
    Node: _node_map,
    Relationship: _relationship_map,
    Path: _path_map,
}

_READERS: dict[str, Callable[[Any], Any]] = {
    "$date": _text_reader(Date.parse),
    "$time": _text_reader(Time.parse),
    "$localTime": _text_reader(LocalTime.parse),
    "$dateTime": _text_reader(DateTime.parse),
    "$localDateTime": _text_reader(LocalDateTime.parse),
    "$duration": _duration,
    "$point": _point,
    "$node": _node,
    "$relationship": _relationship,
    "$path": _path,
    "$bytes": _bytes,
    "$float": _float,
}
