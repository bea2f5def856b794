"""The values of a graph that Python has no type for."""

from __future__ import annotations

import datetime
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from shindig_neo4j.temporal import Date, DateTime, LocalDateTime, LocalTime, Time

_MICROSECOND = 1000


@dataclass(frozen=True, slots=True)
class Duration:
    """An amount of time whose parts do not convert into each other."""

    months: int = 0
    days: int = 0
    seconds: int = 0
    nanoseconds: int = 0

    @staticmethod
    def from_native(delta: datetime.timedelta) -> Duration:
        return Duration(0, delta.days, delta.seconds, delta.microseconds * _MICROSECOND)

    def to_native(self) -> datetime.timedelta:
        """Cuts what is less than a microsecond; fails with ValueError if there are months."""
        if self.months:
            raise ValueError("a month has no length of its own")
        return datetime.timedelta(self.days, self.seconds, self.nanoseconds // _MICROSECOND)


@dataclass(frozen=True, slots=True)
class Point:
    """A place in the coordinate reference system of that SRID; two or three coordinates."""

    srid: int
    coordinates: tuple[float, ...]

    def __post_init__(self) -> None:
        if len(self.coordinates) not in (2, 3):
            raise ValueError("a point has two or three coordinates")


@dataclass(frozen=True, slots=True)
class Node:
    """A node as it was when it was read."""

    element_id: str
    labels: tuple[str, ...]
    properties: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Relationship:
    """A relationship as it was when it was read, with the element ids of its ends."""

    element_id: str
    type: str
    start: str
    end: str
    properties: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Path:
    """A walk: there is one node more than relationships."""

    nodes: tuple[Node, ...]
    relationships: tuple[Relationship, ...]

    def __post_init__(self) -> None:
        if len(self.nodes) != len(self.relationships) + 1:
            raise ValueError("a path has one node more than relationships")


Parameter: TypeAlias = (
    "bool | int | float | str | bytes | bytearray | Sequence[Parameter] | Mapping[str, Parameter]"
    " | Date | Time | LocalTime | DateTime | LocalDateTime | Duration | Point"
    " | datetime.date | datetime.time | datetime.timedelta | None"
)
"""What a request can carry. An integer has 64 bits; a ``datetime`` type is converted."""

Parameters: TypeAlias = Mapping[str, Parameter]
