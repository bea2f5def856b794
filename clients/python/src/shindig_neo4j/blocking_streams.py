"""Records and events for threads."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from shindig_neo4j.event_messages import EventMessage
from shindig_neo4j.events import AsyncEventStream
from shindig_neo4j.loop_thread import Closing, LoopThread
from shindig_neo4j.protocol.responses import Summary
from shindig_neo4j.result import Record
from shindig_neo4j.stream import AsyncResultStream


class ResultStream(Closing):
    """As AsyncResultStream, for one thread at a time."""

    def __init__(self, loop: LoopThread, stream: AsyncResultStream) -> None:
        self._loop = loop
        self._stream = stream
        self._records: Iterator[Record] = iter(())

    def __iter__(self) -> Iterator[Record]:
        return self

    def __next__(self) -> Record:
        while True:
            for record in self._records:
                return record
            chunk = self._loop.run(self._stream.next_chunk())
            if chunk is None:
                raise StopIteration
            self._records = iter(chunk)

    def columns(self) -> tuple[str, ...]:
        """The names of the columns. Waits for the first chunk."""
        return self._loop.run(self._stream.columns())

    @property
    def summary(self) -> Summary:
        """What the statement has changed. Raises ValueError before the last record has come."""
        return self._stream.summary

    def close(self) -> None:
        """Ends the statement in the server, unless it has ended already."""
        self._records = iter(())
        self._loop.run(self._stream.aclose())


class EventStream(Closing):
    """As AsyncEventStream, for one thread at a time."""

    def __init__(self, loop: LoopThread, stream: AsyncEventStream) -> None:
        self._loop = loop
        self._stream = stream

    def next(self, timeout: float | None = None) -> EventMessage | None:
        """Waits for the next message, for so many seconds or as long as it takes. None if none comes in time."""
        return self._loop.run(self._next(timeout))

    async def _next(self, timeout: float | None) -> EventMessage | None:
        try:
            async with asyncio.timeout(timeout):
                return await anext(self._stream, None)
        except TimeoutError:
            return None

    def __iter__(self) -> Iterator[EventMessage]:
        return self

    def __next__(self) -> EventMessage:
        message = self.next()
        if message is None:
            raise StopIteration
        return message

    def close(self) -> None:
        """Ends the subscription."""
        self._loop.run(self._stream.aclose())
