"""Keeps the routing table up to date."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol, TypeAlias

from shindig_neo4j.backoff import reconnect_delay
from shindig_neo4j.errors import GraphError
from shindig_neo4j.routing_table import KnownRouters, RoutingTable
from shindig_neo4j.settings import Settings

_PAUSE = 0.05
"""Between an answer and the next question, for tables that change all the time."""

Ask: TypeAlias = Callable[[str, str], Awaitable[RoutingTable]]
"""Asks one router, within a bounded time, for another version of the table. Raises GraphError."""


class Listener(Protocol):
    """Hears about the search."""

    def found(self, table: RoutingTable) -> None: ...

    def searching(self) -> None:
        """All routers will be asked, one after the other."""

    def not_found(self, last_failure: GraphError) -> None:
        """No router has answered; all of them will be asked again after a while."""


class RoutingWatcher:
    """One request at a time waits at a router for the next change; if that router fails, the next one is asked.

    While no router answers, the last table stays in use, however old it is.
    """

    def __init__(self, seeds: Sequence[str], ask: Ask, listener: Listener, settings: Settings) -> None:
        self._routers = KnownRouters(seeds, asyncio.get_running_loop().time)
        self._ask = ask
        self._listener = listener
        self._settings = settings
        self._router: str | None = None
        """The one that has answered last."""
        self._failures = 0
        self._task = self._start()

    def _start(self) -> asyncio.Task[None]:
        return asyncio.create_task(self._watch(), name="shindig_neo4j routing")

    async def _watch(self) -> None:
        while True:
            if await self._search():
                await asyncio.sleep(_PAUSE)
            else:
                self._failures += 1
                settings = self._settings
                pause = reconnect_delay(settings.first_delay, settings.longest_delay, self._failures)
                await asyncio.sleep(pause)

    async def _search(self) -> bool:
        """Asks one router after the other; whether one has answered."""
        self._listener.searching()
        failure = GraphError("driver.unavailable", "there is no router", retryable=True)
        for router in self._routers.in_order(self._router):
            try:
                table = await self._ask(router, self._routers.known_version)
            except GraphError as error:
                failure = error
            else:
                self._found(router, table)
                return True
        self._listener.not_found(failure)
        return False

    def _found(self, router: str, table: RoutingTable) -> None:
        self._routers.update(table)
        self._router = router
        self._failures = 0
        self._listener.found(table)

    def refresh(self) -> None:
        """Asks for a new table at once, because this one has turned out to be wrong."""
        if self._routers.table_is_wrong():
            self._router = None
            self._task.cancel()
            self._task = self._start()

    async def stop(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
