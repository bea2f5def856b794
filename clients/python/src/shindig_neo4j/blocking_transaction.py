"""Transactions for threads."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import CancelledError
from queue import SimpleQueue
from typing import Any, Generic, TypeVar

from shindig_neo4j.blocking_streams import ResultStream
from shindig_neo4j.errors import DriverClosedError
from shindig_neo4j.loop_thread import Closing, LoopThread
from shindig_neo4j.result import Result
from shindig_neo4j.stream import AsyncResultStream
from shindig_neo4j.transaction import AsyncTransaction
from shindig_neo4j.values import Parameters

_T = TypeVar("_T")


class Transaction(Closing):
    """As AsyncTransaction, for one thread at a time. ``with`` rolls it back at the end, unless it was committed."""

    def __init__(self, loop: LoopThread, transaction: AsyncTransaction) -> None:
        self._loop = loop
        self._transaction = transaction

    @property
    def committed_before(self) -> bool:
        """Whether a transaction of the same request id was committed, so that nothing is left to do."""
        return self._transaction.committed_before

    def execute(self, text: str, parameters: Parameters | None = None) -> Result:
        """Runs a Cypher text and waits for its records."""
        return self._loop.run(self._transaction.execute(text, parameters))

    def call(
        self, procedure: str, parameters: Parameters | None = None, *, constants: Parameters | None = None
    ) -> Result:
        """Calls a native procedure and waits for its records."""
        return self._loop.run(self._transaction.call(procedure, parameters, constants=constants))

    def stream(self, text: str, parameters: Parameters | None = None) -> ResultStream:
        """As AsyncTransaction.stream."""
        return ResultStream(self._loop, self._loop.run(self._stream(text, parameters)))

    async def _stream(self, text: str, parameters: Parameters | None) -> AsyncResultStream:
        return self._transaction.stream(text, parameters)

    def commit(self) -> str | None:
        """As AsyncTransaction.commit."""
        return self._loop.run(self._transaction.commit())

    def rollback(self) -> None:
        """Rolls back, unless the transaction has ended."""
        self._loop.run(self._transaction.rollback())

    def close(self) -> None:
        self.rollback()


class CallerWork(Generic[_T]):
    """Work in transactions, done by the thread that waits for it."""

    def __init__(self, loop: LoopThread, work: Callable[[Transaction], _T]) -> None:
        self._loop = loop
        self._work = work
        self._begun: SimpleQueue[tuple[AsyncTransaction, asyncio.Future[_T]] | None] = SimpleQueue()

    async def attempt(self, transaction: AsyncTransaction) -> _T:
        """Leaves the work to the thread that waits, and waits for it."""
        outcome: asyncio.Future[_T] = asyncio.get_running_loop().create_future()
        self._begun.put((transaction, outcome))
        return await outcome

    def wait(self, attempts: Coroutine[Any, Any, _T]) -> _T:
        """Does the work of each attempt until there are no more."""
        future = self._loop.submit(attempts)
        future.add_done_callback(lambda _: self._begun.put(None))
        try:
            while (begun := self._begun.get()) is not None:
                self._do(*begun)
            return future.result()
        except CancelledError:
            raise DriverClosedError() from None
        except BaseException:
            future.cancel()
            raise

    def _do(self, transaction: AsyncTransaction, outcome: asyncio.Future[_T]) -> None:
        try:
            value = self._work(Transaction(self._loop, transaction))
        except Exception as error:
            self._loop.loop.call_soon_threadsafe(_settle, outcome, outcome.set_exception, error)
        else:
            self._loop.loop.call_soon_threadsafe(_settle, outcome, outcome.set_result, value)


def _settle(outcome: asyncio.Future[Any], settle: Callable[[Any], None], value: Any) -> None:
    if not outcome.done():  # it was cancelled
        settle(value)
