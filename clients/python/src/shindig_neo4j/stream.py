"""Records one after the other, however many there are."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from types import TracebackType
from typing import Self

from shindig_neo4j.call import Call, Source
from shindig_neo4j.errors import MalformedMessageError
from shindig_neo4j.exchange import Exchange
from shindig_neo4j.protocol.responses import Failure, Records, Response, Success, Summary
from shindig_neo4j.result import Record, records
from shindig_neo4j.statement import Statement

CHUNKS_AHEAD = 2


class Owner:
    """What a stream belongs to, such as a transaction."""

    async def failed(self) -> None:
        """The stream has failed. Called once."""

    async def closed_early(self) -> None:
        """The stream is closed before its end. Called once, if it has not failed."""

    def left(self, timeout: float) -> float:
        """The longest time to wait for the next chunk."""
        return timeout


class AsyncResultStream:
    """An async iterator of records. While one chunk is read the next is on its way, and no more.

    For one task at a time. Close it, best by ``async with``, unless it is read to its end. It is never sent again: with
    its connection, it fails.
    """

    def __init__(self, call: Call, source: Source, statement: Statement, transaction: int | None, owner: Owner) -> None:
        self._over = False
        self._sent = False
        self._call = call
        self._source = source
        self._timeout = statement.terms.timeout
        fields = statement.fields(owner.left(self._timeout), transaction)
        self._exchange = Exchange(fields, chunks=CHUNKS_AHEAD)
        self._owner = owner
        self._columns: tuple[str, ...] = ()
        self._summary: Summary | None = None
        self._records: list[Record] = []
        self._place = 0

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.aclose()

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> Record:
        while self._place == len(self._records):
            if self._over:
                raise StopAsyncIteration
            await self._fetch()
        self._place += 1
        return self._records[self._place - 1]

    async def next_chunk(self) -> list[Record] | None:
        """The next records, of about 128 KiB; perhaps none. None at the end. Waits at most the statement's timeout."""
        if self._place == len(self._records):
            if self._over:
                return None
            await self._fetch()
        rest = self._records[self._place :]
        self._place = len(self._records)
        return rest

    async def _fetch(self) -> None:
        self._records, self._place = await self._guarded(self._next_chunk), 0

    async def _guarded(self, work: Callable[[], Awaitable[list[Record]]]) -> list[Record]:
        try:
            return await work()
        except BaseException:
            self._over = True
            await self._owner.failed()
            raise

    async def _next_chunk(self) -> list[Record]:
        response = await self._response()
        try:
            return self._take(response)
        except MalformedMessageError as error:
            raise self._call.violated(self._exchange, error) from error

    async def _response(self) -> Response:
        timeout = self._owner.left(self._timeout)
        if self._sent:
            return await self._call.next(self._exchange, timeout)
        self._sent = True
        return await self._call.ask(self._source, self._exchange, timeout)

    def _take(self, response: Response) -> list[Record]:
        if isinstance(response, Failure):
            raise self._call.failure(self._exchange, response)
        if not isinstance(response, Records | Success):
            raise MalformedMessageError("not a part of a result")
        self._columns = response.columns or self._columns
        if isinstance(response, Success):
            self._summary = response.summary
            self._over = True
        else:
            self._exchange.request_chunks(1)
        return records(self._columns, response.rows)

    async def columns(self) -> tuple[str, ...]:
        """The names of the columns. Waits for the first chunk."""
        while not self._columns and not self._over and not self._records:
            await self._fetch()
        return self._columns

    @property
    def summary(self) -> Summary:
        """What the statement has changed. Raises ValueError before the last record has come."""
        if self._summary is None:
            raise ValueError("there are records to read")
        return self._summary

    async def aclose(self) -> None:
        """Ends the statement in the server, unless it has ended already."""
        early = not self._over
        self._over = True
        self._records, self._place = [], 0
        self._exchange.give_up()
        if early and self._sent:
            await self._owner.closed_early()

    def __del__(self) -> None:
        if self._sent and not self._over:
            self._exchange.dropped()
