"""What a server sends, by types."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from shindig_neo4j.errors import MalformedMessageError
from shindig_neo4j.positions import Position
from shindig_neo4j.protocol.fields import Fields


@dataclass(frozen=True, slots=True)
class Timings:
    """Microseconds in the server: until the work began; of the work; of encoding messages."""

    queue_micros: int
    execute_micros: int
    encode_micros: int


@dataclass(frozen=True, slots=True)
class Summary:
    """What the work has changed, and how long it took. Only a write that was committed has a bookmark."""

    counters: dict[str, int]
    bookmark: str | None
    timings: Timings


@dataclass(frozen=True, slots=True)
class Records:
    """A chunk of records. Only the first chunk names the columns."""

    columns: tuple[str, ...]
    rows: list[list[Any]]


@dataclass(frozen=True, slots=True)
class Success:
    columns: tuple[str, ...]
    rows: list[list[Any]]
    summary: Summary


@dataclass(frozen=True, slots=True)
class Failure:
    code: str
    message: str
    retryable: bool


@dataclass(frozen=True, slots=True)
class SubscribedResponse:
    position: Position


@dataclass(frozen=True, slots=True)
class EventResponse:
    position: Position
    events: list[Fields]


@dataclass(frozen=True, slots=True)
class GapResponse:
    position: Position
    reason: str


@dataclass(frozen=True, slots=True)
class Routing:
    """The servers of the database, as host and port; the time to live is in seconds."""

    readers: tuple[str, ...]
    writers: tuple[str, ...]
    routers: tuple[str, ...]
    version: str
    time_to_live: int


@dataclass(frozen=True, slots=True)
class GoAway:
    """The server is about to stop. Answers no request."""

    timeout_millis: int


Response: TypeAlias = Records | Success | Failure | SubscribedResponse | EventResponse | GapResponse | Routing | GoAway


def parse(document: dict[str, Any]) -> tuple[int, Response]:
    """The id and the content of a message. Raises MalformedMessageError."""
    fields = Fields(document)
    number, kind = fields.integer("id"), fields.text("type")
    reader = _READERS.get(kind)
    if reader is None:
        raise MalformedMessageError(f"the server sent a {kind[:20]!r}")
    return number, reader(fields)


def _records(fields: Fields) -> Records:
    columns = fields.texts("columns") if fields.has("columns") else ()
    return Records(columns, fields.rows("records"))


def _success(fields: Fields) -> Success:
    timings = Timings(*map(fields.natural, ("queueMicros", "executeMicros", "encodeMicros")))
    bookmark = fields.text("bookmark") if fields.has("bookmark") else None
    summary = Summary(fields.integers("counters"), bookmark, timings)
    return Success(fields.texts("columns"), fields.rows("records"), summary)


def _failure(fields: Fields) -> Failure:
    return Failure(fields.text("code"), fields.text("message"), fields.flag("retryable"))


def _position(fields: Fields) -> Position:
    try:
        return Position(fields.text("epoch"), fields.integer("offset"), fields.integer("time"))
    except ValueError as error:
        raise MalformedMessageError(str(error)) from error


def _routing(fields: Fields) -> Routing:
    readers, writers, routers = map(fields.texts, ("readers", "writers", "routers"))
    return Routing(readers, writers, routers, fields.text("version"), fields.natural("timeToLive"))


_READERS: dict[str, Callable[[Fields], Response]] = {
    "records": _records,
    "success": _success,
    "failure": _failure,
    "subscribed": lambda fields: SubscribedResponse(_position(fields)),
    "event": lambda fields: EventResponse(_position(fields), fields.documents("events")),
    "gap": lambda fields: GapResponse(_position(fields), fields.text("reason")),
    "routing": _routing,
    "goaway": lambda fields: GoAway(fields.natural("timeout")),
}
