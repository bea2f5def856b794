"""Statements that take effect together or not at all."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from types import TracebackType
from typing import Any, Self, TypeVar

from shindig_neo4j.call import Call, Source
from shindig_neo4j.connection import Connection
from shindig_neo4j.errors import CallTimeoutError, GraphError, MalformedMessageError
from shindig_neo4j.exchange import Exchange
from shindig_neo4j.pending import PendingCalls
from shindig_neo4j.protocol.responses import Success
from shindig_neo4j.result import Result, records
from shindig_neo4j.statement import Statement, Terms
from shindig_neo4j.stream import AsyncResultStream, Owner
from shindig_neo4j.values import Parameters

_T = TypeVar("_T")
_SUBJECT = "transaction"


class AsyncTransaction:
    """Uses one connection. A failure in it rolls it back. For one task at a time.

    ``async with`` rolls it back at the end, unless it was committed.
    """

    def __init__(self, terms: Terms, begin: Exchange, committed_before: bool, deadline: float) -> None:
        assert begin.connection is not None
        self._address = begin.connection.address
        self._terms = terms
        self._connection = begin.connection
        self._id = begin.id
        self._deadline = deadline
        self._open = True
        self._stream_closed_early = False
        self.committed_before = committed_before
        """Whether a transaction of the same request id was committed, so that nothing is left to do."""

    @staticmethod
    async def begin(source: Source, address: str, terms: Terms, pending: PendingCalls) -> AsyncTransaction:
        deadline = _clock() + terms.timeout
        exchange = Exchange({"type": "begin", **terms.fields(terms.timeout)})
        call = Call(_SUBJECT, address, False, pending)
        try:
            success = call.success(exchange, await call.ask(source, exchange, terms.timeout))
        except BaseException:
            _abandon(exchange)
            raise
        return AsyncTransaction(terms, exchange, bool(success.rows), deadline)

    async def execute(self, text: str, parameters: Parameters | None = None) -> Result:
        """Runs a Cypher text and waits for its records."""
        return await self._guarded(lambda: self._run(self._statement("cypher", text, parameters)))

    async def call(
        self, procedure: str, parameters: Parameters | None = None, *, constants: Parameters | None = None
    ) -> Result:
        """Calls a native procedure and waits for its records."""
        return await self._guarded(lambda: self._run(self._statement("call", procedure, parameters, constants)))

    def stream(self, text: str, parameters: Parameters | None = None) -> AsyncResultStream:
        """Runs a Cypher text. What follows in the transaction waits until the stream has been read.

        Closing the stream before its end rolls the transaction back.
        """
        self._require_open()
        statement = self._statement("cypher", text, parameters)
        call = Call(text, self._address, False)
        return AsyncResultStream(call, self._source, statement, self._id, _StreamOwner(self))

    def _statement(
        self, kind: Any, subject: str, parameters: Parameters | None, constants: Parameters | None = None
    ) -> Statement:
        return Statement(kind, subject, parameters or {}, Terms(self._terms.mode, self.left()), constants)

    async def _run(self, statement: Statement) -> Result:
        timeout = self.left()
        exchange = Exchange(statement.fields(timeout, self._id))
        call = Call(statement.subject, self._address, False)
        success = call.success(exchange, await call.ask(self._source, exchange, timeout))
        try:
            return Result(success.columns, records(success.columns, success.rows), success.summary)
        except MalformedMessageError as error:
            raise call.violated(exchange, error) from error

    async def _source(self) -> Connection:
        return self._connection

    def left(self) -> float:
        """Raises CallTimeoutError once the time of the transaction is over."""
        left = self._deadline - _clock()
        if left <= 0:
            message = f"the transaction has not ended within {self._terms.timeout:.3g} seconds"
            raise CallTimeoutError("driver.timed-out", message, retryable=True, address=self._address, subject=_SUBJECT)
        return left

    async def commit(self) -> str | None:
        """Commits, and gives a bookmark for statements that must see it; none if nothing was written.

        Raises OutcomeUnknownError if the connection was lost before the answer, unless there is a request id.
        """
        success = await self._guarded(lambda: self._end("commit", self._terms.writes_unrepeatably))
        self._ended()
        return success.summary.bookmark

    async def _end(self, kind: str, unrepeatable: bool) -> Success:
        exchange = Exchange({"type": kind, "transaction": self._id})
        call = Call(_SUBJECT, self._address, unrepeatable)
        return call.success(exchange, await call.ask(self._source, exchange, self.left()))

    async def rollback(self) -> None:
        """Rolls back, unless the transaction has ended."""
        if not self._open:
            return
        try:
            await self._end("rollback", False)
        except GraphError:
            self.cancel()  # it has ended with its connection, or by a failure inside, or is late
        except BaseException:
            self.cancel()
            raise
        self._ended()

    async def _guarded(self, work: Callable[[], Awaitable[_T]]) -> _T:
        self._require_open()
        try:
            return await work()
        except BaseException:  # which may have ended it in the server
            self.cancel()
            raise

    def _require_open(self) -> None:
        if self._stream_closed_early:
            raise RuntimeError("a stream was closed before its end, which has rolled the transaction back")
        if not self._open:
            raise RuntimeError("the transaction has ended")

    def cancel(self) -> None:
        """Ends it in the server, without waiting."""
        if self._open:
            self._connection.post({"type": "cancel", "id": self._id})
            self._ended()

    async def stream_closed_early(self) -> None:
        self._stream_closed_early = self._open
        await self.rollback()

    def _ended(self) -> None:
        if self._open:
            self._open = False
            self._connection.ended(self._id)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.rollback()


class _StreamOwner(Owner):
    """What a stream does to its transaction."""

    def __init__(self, transaction: AsyncTransaction) -> None:
        self._transaction = transaction

    async def failed(self) -> None:
        self._transaction.cancel()

    async def closed_early(self) -> None:
        await self._transaction.stream_closed_early()

    def left(self, timeout: float) -> float:
        return min(timeout, self._transaction.left())


def _abandon(begin: Exchange) -> None:
    """The answer may have come while the caller gave up, and nobody has the transaction then."""
    if begin.complete and begin.connection is not None:
        begin.connection.post({"type": "cancel", "id": begin.id})
        begin.connection.ended(begin.id)


def _clock() -> float:
    return asyncio.get_running_loop().time()
