"""How far a subscription has been read, and what may come next."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from shindig_neo4j.errors import MalformedMessageError
from shindig_neo4j.event_messages import EventMessage, Events, Gap, GraphEvent, Subscribed
from shindig_neo4j.positions import Position
from shindig_neo4j.protocol.responses import EventResponse, GapResponse, Response, SubscribedResponse

Start: TypeAlias = Literal["now", "earliest"] | Position


class EventSequence:
    """Over all requests of a subscription."""

    def __init__(self, start: Start) -> None:
        self._start = start
        self._position: Position | None = None
        self._subscribed = False
        self._gap_due = False
        """Whether the server does not go on at the position, and so must say what may be missing."""

    @property
    def is_answered(self) -> bool:
        """Whether the server has answered the last request."""
        return self._subscribed

    def restart(self) -> dict[str, Any]:
        """Where the next request begins, as its fields."""
        self._subscribed = False
        self._gap_due = False
        start = self._position or self._start
        if isinstance(start, str):
            return {"from": start}
        return {"from": "after", "epoch": start.epoch, "offset": start.offset, "time": start.time}

    def take(self, response: Response) -> EventMessage | None:
        """What the application is to know; None for the answer to a request that goes on.

        Raises MalformedMessageError if a message is doubled, or something must be missing.
        """
        if isinstance(response, SubscribedResponse):
            return self._answered(response.position)
        _require(self._subscribed, "an event before the subscription is answered")
        if isinstance(response, EventResponse):
            self._require_next(response.position)
            self._position = response.position
            return Events(response.position, tuple(map(_event, response.events)))
        if isinstance(response, GapResponse):
            self._gap_due = False
            self._position = response.position
            return Gap(response.position, response.reason)
        raise MalformedMessageError("not a part of a subscription")

    def _answered(self, answer: Position) -> Subscribed | None:
        """Stays where it was if the server does not go on there: the gap is still to come."""
        _require(not self._subscribed, "a subscription that is answered twice")
        self._subscribed = True
        first = self._position is None
        position = self._position or (self._start if isinstance(self._start, Position) else answer)
        self._position = position
        self._gap_due = position != answer
        return Subscribed(position) if first else None

    def _require_next(self, following: Position) -> None:
        _require(not self._gap_due, "a gap that is not told")
        before = self._position
        assert before is not None
        _require(
            following.epoch == before.epoch and following.offset > before.offset,
            "an event that does not come after the one before",
        )


def _event(fields: Any) -> GraphEvent:
    return GraphEvent(fields.text("type"), fields.text("person"), fields.entries("data"))


def _require(holds: bool, violation: str) -> None:
    if not holds:
        raise MalformedMessageError(violation)
