"""The servers of a database and their roles."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from shindig_neo4j.errors import MalformedMessageError
from shindig_neo4j.protocol.responses import Routing
from shindig_neo4j.settings import server_address

_MOST_SERVERS = 100
"""A driver connects to all of them."""


@dataclass(frozen=True, slots=True)
class RoutingTable:
    """All servers by their addresses.

    writers -- none while the database has no leader
    routers -- where to ask for the next table
    version -- equal for equal servers
    time_to_live -- how long it can be relied on, in seconds
    """

    readers: tuple[str, ...]
    writers: tuple[str, ...]
    routers: tuple[str, ...]
    version: str
    time_to_live: int

    @property
    def servers(self) -> set[str]:
        return {*self.readers, *self.writers, *self.routers}

    @staticmethod
    def of(routing: Routing, base: str) -> RoutingTable:
        """The table in a response. Raises MalformedMessageError if it has no servers, too many or an invalid one."""
        try:
            lists = (routing.readers, routing.writers, routing.routers)
            readers, writers, routers = (_addresses(hosts, base) for hosts in lists)
        except ValueError as error:
            raise MalformedMessageError(f"a routing table with an invalid address: {error}") from error
        table = RoutingTable(readers, writers, routers, routing.version, routing.time_to_live)
        if not routers or not (readers or writers) or len(table.servers) > _MOST_SERVERS:
            raise MalformedMessageError(f"a routing table of {len(table.servers)} servers")
        return table


def _addresses(hosts: Sequence[str], base: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(server_address(host, base) for host in hosts))


class KnownRouters:
    """The servers that may have a routing table: those of the last table, and the seeds that the driver was given."""

    def __init__(self, seeds: Sequence[str], clock: Callable[[], float]) -> None:
        self._seeds = seeds
        self._clock = clock
        self._table: RoutingTable | None = None
        self._expiry = 0.0
        self._stale = False
        """Whether the table is known to be wrong."""

    def update(self, table: RoutingTable) -> None:
        self._stale = False
        self._table = table
        self._expiry = self._clock() + table.time_to_live

    def table_is_wrong(self) -> bool:
        """Notes that the table has turned out to be wrong; whether this is news."""
        news = self._table is not None and not self._stale
        self._stale = self._stale or news
        return news

    @property
    def known_version(self) -> str:
        """Empty if the next table is wanted even if it is the same."""
        return "" if self._table is None or self._stale else self._table.version

    def in_order(self, last: str | None) -> list[str]:
        """The routers of the table, then the seeds; the seeds first once the table has expired.

        last -- the router that has answered: the first, if its own table still has it
        """
        routers = () if self._table is None else self._table.routers
        named, seeds = (random.sample(addresses, len(addresses)) for addresses in (routers, self._seeds))
        expired = self._clock() >= self._expiry
        first = [last] if last is not None and last in routers else []
        return list(dict.fromkeys(first + (seeds + named if expired else named + seeds)))
