"""One WebSocket connection with many requests in flight."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Mapping
from typing import Any, Protocol

from websockets.exceptions import ConnectionClosed

from shindig_neo4j.cached_statements import CachedStatements
from shindig_neo4j.errors import MalformedMessageError, MessageTooLargeError, UnsupportedValueError
from shindig_neo4j.exchange import Cause, Disconnected, Exchange
from shindig_neo4j.keep_alive import Action, ActiveConnection, KeepAlive
from shindig_neo4j.outbox import Outbox
from shindig_neo4j.protocol.responses import Failure, GoAway, Response, parse
from shindig_neo4j.protocol.subprotocol import Subprotocol
from shindig_neo4j.settings import Settings

_NORMAL, _WRONG_TYPE, _MALFORMED, _POLICY, _TOO_LARGE = 1000, 1003, 1007, 1008, 1009
_VIOLATIONS = (1002, _MALFORMED, _TOO_LARGE)
"""Those with which the library closes by itself, for what the server has sent."""

CLOSE_TIMEOUT = 2.0
_NOT_LEADER = "server.not-leader"
_STOPPING = "the server is about to stop"
_FRAGMENTS = 1_000
_BYTES_PER_FRAGMENT = 64


class Owner(Protocol):
    """Has the connection."""

    def left(self, connection: Connection, cause: Disconnected) -> None:
        """No more requests may come, as the connection ends or its server is about to stop. Called once."""

    def refused_to_write(self) -> None:
        """The server is not the one that takes writes."""


class Connection:
    """Pairs requests with responses. All methods are for the thread of the event loop."""

    def __init__(
        self, websocket: ActiveConnection, subprotocol: Subprotocol, settings: Settings, address: str, owner: Owner
    ) -> None:
        self.loop = asyncio.get_running_loop()
        self.address = address
        self._websocket = websocket
        self._subprotocol = subprotocol
        self._owner = owner
        self._statements = CachedStatements()
        self._ids = itertools.count(1)
        self._pending: dict[int, Exchange] = {}
        self._waits: set[int] = set()
        """Those of the pending that wait for what may happen."""
        self._transactions: set[int] = set()
        self._outbox = Outbox(websocket, not subprotocol.binary, settings.maximum_message_size)
        self._end: Disconnected | None = None
        self._closing: asyncio.Task[None] | None = None
        self.going_away = False
        self.answered = False
        """Whether the server has answered a request."""
        self._reader = asyncio.create_task(self._read(), name="shindig_neo4j reader")
        self._writer = asyncio.create_task(self._write(), name="shindig_neo4j writer")
        self._watcher = asyncio.create_task(self._watch(settings.liveness_check), name="shindig_neo4j watcher")

    def send(self, exchange: Exchange) -> None:
        """Raises Disconnected, BusyError, or UnsupportedValueError for what cannot be encoded."""
        if self._end is not None:
            raise self._end
        number = next(self._ids)
        try:
            payload = self._encode(self._statements.shortened(exchange.begin(self, number)))
            self._outbox.require_room(len(payload))
        except BaseException:
            self._statements.unanswered(number)
            raise
        self._pending[number] = exchange
        if exchange.kind != "call":
            self._waits.add(number)
        if exchange.begins:
            self._transactions.add(number)
        self._outbox.put(payload, exchange)

    @property
    def load(self) -> int:
        """How many requests occupy the server."""
        return len(self._pending) - len(self._waits)

    @property
    def waits(self) -> int:
        """How many others there are."""
        return len(self._waits)

    def _encode(self, document: Mapping[str, Any]) -> bytes:
        try:
            return self._subprotocol.encode(document)
        except MessageTooLargeError as error:
            raise UnsupportedValueError(f"the request has {error}") from error

    def post(self, document: Mapping[str, Any]) -> None:
        """Sends a request that has no answer."""
        if self._end is None:
            self._outbox.put(self._encode(document))

    def forget(self, exchange: Exchange, ending: str) -> None:
        """Ends a request whose responses nobody awaits."""
        self._remove(exchange.id)
        self._statements.unanswered(exchange.id)
        self._transactions.discard(exchange.id)
        if exchange.sent:
            self.post({"type": ending, "id": exchange.id})
        self._close_if_done()

    def _remove(self, number: int) -> None:
        self._pending.pop(number, None)
        self._waits.discard(number)

    def ended(self, transaction: int) -> None:
        self._transactions.discard(transaction)
        self._close_if_done()

    async def _write(self) -> None:
        try:
            await self._outbox.send()
        except ConnectionClosed as closed:
            self.fail(_closed(closed))

    @property
    def suspected(self) -> bool:
        """Whether a request was not answered in time, and nothing has come in since."""
        return self._outbox.suspected

    def suspect(self) -> None:
        """A request was not answered in time: asks for a sign of life."""
        if not self.suspected and self._end is None:
            self._outbox.suspected = True
            self._outbox.ping()

    async def _watch(self, liveness_check: float) -> None:
        """Pings a silent server, behind what is being sent, and leaves it if it stays silent."""
        keep_alive = KeepAlive(self._websocket)
        while True:
            await asyncio.sleep(liveness_check)
            action = keep_alive.check()
            if action is Action.PING:
                self._outbox.ping()
            elif action is Action.CLOSE:
                self.fail(Disconnected(Cause.LOST, "the server gives no sign of life"))
                return

    async def _read(self) -> None:
        try:
            while self._end is None:
                self._received(await self._receive())
        except ConnectionClosed as closed:
            self.fail(_closed(closed))
        except MessageTooLargeError as error:
            self.fail(Disconnected(Cause.VIOLATED, f"a message of {error}"), _TOO_LARGE)
        except MalformedMessageError as error:
            self.violated(error)
        except Exception as error:  # a fault of this client must not leave its callers waiting
            self.fail(Disconnected(Cause.LOST, repr(error)))
            raise

    async def _receive(self) -> bytes | str:
        """The next message, of a bounded number of fragments."""
        fragments: list[Any] = []
        size = 0
        async for fragment in self._websocket.recv_streaming():
            fragments.append(fragment)
            size += len(fragment)
            if len(fragments) > _FRAGMENTS + size // _BYTES_PER_FRAGMENT:
                self.fail(Disconnected(Cause.VIOLATED, "too many small fragments"), _POLICY)
                break
        return "".join(fragments) if isinstance(fragments[0], str) else b"".join(fragments)

    def _received(self, payload: bytes | str) -> None:
        if self._end is not None:
            return
        if isinstance(payload, str) is self._subprotocol.binary:
            self.fail(Disconnected(Cause.VIOLATED, "the wrong type of frame"), _WRONG_TYPE)
            return
        number, response = parse(self._subprotocol.decode(payload))
        if isinstance(response, GoAway):
            self._go_away()
        else:
            self._dispatch(number, response)

    def _dispatch(self, number: int, response: Response) -> None:
        self.answered = True
        self._outbox.suspected = False
        exchange = self._pending.get(number)
        if exchange is None:  # it was given up
            return
        if isinstance(response, Failure):
            self._transactions.discard(number)
            if response.code == _NOT_LEADER:
                self._owner.refused_to_write()
        exchange.received(response)
        if exchange.complete:
            self._remove(number)
            self._statements.answered(number, response)
            self._close_if_done()

    def _go_away(self) -> None:
        if self.going_away:
            return
        self.going_away = True
        stopping = Disconnected(Cause.LOST, _STOPPING)
        self._owner.left(self, stopping)
        self.retire(stopping)

    def leave(self, cause: Disconnected) -> None:
        """Asks what has no end to go elsewhere."""
        for exchange in list(self._pending.values()):
            exchange.leave(cause)

    def retire(self, cause: Disconnected) -> None:
        """Ends once all requests and transactions have ended."""
        self.going_away = True
        self.leave(cause)
        self._close_if_done()

    def _close_if_done(self) -> None:
        if self.going_away and not self._pending and not self._transactions:
            self.fail(Disconnected(Cause.LOST, _STOPPING))

    def violated(self, error: Exception) -> Disconnected:
        """Ends the connection for a message that is not of the protocol."""
        violation = Disconnected(Cause.VIOLATED, str(error))
        self.fail(violation, _MALFORMED)
        return violation

    def fail(self, end: Disconnected, code: int = _NORMAL) -> None:
        if self._end is not None:
            return
        self._end = end
        self._writer.cancel()
        self._watcher.cancel()
        pending = list(self._pending.values())
        self._pending.clear()
        self._waits.clear()
        self._closing = asyncio.create_task(self._close(code), name="shindig_neo4j close")
        if not self.going_away:
            self._owner.left(self, end)
        for exchange in pending:
            exchange.failed(end)

    async def _close(self, code: int) -> None:
        try:
            async with asyncio.timeout(CLOSE_TIMEOUT):
                await self._websocket.close(code)
        except TimeoutError:  # the server does not even read
            pass
        finally:
            self._websocket.transport.abort()
            self._reader.cancel()

    @property
    def is_over(self) -> bool:
        """Whether it has been closed."""
        return self._closing is not None and self._closing.done()

    async def close(self, end: Disconnected) -> None:
        """Fails all that is pending, and waits until the connection is closed."""
        self.fail(end)
        assert self._closing is not None
        tasks = (self._closing, self._reader, self._writer, self._watcher)
        await asyncio.gather(*tasks, return_exceptions=True)


def _closed(closed: ConnectionClosed) -> Disconnected:
    violated = closed.sent is not None and not closed.rcvd_then_sent and closed.sent.code in _VIOLATIONS
    return Disconnected(Cause.VIOLATED if violated else Cause.LOST, str(closed))
