"""Large results, by a real server."""

from __future__ import annotations

import asyncio
import unittest

from shindig_neo4j import ServerError
from tests.server.environment import ServerTest
from tests.server.test_values import COMPRESSIONS

COUNT = 60_000
TEXT = f"UNWIND range(1, {COUNT}) AS i RETURN i, 'number ' + i AS name"


class Streams(ServerTest):
    async def test_a_slow_reader_holds_back_the_server(self) -> None:
        async with self.driver() as driver, driver.stream(TEXT) as stream:
            self.assertEqual(await stream.columns(), ("i", "name"))
            for _ in range(3):
                await asyncio.sleep(0.3)
                self.assertEqual((await driver.execute("RETURN 1")).value(int), 1)
                self.assertLessEqual(len(stream._exchange._responses), 2)
            count = 0
            async for number, name in stream:
                count += 1
                self.assertEqual((number, name), (count, f"number {count}"))
                if count % 10_000 == 0:
                    await asyncio.sleep(0.2)
                    self.assertLessEqual(len(stream._exchange._responses), 2)
            self.assertEqual(count, COUNT)
            self.assertGreater(stream.summary.timings.execute_micros, 0)

    async def test_over_each_compression(self) -> None:
        for compression in COMPRESSIONS:
            with self.subTest(compression):
                async with self.driver(format="bson", compression=compression) as driver:
                    numbers = [record["i"] async for record in driver.stream(TEXT)]
                    self.assertEqual(numbers, list(range(1, COUNT + 1)))

    async def test_a_failure_in_the_middle_is_thrown(self) -> None:
        async with self.driver() as driver:
            count = 0
            with self.assertRaises(ServerError):
                async for _ in driver.stream("UNWIND range(1, 60000) AS i RETURN 100 / (50000 - i), 'text' + i"):
                    count += 1
            self.assertGreater(count, 0)
            self.assertLess(count, 50_000)

    async def test_an_empty_one(self) -> None:
        async with self.driver() as driver, driver.stream("UNWIND [] AS i RETURN i") as stream:
            self.assertEqual([record async for record in stream], [])
            self.assertEqual(await stream.columns(), ("i",))

    async def test_procedures_stream(self) -> None:
        async with self.driver() as driver:
            self.assertTrue([record async for record in driver.stream_call("system.procedures")])


if __name__ == "__main__":
    unittest.main()
