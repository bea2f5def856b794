"""Connects to one server, to several, or to those of a routing table."""

from __future__ import annotations

from shindig_neo4j.call import Call
from shindig_neo4j.cluster import Cluster
from shindig_neo4j.errors import MalformedMessageError
from shindig_neo4j.exchange import Exchange
from shindig_neo4j.need import Need, Servers
from shindig_neo4j.pool import ConnectionPool
from shindig_neo4j.protocol.responses import Failure, Routing
from shindig_neo4j.routing_table import RoutingTable
from shindig_neo4j.routing_watcher import RoutingWatcher
from shindig_neo4j.settings import Settings

_POLL = 30.0
"""How long a router is asked to wait for a change."""

_MARGIN = 10.0
"""The time that a router may take beyond that."""

_ROUTES = Need(writes=False, kind="routes")


def open_servers(settings: Settings) -> Servers:
    """Begins to connect."""
    if len(settings.addresses) == 1 and settings.routing == "none":
        return ConnectionPool(settings, settings.uri)
    cluster = Cluster(settings)
    if settings.routing == "none":
        cluster.connect()
    else:
        router = _Router(cluster, settings)
        cluster.follow(RoutingWatcher(settings.addresses, router.ask, cluster, settings))
    return cluster


class _Router:
    """Asks servers of a cluster for the routing table."""

    def __init__(self, cluster: Cluster, settings: Settings) -> None:
        self._cluster = cluster
        self._settings = settings

    async def ask(self, address: str, known_version: str) -> RoutingTable:
        exchange = Exchange({"type": "routes", "timeout": int(_POLL * 1000), "known": known_version})
        call = Call("the routing table", address, False)
        response = await call.ask(lambda: self._cluster.member(address).get(_ROUTES), exchange, _POLL + _MARGIN)
        if isinstance(response, Failure):
            raise call.failure(exchange, response)
        try:
            if not isinstance(response, Routing):
                raise MalformedMessageError("no routing table")
            return RoutingTable.of(response, self._settings.uri)
        except MalformedMessageError as error:
            raise call.violated(exchange, error) from error
