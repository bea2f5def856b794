"""What a subscription to events brings, in the order of the commits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

from shindig_neo4j.positions import Position


@dataclass(frozen=True, slots=True)
class GraphEvent:
    """What a commit has changed: the type, such as ``friendship.accepted``; the id of the person whose it is; data."""

    type: str
    person: str
    data: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Subscribed:
    """The first message, once: the events of all commits after the position will follow."""

    position: Position


@dataclass(frozen=True, slots=True)
class Events:
    """The events of one commit that were asked for, all of them. None says only that there were none."""

    position: Position
    events: tuple[GraphEvent, ...]


@dataclass(frozen=True, slots=True)
class Gap:
    """Events may be missing: what was known of the graph must be read again. Events go on after the position."""

    position: Position
    reason: str


EventMessage: TypeAlias = Subscribed | Events | Gap
