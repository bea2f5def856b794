"""One attempt at a call, with its deadline; and what its failures mean."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeAlias

from shindig_neo4j.connection import Connection
from shindig_neo4j.errors import (
    BusyError,
    CallTimeoutError,
    ConnectionLostError,
    DriverClosedError,
    GraphError,
    NoLeaderError,
    OutcomeUnknownError,
    ProtocolError,
    ServerError,
    UnauthorizedError,
    UnsupportedValueError,
)
from shindig_neo4j.exchange import Cause, Disconnected, Exchange
from shindig_neo4j.pending import PendingCalls
from shindig_neo4j.protocol.responses import Failure, Response, Success

Source: TypeAlias = Callable[[], Awaitable[Connection]]
"""Gives the connection for a call. Raises Disconnected if there is none."""

_TIMED_OUT = "request.timed-out"
_OUTCOME_UNKNOWN = "request.outcome-unknown"


@dataclass(frozen=True, slots=True)
class Call:
    """What a failure must know of a request.

    unrepeatable -- whether its outcome is unknown once it was sent and there is no answer
    pending -- among which it counts; None for what must not be refused
    """

    subject: str
    address: str
    unrepeatable: bool
    pending: PendingCalls | None = None

    async def ask(self, source: Source, exchange: Exchange, timeout: float) -> Response:
        """Sends the request, and waits for its first response."""
        return await self.bounded(exchange, timeout, self._ask(source, exchange))

    async def next(self, exchange: Exchange, timeout: float) -> Response:
        """Waits for the next response."""
        return await self.bounded(exchange, timeout, exchange.next())

    async def bounded(self, exchange: Exchange, timeout: float, work: Awaitable[Response]) -> Response:
        """Waits for a response. Ends the request in the server when the time is over, or the task is cancelled."""
        try:
            async with asyncio.timeout(timeout):
                return await work
        except TimeoutError:
            exchange.give_up()
            raise self.timed_out(exchange, timeout) from None
        except asyncio.CancelledError:
            exchange.give_up()
            raise
        except Disconnected as failure:
            raise self.disconnected(failure, exchange) from failure
        except (UnsupportedValueError, BusyError) as error:
            exchange.release()
            raise type(error)(error.message, address=self._address(exchange), subject=self.subject) from error
        except BaseException:
            exchange.release()
            raise

    async def _ask(self, source: Source, exchange: Exchange) -> Response:
        await self.send(source, exchange)
        return await exchange.next()

    async def send(self, source: Source, exchange: Exchange) -> None:
        """Raises Disconnected, BusyError or UnsupportedValueError."""
        if self.pending is not None:
            self.pending.admit(exchange)
        connection = await source()
        connection.send(exchange)

    def _address(self, exchange: Exchange) -> str:
        """Of the server that it was sent to."""
        return self.address if exchange.connection is None else exchange.connection.address

    def timed_out(self, exchange: Exchange, timeout: float) -> GraphError:
        message = f"no answer within {timeout:.3g} seconds"
        if exchange.connection is not None:
            exchange.connection.suspect()
        if exchange.sent and self.unrepeatable:
            return OutcomeUnknownError(message, address=self._address(exchange), subject=self.subject)
        return self._timeout(exchange, "driver.timed-out", message)

    def _timeout(self, exchange: Exchange, code: str, message: str) -> CallTimeoutError:
        return CallTimeoutError(code, message, retryable=True, address=self._address(exchange), subject=self.subject)

    def disconnected(self, failure: Disconnected, exchange: Exchange) -> GraphError:
        exchange.release()
        message, address = str(failure), self._address(exchange)
        if failure.cause is Cause.CLOSED:
            return DriverClosedError(message, address=address, subject=self.subject)
        if failure.cause is Cause.NO_LEADER:
            return NoLeaderError(message, address=address, subject=self.subject)
        if failure.cause is Cause.UNAUTHORIZED:
            return UnauthorizedError(message, address=address, subject=self.subject)
        if exchange.sent and self.unrepeatable:
            return OutcomeUnknownError(message, address=address, subject=self.subject)
        if failure.cause is Cause.VIOLATED and exchange.sent:
            return ProtocolError(message, address=address, subject=self.subject)
        lost = failure.cause is not Cause.UNREACHABLE
        return ConnectionLostError(message, lost=lost, address=address, subject=self.subject)

    def failure(self, exchange: Exchange, failure: Failure) -> GraphError:
        """The error for a failure that the server has sent."""
        address = self._address(exchange)
        if failure.code == _TIMED_OUT:
            return self._timeout(exchange, failure.code, failure.message)
        if failure.code == _OUTCOME_UNKNOWN:
            retryable = not self.unrepeatable
            return OutcomeUnknownError(failure.message, retryable=retryable, address=address, subject=self.subject)
        return ServerError(
            failure.code, failure.message, retryable=failure.retryable, address=address, subject=self.subject
        )

    def success(self, exchange: Exchange, response: Response) -> Success:
        """The answer of a request without chunks."""
        if isinstance(response, Success):
            return response
        if isinstance(response, Failure):
            raise self.failure(exchange, response)
        raise self.violated(exchange, ValueError("a response that was not asked for"))

    def violated(self, exchange: Exchange, error: Exception) -> GraphError:
        """Ends the connection for an answer that is not of the protocol."""
        assert exchange.connection is not None
        return self.disconnected(exchange.connection.violated(error), exchange)
