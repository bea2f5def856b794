"""How many calls may be pending."""

from __future__ import annotations

from shindig_neo4j.errors import BusyError
from shindig_neo4j.exchange import Exchange


class PendingCalls:
    """A driver with as many as it may have takes no more."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._count = 0

    def admit(self, exchange: Exchange) -> None:
        """Counts a request until it is over. Raises BusyError if there are too many."""
        if self._count >= self._limit:
            raise BusyError(f"{self._limit} calls are pending")
        self._count += 1
        exchange.on_release(self._released)

    def _released(self) -> None:
        self._count -= 1
