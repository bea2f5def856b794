"""Transactions and writes that are sent again, by a real server, over a link that is cut."""

from __future__ import annotations

import asyncio
import unittest
from collections.abc import Awaitable, Callable

from shindig_neo4j import AsyncTransaction, CallTimeoutError, OutcomeUnknownError, ServerError, new_request_id
from tests.server.environment import ENDLESS, ServerTest
from tests.server.proxy import Proxy


class Transactions(ServerTest):
    async def test_commit_and_rollback(self) -> None:
        async with self.driver() as driver:
            async with await driver.begin() as transaction:
                await transaction.execute(self.create)
                self.assertEqual(await self.count(driver), 0)
                self.assertTrue(await transaction.commit())
            self.assertEqual(await self.count(driver), 1)
            async with await driver.begin() as transaction:
                await transaction.execute(self.create)
            self.assertEqual(await self.count(driver), 1)

    async def test_a_failure_rolls_it_back(self) -> None:
        async with self.driver() as driver:
            async with await driver.begin() as transaction:
                await transaction.execute(self.create)
                with self.assertRaises(ServerError):
                    await transaction.execute("RETURN")
                with self.assertRaises(RuntimeError):
                    await transaction.commit()
            self.assertEqual(await self.count(driver), 0)

    async def test_a_stream_in_it(self) -> None:
        async with self.driver() as driver, await driver.begin() as transaction:
            await transaction.execute(f"UNWIND range(1, 20000) AS i CREATE (:{self.label} {{i: i}})")
            async with transaction.stream(f"MATCH (n:{self.label}) RETURN n.i ORDER BY n.i") as stream:
                numbers = [record[0] async for record in stream]
            self.assertEqual(numbers, list(range(1, 20_001)))
            await transaction.rollback()
            self.assertEqual(await self.count(driver), 0)

    async def test_it_has_a_deadline(self) -> None:
        async with self.driver() as driver:
            transaction = await driver.begin(timeout=0.5)
            with self.assertRaises(CallTimeoutError):
                await transaction.execute(ENDLESS)

    async def test_those_that_conflict_are_repeated(self) -> None:
        async with self.driver() as driver:
            for key in "a", "b":
                await driver.execute(f"CREATE (:{self.label} {{key: $key, n: 0}})", {"key": key}, mode="write")

            def increasing(keys: str) -> Callable[[AsyncTransaction], Awaitable[None]]:
                async def work(transaction: AsyncTransaction) -> None:
                    for key in keys:
                        text = f"MATCH (n:{self.label} {{key: $key}}) SET n.n = n.n + 1"
                        await transaction.execute(text, {"key": key})

                return work

            both = ["ab" if number % 2 else "ba" for number in range(8)]
            await asyncio.gather(*(driver.transact(increasing(keys)) for keys in both))
            result = await driver.execute(f"MATCH (n:{self.label}) RETURN sum(n.n)")
            self.assertEqual(result.value(int), 16)


class LostAnswers(ServerTest):
    async def test_a_write_with_request_id_is_done_once(self) -> None:
        async with Proxy(self.uri) as proxy, self.driver(proxy.uri) as driver:
            await driver.execute("RETURN 1")
            proxy.lose_next_answer()
            result = await driver.execute(self.create, mode="write", request_id=new_request_id())
            self.assertEqual(result.counters["nodesCreated"], 1)
            self.assertEqual(proxy.connections, 2)
            self.assertEqual(await self.count(driver), 1)

    async def test_a_write_without_is_of_unknown_outcome(self) -> None:
        async with Proxy(self.uri) as proxy, self.driver(proxy.uri) as driver, self.driver() as direct:
            await driver.execute("RETURN 1")
            proxy.lose_next_answer()
            with self.assertRaises(OutcomeUnknownError):
                await driver.execute(self.create, mode="write")
            self.assertEqual(await self.count(direct), 1)

    async def test_a_read_is_sent_again(self) -> None:
        async with Proxy(self.uri) as proxy, self.driver(proxy.uri) as driver:
            await driver.execute("RETURN 1")
            proxy.lose_next_answer()
            self.assertEqual((await driver.execute("RETURN 2")).value(int), 2)

    async def test_a_commit_is_done_once(self) -> None:
        async with Proxy(self.uri) as proxy, self.driver(proxy.uri) as driver:
            attempts = 0

            async def work(transaction: AsyncTransaction) -> int:
                nonlocal attempts
                attempts += 1
                await transaction.execute(self.create)
                proxy.lose_next_answer()  # to the commit
                return attempts

            self.assertEqual(await driver.transact(work), 1)
            self.assertEqual(attempts, 1)
            self.assertEqual(await self.count(driver), 1)

    async def test_a_transaction_that_was_cut_is_done_again(self) -> None:
        async with Proxy(self.uri) as proxy, self.driver(proxy.uri) as driver:
            attempts = 0

            async def work(transaction: AsyncTransaction) -> None:
                nonlocal attempts
                attempts += 1
                if attempts == 1:
                    proxy.lose_next_answer()
                await transaction.execute(self.create)

            await driver.transact(work)
            self.assertEqual(attempts, 2)
            self.assertEqual(await self.count(driver), 1)


if __name__ == "__main__":
    unittest.main()
