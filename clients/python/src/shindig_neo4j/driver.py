"""The driver for asyncio."""

from __future__ import annotations

import uuid
from collections.abc import Awaitable, Callable, Sequence
from types import TracebackType
from typing import Literal, Self, TypedDict, TypeVar, Unpack

from shindig_neo4j.call import Call, Source
from shindig_neo4j.connection import Connection
from shindig_neo4j.errors import DriverClosedError, MalformedMessageError
from shindig_neo4j.event_sequence import Start
from shindig_neo4j.events import DEFAULT_AHEAD, AsyncEventStream
from shindig_neo4j.exchange import Cause, Disconnected, Exchange
from shindig_neo4j.managed import ManagedTransaction
from shindig_neo4j.need import Need, Servers
from shindig_neo4j.pending import PendingCalls
from shindig_neo4j.result import Result, records
from shindig_neo4j.retries import LostConnections, TransientFailures, repeat
from shindig_neo4j.servers import open_servers
from shindig_neo4j.settings import Options, Settings
from shindig_neo4j.statement import Mode, Statement, Terms
from shindig_neo4j.stream import AsyncResultStream, Owner
from shindig_neo4j.transaction import AsyncTransaction
from shindig_neo4j.values import Parameters

_T = TypeVar("_T")


class WorkOptions(TypedDict, total=False):
    """The keyword arguments of work and transactions.

    mode -- ``read``, the default, or ``write``; of a transaction, ``write`` is the default
    timeout -- in seconds, here and in the server; by default, the driver's
    request_id -- makes a write safe to send again within a day; unique for the user; at most 1,024 characters
    bookmarks -- of the writes that it must see
    trace -- the W3C trace context of the caller (``traceparent``), for Neo4j's query log
    """

    mode: Mode
    timeout: float
    request_id: str | None
    bookmarks: Sequence[str]
    trace: str | None


def new_request_id() -> str:
    """One that nobody else has."""
    return str(uuid.uuid4())


