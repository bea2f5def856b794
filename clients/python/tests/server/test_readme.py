"""The examples of the README, each as it stands there but for the address, by a real server with an empty graph."""

from __future__ import annotations

import ast
import asyncio
import inspect
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

from shindig_neo4j import AsyncDriver
from tests.server.environment import ServerTest

README = Path(__file__).parents[2] / "README.md"


def examples() -> list[str]:
    """The blocks of Python, in their order."""
    blocks = README.read_text(encoding="utf-8").split("```python\n")[1:]
    return [block.split("\n```")[0] for block in blocks]


class Enough(Exception):
    """Ends an example that would go on for ever."""


class Readme(ServerTest):
    async def asyncSetUp(self) -> None:
        await super().asyncSetUp()
        self.told: list[Any] = []

    async def asyncTearDown(self) -> None:
        async with self.driver() as driver:
            await driver.execute("MATCH (p:Person) WHERE p.id IN ['john', 'jane'] DETACH DELETE p", mode="write")
        await super().asyncTearDown()

    async def run_example(self, number: int, **names: Any) -> dict[str, Any]:
        """Runs an example; returns its names."""
        text = examples()[number].replace("ws://localhost:7690/neo4j", self.uri)
        code: CodeType = compile(text, f"example {number}", "exec", flags=ast.PyCF_ALLOW_TOP_LEVEL_AWAIT)
        known = {"password": self.password, "print": self.told.append, **names}
        async with asyncio.timeout(60):
            result = FunctionType(code, known)()
            if inspect.iscoroutine(result):
                await result
        return known

    async def test_statements_and_what_a_slow_reader_reads(self) -> None:
        self.assertIn("friends", await self.run_example(0))
        self.assertIn("john", self.told)
        self.assertGreaterEqual((await asyncio.to_thread(self.blocking))["count"], 1)
        read: list[str] = []

        async def slow(person: str) -> None:
            read.append(person)

        async with self.driver() as driver:
            await self.run_example(3, driver=driver, slow=slow)
        self.assertIn("john", read)

    def blocking(self) -> dict[str, Any]:
        return asyncio.run(self.run_example(1))

    def test_there_are_no_other_examples(self) -> None:
        self.assertEqual(len(examples()), 6)

    async def test_several_servers(self) -> None:
        names = await self.run_example(2, connect=AsyncDriver)
        settings = names["driver"].settings
        self.assertEqual((settings.routing, settings.connections), ("table", 2))

    async def test_a_transaction(self) -> None:
        async with self.driver() as driver:
            await driver.execute("CREATE (:Person {id: 'john'}), (:Person {id: 'jane'})", mode="write")
            await self.run_example(4, driver=driver)
            friends = await driver.execute("MATCH (:Person {id: 'john'})-[:FRIEND_OF]->(f) RETURN f.id")
            self.assertEqual(friends.value(str), "jane")

    async def test_events(self) -> None:
        writes: list[asyncio.Task[Any]] = []

        def keep(position: str) -> None:
            self.told.append(position)
            if shown:
                raise Enough
            if not writes:
                text = "MATCH (p:Person {id: 'john'}) SET p.displayName = 'John'"
                writes.append(asyncio.create_task(driver.execute(text, mode="write")))

        shown: list[tuple[str, str]] = []
        async with self.driver() as driver:
            await driver.execute("CREATE (:Person {id: 'john'})", mode="write")
            with self.assertRaises(Enough):
                await self.run_example(
                    5,
                    driver=driver,
                    keep=keep,
                    show=lambda type, person, data: shown.append((type, person)),
                    read_anew=self.fail,
                )
            await writes[0]
        self.assertEqual(shown, [("person.updated", "john")])
        self.assertGreaterEqual(len(self.told), 2)
