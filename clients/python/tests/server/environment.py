"""The server of the tests: SHINDIG_NEO4J_URI, SHINDIG_NEO4J_USER and SHINDIG_NEO4J_PASSWORD say where it is."""

from __future__ import annotations

import asyncio
import os
import unittest
import uuid
from typing import Unpack

from shindig_neo4j import AsyncDriver, Options

VARIABLES = ("SHINDIG_NEO4J_URI", "SHINDIG_NEO4J_USER", "SHINDIG_NEO4J_PASSWORD")

ENDLESS = "UNWIND range(1, 1000000000) AS i WITH i WHERE i < 0 RETURN count(i)"
"""A text that runs for minutes."""


def address() -> tuple[str, str, str]:
    missing = [name for name in VARIABLES if not os.environ.get(name)]
    if missing:
        raise AssertionError(f"these tests need a server: set {' and '.join(missing)}")
    uri, user, password = (os.environ[name] for name in VARIABLES)
    return uri, user, password


class ServerTest(unittest.IsolatedAsyncioTestCase):
    """Makes nodes with a label of its own, and deletes them."""

    def setUp(self) -> None:
        self.uri, self.user, self.password = address()
        self.label = "Py" + uuid.uuid4().hex
        self.create = f"CREATE (:{self.label})"

    async def asyncSetUp(self) -> None:
        asyncio.get_running_loop().set_debug(False)  # which is slow

    async def asyncTearDown(self) -> None:
        async with self.driver() as driver:
            await driver.execute(f"MATCH (n:{self.label}) DETACH DELETE n", mode="write")

    def options(self, options: Options) -> Options:
        return {"user": self.user, "password": self.password, **options}

    def driver(self, uri: str | None = None, **options: Unpack[Options]) -> AsyncDriver:
        return AsyncDriver(uri or self.uri, **self.options(options))

    async def count(self, driver: AsyncDriver) -> int:
        """How many nodes the test has made."""
        return (await driver.execute(f"MATCH (n:{self.label}) RETURN count(n)")).value(int)
