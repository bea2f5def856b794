"""Chooses among servers, the healthiest first."""

from __future__ import annotations

from collections.abc import Sequence

from shindig_neo4j.connector import CONNECTING_COST
from shindig_neo4j.pool import ConnectionPool
from shindig_neo4j.settings import Balance


class Balancer:
    """Equal servers take turns."""

    def __init__(self, balance: Balance) -> None:
        self._ignored = CONNECTING_COST if balance == "round-robin" else 1
        """Costs that differ by less are equal."""
        self._next = 0

    def choose(self, candidates: Sequence[ConnectionPool]) -> ConnectionPool | None:
        """None if there are none."""
        if not candidates:
            return None
        start = self._next % len(candidates)
        self._next += 1
        in_turn = [*candidates[start:], *candidates[:start]]
        return min(in_turn, key=lambda server: server.cost // self._ignored)
