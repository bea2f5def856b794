"""Servers of one database: a test says which of them lead, and what their routing table tells."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from http import HTTPStatus
from typing import Any, Self, Unpack
from urllib.parse import urlsplit

from shindig_neo4j import AsyncDriver, Options
from tests.fake_server import PATIENCE, FakeServer, Peer, Script, failure, place, success

_MOST_CONNECTIONS = 100


class FakeCluster:
    """Each server answers work with its number."""

    def __init__(self, size: int = 3) -> None:
        self.servers = [FakeServer(*[self._script(number)] * _MOST_CONNECTIONS) for number in range(size)]
        self.peers: list[list[Peer]] = [[] for _ in range(size)]
        self.leaders = {0}
        self.requests: list[tuple[int, Peer, dict[str, Any]]] = []
        self.table: dict[str, Any] = {}
        self._version = 0
        self._changed = asyncio.Event()
        self._stack = AsyncExitStack()
        self._tasks: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Self:
        for server in self.servers:
            await self._stack.enter_async_context(server)
        self.tell([0], range(1, len(self.servers)))
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in self._tasks:
            task.cancel()
        await self._stack.aclose()

    def address(self, number: int) -> str:
        return urlsplit(self.servers[number].uri).netloc

    def tell(self, writers: Sequence[int], readers: Sequence[int]) -> None:
        """Sets the routing table."""
        numbers = {"writers": writers, "readers": readers, "routers": [*writers, *readers]}
        self.tell_all({name: [self.address(number) for number in each] for name, each in numbers.items()})

    def tell_all(self, table: dict[str, Any]) -> None:
        self._version += 1
        self.table = {"type": "routing", "timeToLive": 300, "version": f"v{self._version}", **table}
        self._changed.set()
        self._changed = asyncio.Event()

    def down(self, number: int) -> None:
        """Refuses connections, and cuts those that there are."""
        self.servers[number].refusal = (HTTPStatus.SERVICE_UNAVAILABLE, {})
        for peer in self.peers[number]:
            peer.socket.transport.abort()

    def up(self, number: int) -> None:
        self.servers[number].refusal = None

    def _script(self, number: int) -> Script:
        async def serve(peer: Peer) -> None:
            self.peers[number].append(peer)
            while True:
                request = await peer.receive_whenever()
                self.requests.append((number, peer, request))
                await self._answer(number, peer, request)

        return serve

    async def _answer(self, number: int, peer: Peer, request: dict[str, Any]) -> None:
        kind = request["type"]
        if kind == "routes":
            task = asyncio.create_task(self._tell(peer, request))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        elif number not in self.leaders and self._wants_leader(request):
            await peer.send(failure(request["id"], "server.not-leader", True))
        elif kind == "subscribe":
            await peer.send({"type": "subscribed", "id": request["id"], **place(1)})
        elif kind in ("cypher", "call", "begin", "commit", "rollback"):
            await peer.send(success(request["id"], *([] if kind == "begin" else [[number]])))

    @staticmethod
    def _wants_leader(request: dict[str, Any]) -> bool:
        """What belongs to a transaction ends where that began."""
        begins = request.get("mode") == "write" and "transaction" not in request
        return begins or request["type"] == "subscribe"

    async def _tell(self, peer: Peer, request: dict[str, Any]) -> None:
        if request["known"] == self.table["version"]:
            await self._changed.wait()
        await peer.send({**self.table, "id": request["id"]})

    def known_versions(self) -> list[str]:
        """Those that routers were asked with."""
        return [request["known"] for _, _, request in self.requests if request["type"] == "routes"]

    def driver(self, seed: int = 0, **options: Unpack[Options]) -> AsyncDriver:
        quick: Options = {"first_delay": 0.005, "longest_delay": 0.02, "timeout": PATIENCE, "routing": "table"}
        all_options: Options = {"user": "neo4j", "password": "secret", **quick, **options}
        return AsyncDriver(self.servers[seed].uri, **all_options)


async def until(holds: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(60):
        while not await holds():
            await asyncio.sleep(0.002)
