"""Several servers of one database."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from shindig_neo4j.balancer import Balancer
from shindig_neo4j.connection import Connection
from shindig_neo4j.connector import CONNECTING_COST, DOWN_COST
from shindig_neo4j.errors import GraphError
from shindig_neo4j.exchange import Cause, Disconnected
from shindig_neo4j.need import Need
from shindig_neo4j.pool import ConnectionPool
from shindig_neo4j.routing_table import RoutingTable
from shindig_neo4j.routing_watcher import RoutingWatcher
from shindig_neo4j.settings import Settings

_MOST_TRIES = 10
"""How often a request that has not been sent goes to another server."""


@dataclass(frozen=True, slots=True)
class _Roles:
    readers: Sequence[ConnectionPool]
    writers: Sequence[ConnectionPool]


class Cluster:
    """Each request goes to a server that has the right role, and if that one is lost, to another."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._readers = Balancer(settings.balance)
        self._writers = Balancer(settings.balance)
        self._members: dict[str, ConnectionPool] = {}
        self._draining: list[ConnectionPool] = []
        """Those that have left, and finish what is in flight."""
        self._roles: _Roles | None = None
        self._failure: Disconnected | None = None
        """Why no router has answered; None while routers are being asked."""
        self._searched = asyncio.Event()
        self._watcher: RoutingWatcher | None = None

    def connect(self) -> None:
        """Uses each of the servers for reading and for writing."""
        pools = [self.member(address) for address in self._settings.addresses]
        self._roles = _Roles(pools, pools)

    def follow(self, watcher: RoutingWatcher) -> None:
        """Uses the servers of the routing table."""
        self._watcher = watcher

    def member(self, address: str) -> ConnectionPool:
        """The server at an address; connects to it unless it is connected already."""
        if address not in self._members:
            self._members[address] = ConnectionPool(self._settings, address, self._refused_to_write)
        return self._members[address]

    async def get(self, need: Need) -> Connection:
        for tries_left in reversed(range(_MOST_TRIES)):
            member = self._choose(need, await self._known())
            if member is None:
                raise Disconnected(Cause.NO_LEADER)
            try:
                return await member.get(need)
            except Disconnected as failure:
                if failure.cause is Cause.CLOSED or not tries_left or not self._has_other(need):
                    raise
        raise AssertionError("the last try has an outcome")

    async def _known(self) -> _Roles:
        while self._roles is None:
            if self._failure is not None:
                raise self._failure
            await self._searched.wait()
        return self._roles

    def _choose(self, need: Need, roles: _Roles) -> ConnectionPool | None:
        reader = None if need.writes else self._readers.choose(roles.readers)
        if reader is not None and reader.cost < CONNECTING_COST:
            return reader
        writer = self._writers.choose(roles.writers)
        return writer if reader is None or (writer is not None and writer.cost < reader.cost) else reader

    def _has_other(self, need: Need) -> bool:
        member = None if self._roles is None else self._choose(need, self._roles)
        return member is not None and member.cost < DOWN_COST

    def found(self, table: RoutingTable) -> None:
        before = () if self._roles is None else self._roles.writers
        readers = [self.member(address) for address in table.readers]
        writers = [self.member(address) for address in table.writers]
        self._roles = _Roles(readers, writers)
        for writer in before:
            if writer not in writers:
                _demote(writer)
        self._retain(table.servers)
        self._searched.set()

    def _retain(self, addresses: set[str]) -> None:
        self._draining = [member for member in self._draining if not member.is_over]
        for address in self._members.keys() - addresses:
            member = self._members.pop(address)
            self._draining.append(member)
            member.drain(Disconnected(Cause.LOST, "the server has left"))

    def searching(self) -> None:
        self._failure = None
        if self._roles is None:
            self._searched.clear()

    def not_found(self, last_failure: GraphError) -> None:
        cause = Cause.UNAUTHORIZED if last_failure.code == "driver.unauthorized" else Cause.UNREACHABLE
        self._failure = Disconnected(cause, last_failure.message)
        self._searched.set()

    def _refused_to_write(self, member: ConnectionPool) -> None:
        """Stops writing to a server until a routing table names it as a writer again."""
        if self._watcher is not None and self._roles is not None and member in self._roles.writers:
            writers = [writer for writer in self._roles.writers if writer is not member]
            self._roles = _Roles(self._roles.readers, writers)
            _demote(member)
            self._watcher.refresh()

    async def close(self) -> None:
        if self._watcher is not None:
            await self._watcher.stop()
        self._roles = None
        self._failure = Disconnected(Cause.CLOSED)
        self._searched.set()
        await asyncio.gather(*(member.close() for member in (*self._members.values(), *self._draining)))


def _demote(member: ConnectionPool) -> None:
    member.leave(Disconnected(Cause.LOST, "the server takes no more writes"))
