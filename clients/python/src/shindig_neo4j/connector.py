"""Keeps one connection to the server open: when it is lost, opens another."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from websockets.asyncio.client import connect as websocket_connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Subprotocol as SubprotocolName

from shindig_neo4j.backoff import reconnect_delay
from shindig_neo4j.connection import CLOSE_TIMEOUT, Connection
from shindig_neo4j.exchange import Cause, Disconnected
from shindig_neo4j.keep_alive import ActiveConnection
from shindig_neo4j.need import Kind
from shindig_neo4j.settings import Settings

_LOG = logging.getLogger("shindig_neo4j")
_FRAMES_AHEAD = 4
_LONGEST_REASON = 300

CONNECTING_COST = 2**31
"""More than any open connection has in flight."""

_SUSPECTED_COST = 2 * CONNECTING_COST
"""More than any connection that is being made."""

DOWN_COST = 2**62
"""Where there is no connection."""

_DRAIN_TIMEOUT = 120.0
"""How long what is in flight at a server that has left may take: a server's default limit for a transaction."""

# The library logs headers, and so credentials, at the level DEBUG.
_WEBSOCKET_LOG = logging.getLogger("shindig_neo4j.websocket")
_WEBSOCKET_LOG.setLevel(logging.WARNING)


class _DirectConnect(websocket_connect):
    """Follows no redirect, so that credentials go nowhere else."""

    def process_redirect(self, exc: Exception) -> Exception:
        return exc


class Connector:
    """While an attempt to connect runs, requests wait for it. Between two attempts they fail at once."""

    def __init__(self, settings: Settings, uri: str, refused: Callable[[], None]) -> None:
        """refused -- told when the server has refused to write"""
        self.settings = settings
        self._uri = uri
        self._refused = refused
        self._subprotocol = settings.subprotocol()
        self._connection: Connection | None = None
        self._all: set[Connection] = set()
        """Also those to a server that is about to stop, with requests in flight."""
        self._failures = 0
        self._failure = Disconnected(Cause.UNREACHABLE)
        self._connecting = True
        self._attempted = asyncio.Event()
        self._lost = asyncio.Event()
        self._waiting = 0
        """How many requests wait."""
        self._closed = False
        self._drains: list[asyncio.TimerHandle] = []
        self._task = asyncio.create_task(self._run(), name="shindig_neo4j connector")

    async def get(self) -> Connection:
        """A connection that takes requests. Raises Disconnected if there is none."""
        while True:
            if self._connection is not None:
                return self._connection
            if self._closed or not self._connecting:
                raise self._failure
            self._waiting += 1
            try:
                await self._attempted.wait()
            finally:
                self._waiting -= 1

    def cost(self, kind: Kind) -> int:
        """How expensive it is to send a request here."""
        connection = self._connection
        if connection is None:
            return CONNECTING_COST + self._waiting if self._connecting and not self._closed else DOWN_COST
        in_flight = connection.load if kind == "call" else connection.waits
        return in_flight + (_SUSPECTED_COST if connection.suspected else 0)

    async def _run(self) -> None:
        while True:
            self._connecting = True
            self._attempted.clear()
            self._lost.clear()
            try:
                await self._open()
                await self._lost.wait()
            except Disconnected as failure:
                self._failed(failure)
            if not self._connecting:
                await asyncio.sleep(self._delay())

    async def _open(self) -> None:
        websocket = await self._websocket()
        self._connection = Connection(websocket, self._subprotocol, self.settings, self._uri, self)
        self._all = {connection for connection in self._all if not connection.is_over} | {self._connection}
        self._connecting = False
        self._attempted.set()
        _LOG.info("connected to %s", self._uri)

    async def _websocket(self) -> ActiveConnection:
        settings = self.settings
        try:
            websocket = await _DirectConnect(
                self._uri,
                additional_headers={"Authorization": settings.authorization()},
                subprotocols=[SubprotocolName(self._subprotocol.name)],
                compression=None,
                proxy=None,
                open_timeout=settings.connect_timeout,
                ping_interval=None,
                close_timeout=CLOSE_TIMEOUT,
                create_connection=ActiveConnection,
                max_size=settings.maximum_message_size,
                max_queue=_FRAMES_AHEAD,
                logger=_WEBSOCKET_LOG,
                ssl=settings.tls or (True if self._uri.startswith("wss:") else None),
            )
        except Exception as error:  # of the network, of the handshake, or of who gives the token
            raise _refusal(error) from error
        if websocket.subprotocol != self._subprotocol.name:
            await websocket.close()
            raise Disconnected(Cause.UNREACHABLE, "the server has not agreed to the subprotocol")
        assert isinstance(websocket, ActiveConnection)
        return websocket

    def refused_to_write(self) -> None:
        self._refused()

    def left(self, connection: Connection, cause: Disconnected) -> None:
        """Makes the next attempt at once if the server has said that it stops: another may be behind its address."""
        if connection is not self._connection or self._closed:
            return
        self._connection = None
        self._failures = 0 if connection.answered else self._failures
        self._failed(cause)
        self._connecting = connection.going_away and self._failures == 1
        if self._connecting:
            self._attempted.clear()
        self._lost.set()

    def _failed(self, failure: Disconnected) -> None:
        self._failures += 1
        self._failure = failure
        self._connecting = False
        self._attempted.set()
        _LOG.log(
            logging.WARNING if self._failures == 1 else logging.DEBUG,
            "no connection to %s: %s; trying again",
            self._uri,
            failure,
        )

    def _delay(self) -> float:
        delay = reconnect_delay(self.settings.first_delay, self.settings.longest_delay, self._failures)
        return max(delay, self.settings.unauthorized_delay) if self._failure.cause is Cause.UNAUTHORIZED else delay

    def leave(self, cause: Disconnected) -> None:
        """The server takes no more writes: what has no end goes to another."""
        for connection in self._all:
            connection.leave(cause)

    def drain(self, cause: Disconnected) -> None:
        """The server has left: closes once all that is in flight has ended."""
        self._stop(cause)
        for connection in self._all:
            connection.retire(cause)
            self._drains.append(asyncio.get_running_loop().call_later(_DRAIN_TIMEOUT, connection.fail, cause))

    def _stop(self, cause: Disconnected) -> None:
        self._closed = True
        self._connection = None
        self._failure = cause
        self._task.cancel()
        self._attempted.set()

    @property
    def is_over(self) -> bool:
        """Whether it has closed, with all that was in flight."""
        return self._closed and all(connection.is_over for connection in self._all)

    async def close(self, cause: Disconnected) -> None:
        """Fails all that is pending, and what comes later."""
        self._stop(cause)
        for drain in self._drains:
            drain.cancel()
        await asyncio.gather(self._task, *(c.close(cause) for c in self._all), return_exceptions=True)


def _refusal(error: Exception) -> Disconnected:
    if isinstance(error, InvalidStatus):
        status = error.response.status_code
        text = (error.response.body or b"")[:_LONGEST_REASON].decode(errors="replace").strip()
        cause = Cause.UNAUTHORIZED if status == 401 else Cause.UNREACHABLE
        return Disconnected(cause, f"{status} {text}")
    return Disconnected(Cause.UNREACHABLE, str(error) or type(error).__name__)
