"""What waits to be sent on a connection."""

from __future__ import annotations

import asyncio
from typing import Any

from shindig_neo4j.errors import BusyError
from shindig_neo4j.exchange import Exchange
from shindig_neo4j.keep_alive import ActiveConnection


class Outbox:
    """Sends in the order in which it was filled."""

    def __init__(self, websocket: ActiveConnection, text: bool, limit: int) -> None:
        """
        text -- whether payloads are sent as text
        limit -- how many bytes may wait, unless it is one message
        """
        self._websocket = websocket
        self._text = text
        self._limit = limit
        self._size = 0
        self._queue: asyncio.Queue[tuple[Exchange | None, bytes | None]] = asyncio.Queue()
        self.suspected = False
        """Whether a request was not answered in time, and nothing has come in since."""

    def require_room(self, size: int) -> None:
        """Raises BusyError if so many bytes more are too many."""
        if self._size and self._size + size > self._limit:
            raise BusyError("too much waits to be sent")

    def put(self, payload: bytes, exchange: Exchange | None = None) -> None:
        """exchange -- whose request it is; not sent once that was abandoned"""
        self._size += len(payload)
        self._queue.put_nowait((exchange, payload))

    def ping(self) -> None:
        self._queue.put_nowait((None, None))

    async def send(self) -> None:
        """Never ends by itself. Raises ConnectionClosed."""
        while True:
            exchange, payload = await self._queue.get()
            if payload is None:
                pong: asyncio.Future[Any] = asyncio.ensure_future(await self._websocket.ping())
                pong.add_done_callback(self._ponged)
            else:
                await self._send(exchange, payload)
                self._size -= len(payload)

    async def _send(self, exchange: Exchange | None, payload: bytes) -> None:
        if exchange is not None:
            if exchange.abandoned:
                return
            exchange.sent = True
        await self._websocket.send(payload, text=self._text)

    def _ponged(self, pong: asyncio.Future[Any]) -> None:
        if not pong.cancelled() and pong.exception() is None:
            self.suspected = False
