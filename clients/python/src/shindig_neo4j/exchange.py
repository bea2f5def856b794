"""One request with its responses."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Mapping
from contextlib import suppress
from enum import Enum
from typing import TYPE_CHECKING, Any

from shindig_neo4j.errors import MalformedMessageError
from shindig_neo4j.need import Kind
from shindig_neo4j.protocol.responses import (
    EventResponse,
    Failure,
    GapResponse,
    Records,
    Response,
    Routing,
    SubscribedResponse,
    Success,
)

if TYPE_CHECKING:
    from shindig_neo4j.connection import Connection


class Cause(Enum):
    """Why there is no connection."""

    CLOSED = "the application has closed the driver"
    LOST = "the connection was lost"
    UNREACHABLE = "no connection could be made"
    NO_LEADER = "the database has no leader now"
    UNAUTHORIZED = "the server does not accept the credentials"
    VIOLATED = "the server's message is not of the agreed protocol"


class Disconnected(Exception):
    """A request has no connection, or not any more."""

    def __init__(self, cause: Cause, reason: str = "") -> None:
        super().__init__(f"{cause.value}: {reason}" if reason else cause.value)
        self.cause = cause


class Exchange:
    """One request with its responses, which wait here for the one task that reads them.

    No more may come than were asked for, which bounds the memory.
    """

    def __init__(self, fields: Mapping[str, Any], *, chunks: int = 0) -> None:
        """chunks -- how many parts of the answer may come before more are asked for; zero for one answer"""
        self._fields = {**fields, "chunks": chunks} if chunks else fields
        self._subscription = fields["type"] == "subscribe"
        self.kind: Kind = "subscription" if self._subscription else "routes" if fields["type"] == "routes" else "call"
        self.begins = fields["type"] == "begin"
        """Whether it begins a transaction."""
        self._credit = chunks
        self._responses: deque[Response] = deque()
        self._waiter: asyncio.Future[None] | None = None
        self._failure: Disconnected | None = None
        self._abandoned = False
        self._release: Callable[[], None] | None = None
        self.complete = False
        """Whether the last response has come."""
        self.connection: Connection | None = None
        self.id = 0
        self.sent = False
        """Whether the server may have received the request."""

    def begin(self, connection: Connection, number: int) -> Mapping[str, Any]:
        """The document of the request."""
        self.connection = connection
        self.id = number
        return {"id": number, **self._fields}

    async def next(self) -> Response:
        """Waits for the next response. Raises Disconnected once there are no more."""
        while not self._responses:
            if self._failure is not None:
                raise self._failure
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter
        return self._responses.popleft()

    def received(self, response: Response) -> None:
        """Raises MalformedMessageError for what was not asked for."""
        if isinstance(response, Records | EventResponse | GapResponse):
            self._credit -= 1
            if self._credit < 0:
                raise MalformedMessageError("more than was asked for")
        elif isinstance(response, SubscribedResponse) and not self._subscription:
            raise MalformedMessageError("a subscription that nobody requested")
        self.complete = isinstance(response, Success | Failure | Routing)
        self._responses.append(response)
        if self.complete:
            self.release()
        self._wake()

    def request_chunks(self, chunks: int) -> None:
        """Asks for more, unless the answer is complete."""
        if not self.complete and self._failure is None and self.connection is not None:
            self._credit += chunks
            self.connection.post({"type": "credit", "id": self.id, "chunks": chunks})

    def failed(self, failure: Disconnected) -> None:
        """What has come before can still be read."""
        if self._failure is None:
            self._failure = failure
            self.release()
            self._wake()

    def leave(self, failure: Disconnected) -> None:
        """Ends what has no end of its own, so that it goes on at another server."""
        if self._subscription:
            self.give_up()
            self.failed(failure)

    def give_up(self) -> None:
        """Ends it in the server; what comes later is ignored."""
        if self._abandoned:
            return
        self._abandoned = True
        self.release()
        if self.connection is not None and not self.complete and self._failure is None:
            self.connection.forget(self, "unsubscribe" if self._subscription else "cancel")

    def on_release(self, action: Callable[[], None]) -> None:
        """Says what to do once it is over."""
        self._release = action

    def release(self) -> None:
        """It is over, whatever became of it."""
        action, self._release = self._release, None
        if action is not None:
            action()

    def dropped(self) -> None:
        """Gives it up, as nobody can read it any more. For any thread."""
        if self.connection is not None:
            with suppress(RuntimeError):  # the event loop is closed
                self.connection.loop.call_soon_threadsafe(self.give_up)

    @property
    def abandoned(self) -> bool:
        return self._abandoned

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)
