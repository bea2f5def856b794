"""Subscriptions to what commits change in the social graph."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from types import TracebackType
from typing import Self

from shindig_neo4j.backoff import reconnect_delay
from shindig_neo4j.call import Call
from shindig_neo4j.errors import GraphError, MalformedMessageError, ProtocolError
from shindig_neo4j.event_messages import EventMessage, Subscribed
from shindig_neo4j.event_sequence import EventSequence, Start
from shindig_neo4j.exchange import Disconnected, Exchange
from shindig_neo4j.need import Need, Servers
from shindig_neo4j.pending import PendingCalls
from shindig_neo4j.protocol.responses import Failure, Response, SubscribedResponse, Success
from shindig_neo4j.settings import Settings

DEFAULT_AHEAD = 16

_NEED = Need(writes=True, kind="subscription")
"""Only the server that takes writes has events."""


class AsyncEventStream:
    """An async iterator without an end. After a lost connection it goes on after the last message that was read.

    For one task at a time. Close it, best by ``async with``. A slow reader holds up nobody: at most ``ahead`` messages
    wait here, the others in the server, which sends a Gap in place of those that it no longer has.
    """

    def __init__(
        self,
        servers: Servers,
        settings: Settings,
        pending: PendingCalls,
        *,
        topics: Sequence[str],
        start: Start,
        ahead: int,
    ) -> None:
        self._exchange: Exchange | None = None
        if isinstance(topics, str) or not topics:
            raise ValueError("there must be a list of topics")
        if start not in ("now", "earliest") and isinstance(start, str):
            raise ValueError("events start now, with the earliest, or after a Position")
        if ahead < 1:
            raise ValueError("at least one message must be allowed to wait")
        self._servers = servers
        self._settings = settings
        self._topics = list(topics)
        self._ahead = ahead
        self._refill = max(1, ahead // 2)
        self._to_replace = 0
        self._sequence = EventSequence(start)
        self._call = Call("events of " + ", ".join(topics), settings.uri, False, pending)
        self._failures = 0
        self._resume_at = 0.0
        self._closed = False

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.aclose()

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> EventMessage:
        """Raises GraphError if the server refuses the subscription. What may pass is no failure: it subscribes again.

        When the task is cancelled, for example by ``asyncio.timeout``, nothing is lost: the next call goes on.
        """
        while not self._closed:
            try:
                message = await self._next()
            except GraphError as error:
                self._exchange = None
                self._failed(error)
            else:
                if message is not None:
                    return message
        raise StopAsyncIteration

    def _failed(self, error: GraphError) -> None:
        if not (error.retryable or isinstance(error, ProtocolError)):
            self._closed = True
            raise error
        self._failures += 1
        settings = self._settings
        pause = reconnect_delay(settings.first_delay, settings.longest_delay, self._failures)
        self._resume_at = asyncio.get_running_loop().time() + pause

    async def _next(self) -> EventMessage | None:
        exchange = self._exchange
        if exchange is None:
            exchange = await self._subscribe()
        return self._take(exchange, await self._response(exchange))

    async def _subscribe(self) -> Exchange:
        await asyncio.sleep(self._resume_at - asyncio.get_running_loop().time())
        request = {"type": "subscribe", "topics": self._topics, **self._sequence.restart()}
        exchange = Exchange(request, chunks=self._ahead)
        self._to_replace = 0
        try:
            async with asyncio.timeout(self._settings.timeout):
                await self._call.send(lambda: self._servers.get(_NEED), exchange)
        except TimeoutError:
            exchange.give_up()
            raise self._call.timed_out(exchange, self._settings.timeout) from None
        except Disconnected as failure:
            raise self._call.disconnected(failure, exchange) from failure
        except BaseException:
            exchange.give_up()
            raise
        self._exchange = exchange
        return exchange

    async def _response(self, exchange: Exchange) -> Response:
        """Only the answer to the subscription has a deadline."""
        try:
            if self._sequence.is_answered:
                return await exchange.next()
            async with asyncio.timeout(self._settings.timeout):
                return await exchange.next()
        except TimeoutError:
            exchange.give_up()
            raise self._call.timed_out(exchange, self._settings.timeout) from None
        except Disconnected as failure:
            raise self._call.disconnected(failure, exchange) from failure

    def _take(self, exchange: Exchange, response: Response) -> EventMessage | None:
        if isinstance(response, Failure):
            raise self._call.failure(exchange, response)
        try:
            if isinstance(response, Success):
                raise MalformedMessageError("a subscription that ends by itself")
            message = self._sequence.take(response)
        except MalformedMessageError as error:
            raise self._call.violated(exchange, error) from error
        if not isinstance(response, SubscribedResponse):
            self._replace(exchange)
        if message is not None and not isinstance(message, Subscribed):
            self._failures = 0
        return message

    def _replace(self, exchange: Exchange) -> None:
        """Asks for others in the place of those that were read."""
        self._to_replace += 1
        if self._to_replace == self._refill:
            self._to_replace = 0
            exchange.request_chunks(self._refill)

    async def aclose(self) -> None:
        """Ends the subscription."""
        self._closed = True
        if self._exchange is not None:
            self._exchange.give_up()

    def __del__(self) -> None:
        if self._exchange is not None:
            self._exchange.dropped()