class AsyncDriver:
    """Runs statements on a server, or on several. One is enough for a program; all its calls are for one event loop.

    ``async with`` begins to connect, in the background, and closes it. It connects again when a connection is lost, and
    can be made while the server is down: a call waits for an attempt that is running, and fails at once between two.
    """

    def __init__(self, uri: str, **options: Unpack[Options]) -> None:
        """Raises ValueError for bad options, and ImportError if the compression needs a package that is missing."""
        self.settings = Settings(uri=uri, **options)
        self.settings.subprotocol()
        self._pending = PendingCalls(self.settings.maximum_pending)
        self._servers: Servers | None = None

    async def __aenter__(self) -> Self:
        self._servers = self._servers or open_servers(self.settings)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.aclose()

    async def aclose(self) -> None:
        """Closes the connections. Pending calls and those that come later fail with DriverClosedError."""
        if self._servers is not None:
            await self._servers.close()

    async def execute(self, text: str, parameters: Parameters | None = None, **options: Unpack[WorkOptions]) -> Result:
        """Runs a Cypher text in a transaction of its own and waits for its records.

        What reads, or has a request id, is sent again if its connection is lost; with a request id also after other
        failures that may pass. When the task is cancelled, the request is ended in the server.
        """
        return await self._run(self._statement("cypher", text, parameters, None, options))

    async def call(
        self,
        procedure: str,
        parameters: Parameters | None = None,
        *,
        constants: Parameters | None = None,
        **options: Unpack[WorkOptions],
    ) -> Result:
        """As ``execute``, for a native procedure.

        constants -- parameters that many calls have alike: they are sent once for each connection
        """
        return await self._run(self._statement("call", procedure, parameters, constants, options))

    def stream(
        self, text: str, parameters: Parameters | None = None, **options: Unpack[WorkOptions]
    ) -> AsyncResultStream:
        """Runs a Cypher text for any number of records, which come in chunks as they are read. Never sent again.

        The timeout is that of the whole statement in the server, and of each chunk here.
        """
        return self._stream(self._statement("cypher", text, parameters, None, options))

    def stream_call(
        self,
        procedure: str,
        parameters: Parameters | None = None,
        *,
        constants: Parameters | None = None,
        **options: Unpack[WorkOptions],
    ) -> AsyncResultStream:
        """As ``stream``, for a native procedure."""
        return self._stream(self._statement("call", procedure, parameters, constants, options))

    def _statement(
        self,
        kind: Literal["cypher", "call"],
        subject: str,
        parameters: Parameters | None,
        constants: Parameters | None,
        options: WorkOptions,
    ) -> Statement:
        return Statement(kind, subject, parameters or {}, self._terms("read", options), constants)

    def _terms(self, mode: Mode, options: WorkOptions) -> Terms:
        return Terms(**{"mode": mode, "timeout": self.settings.timeout, **options})  # type: ignore[arg-type]

    async def _run(self, statement: Statement) -> Result:
        terms = statement.terms
        policy = LostConnections() if terms.request_id is None else TransientFailures()
        return await repeat(policy, terms.timeout, lambda left: self._run_once(statement, left))

    async def _run_once(self, statement: Statement, left: float) -> Result:
        exchange = Exchange(statement.fields(left))
        call = self._call(statement)
        success = call.success(exchange, await call.ask(self._source(statement.terms), exchange, left))
        try:
            return Result(success.columns, records(success.columns, success.rows), success.summary)
        except MalformedMessageError as error:
            raise call.violated(exchange, error) from error

    def _call(self, statement: Statement) -> Call:
        return Call(statement.subject, self.settings.uri, statement.terms.writes_unrepeatably, self._pending)

    def _stream(self, statement: Statement) -> AsyncResultStream:
        return AsyncResultStream(self._call(statement), self._source(statement.terms), statement, None, Owner())

    def _source(self, terms: Terms) -> Source:
        """Gives connections to servers that can do the work."""
        return lambda: self._connection(Need(writes=terms.mode == "write"))

    async def _connection(self, need: Need) -> Connection:
        if self._servers is None:
            raise Disconnected(Cause.CLOSED, "use async with")
        return await self._servers.get(need)

    async def begin(self, **options: Unpack[WorkOptions]) -> AsyncTransaction:
        """Begins a transaction, by default one that writes. The caller must end it: ``async with await begin()``.

        It is not begun again: with its connection, it fails. ``transact`` begins another one.
        """
        return await self._begin(self._terms("write", options))

    async def _begin(self, terms: Terms) -> AsyncTransaction:
        return await AsyncTransaction.begin(self._source(terms), self.settings.uri, terms, self._pending)

    async def transact(self, work: Callable[[AsyncTransaction], Awaitable[_T]], **options: Unpack[WorkOptions]) -> _T:
        """Does work in a transaction and commits it.

        After a failure that may pass, the work is repeated in a new transaction until the timeout is over; it must have
        no effects outside of the transaction. A write gets a request id if it has none, so that it takes effect once,
        even if the answer to the commit was lost.
        """
        terms = self._terms("write", options)
        if terms.writes_unrepeatably:
            terms = self._terms("write", {**options, "request_id": new_request_id()})
        managed = ManagedTransaction(work)
        return await repeat(TransientFailures(), terms.timeout, lambda left: self._attempt(managed, terms, left))

    async def _attempt(self, managed: ManagedTransaction[_T], terms: Terms, left: float) -> _T:
        shorter = Terms(terms.mode, left, terms.request_id, terms.bookmarks, terms.trace)
        return await managed.attempt(await self._begin(shorter))

    def subscribe(
        self, topics: Sequence[str] = ("all",), *, start: Start = "now", ahead: int = DEFAULT_AHEAD
    ) -> AsyncEventStream:
        """Hears of what commits change in the social graph, whoever makes them.

        topics -- ``all``, ``people/`` and the id of a person, or ``areas/`` and the first word of types
        start -- ``now``, ``earliest``, or a Position that was heard before, perhaps by another program
        ahead -- how many messages may wait to be read
        """
        if self._servers is None:
            raise DriverClosedError("use async with", address=self.settings.uri)
        return AsyncEventStream(self._servers, self.settings, self._pending, topics=topics, start=start, ahead=ahead)


def connect(uri: str, **options: Unpack[Options]) -> AsyncDriver:
    """A driver, for ``async with``. ``Settings`` says what the options mean."""
    return AsyncDriver(uri, **options)
