"""Several connections to one server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from shindig_neo4j.connection import Connection
from shindig_neo4j.connector import CONNECTING_COST, Connector
from shindig_neo4j.exchange import Cause, Disconnected
from shindig_neo4j.need import Need
from shindig_neo4j.settings import Settings


class ConnectionPool:
    """A request goes to the connection with the fewest in flight; what waits for long, to the last one."""

    def __init__(self, settings: Settings, uri: str, refused: Callable[[ConnectionPool], None] | None = None) -> None:
        """refused -- told when the server has refused to write"""
        self._refused = refused
        self._connectors = [Connector(settings, uri, self._refusing) for _ in range(settings.connections)]
        self._last_first = self._connectors[::-1]

    def _refusing(self) -> None:
        if self._refused is not None:
            self._refused(self)

    async def get(self, need: Need) -> Connection:
        candidates = self._connectors if need.kind == "call" else self._last_first
        return await min(candidates, key=lambda connector: connector.cost(need.kind)).get()

    @property
    def cost(self) -> int:
        """How expensive it is to send a call to this server."""
        costs = [connector.cost("call") for connector in self._connectors]
        connected = [cost for cost in costs if cost < CONNECTING_COST]
        return sum(connected) if connected else min(costs)

    def leave(self, cause: Disconnected) -> None:
        """The server takes no more writes: what has no end goes to another."""
        for connector in self._connectors:
            connector.leave(cause)

    def drain(self, cause: Disconnected) -> None:
        """The server has left: closes once all that is in flight has ended."""
        for connector in self._connectors:
            connector.drain(cause)

    @property
    def is_over(self) -> bool:
        return all(connector.is_over for connector in self._connectors)

    async def close(self) -> None:
        closed = Disconnected(Cause.CLOSED)
        await asyncio.gather(*(connector.close(closed) for connector in self._connectors))
