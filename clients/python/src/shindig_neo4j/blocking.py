"""The driver for threads: the one for asyncio, on an event loop in a thread of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar, Unpack

from shindig_neo4j.blocking_streams import EventStream, ResultStream
from shindig_neo4j.blocking_transaction import CallerWork, Transaction
from shindig_neo4j.driver import AsyncDriver, WorkOptions
from shindig_neo4j.event_sequence import Start
from shindig_neo4j.events import DEFAULT_AHEAD
from shindig_neo4j.loop_thread import Closing, LoopThread
from shindig_neo4j.result import Result
from shindig_neo4j.settings import Options, Settings
from shindig_neo4j.values import Parameters

_T = TypeVar("_T")


class Driver(Closing):
    """As AsyncDriver, for many threads at a time. Close it, best by ``with``."""

    def __init__(self, uri: str, **options: Unpack[Options]) -> None:
        """Begins to connect. Raises ValueError for bad options."""
        self._driver = AsyncDriver(uri, **options)
        self._loop = LoopThread()
        self._loop.run(self._driver.__aenter__())

    @property
    def settings(self) -> Settings:
        return self._driver.settings

    def execute(self, text: str, parameters: Parameters | None = None, **options: Unpack[WorkOptions]) -> Result:
        """As AsyncDriver.execute."""
        return self._loop.run(self._driver.execute(text, parameters, **options))

    def call(
        self,
        procedure: str,
        parameters: Parameters | None = None,
        *,
        constants: Parameters | None = None,
        **options: Unpack[WorkOptions],
    ) -> Result:
        """As AsyncDriver.call."""
        return self._loop.run(self._driver.call(procedure, parameters, constants=constants, **options))

    def stream(self, text: str, parameters: Parameters | None = None, **options: Unpack[WorkOptions]) -> ResultStream:
        """As AsyncDriver.stream."""
        stream = self._loop.run(_made(lambda: self._driver.stream(text, parameters, **options)))
        return ResultStream(self._loop, stream)

    def stream_call(
        self,
        procedure: str,
        parameters: Parameters | None = None,
        *,
        constants: Parameters | None = None,
        **options: Unpack[WorkOptions],
    ) -> ResultStream:
        """As AsyncDriver.stream_call."""
        made = _made(lambda: self._driver.stream_call(procedure, parameters, constants=constants, **options))
        stream = self._loop.run(made)
        return ResultStream(self._loop, stream)

    def begin(self, **options: Unpack[WorkOptions]) -> Transaction:
        """As AsyncDriver.begin."""
        return Transaction(self._loop, self._loop.run(self._driver.begin(**options)))

    def transact(self, work: Callable[[Transaction], _T], **options: Unpack[WorkOptions]) -> _T:
        """As AsyncDriver.transact."""
        caller = CallerWork(self._loop, work)
        return caller.wait(self._driver.transact(caller.attempt, **options))

    def subscribe(
        self, topics: Sequence[str] = ("all",), *, start: Start = "now", ahead: int = DEFAULT_AHEAD
    ) -> EventStream:
        """As AsyncDriver.subscribe."""
        stream = self._loop.run(_made(lambda: self._driver.subscribe(topics, start=start, ahead=ahead)))
        return EventStream(self._loop, stream)

    def close(self) -> None:
        """Closes the connections and ends the thread. Pending calls and later ones fail with DriverClosedError."""
        self._loop.close(self._driver.aclose())


async def _made(make: Callable[[], _T]) -> _T:
    """Makes something on the thread of the event loop."""
    return make()
