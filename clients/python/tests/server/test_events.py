"""Events, by a real server, over a link that is cut."""

from __future__ import annotations

import asyncio
import unittest

from shindig_neo4j import AsyncDriver, AsyncEventStream, Events, Gap, Position, ServerError, Subscribed
from tests.server.environment import ServerTest
from tests.server.proxy import Proxy

BEFRIEND = "MATCH (a:Person {id: $a}), (b:Person {id: $b}) CREATE (a)-[:FRIEND_OF {since: 1}]->(b)"


class Subscriptions(ServerTest):
    async def asyncSetUp(self) -> None:
        await super().asyncSetUp()
        self.people = [f"{self.label}-{number}" for number in range(6)]
        self.topics = [f"people/{self.people[0]}"]
        async with self.driver() as driver:
            text = f"UNWIND $ids AS id CREATE (:Person:{self.label} {{id: id}})"
            await driver.execute(text, {"ids": self.people}, mode="write")

    async def _befriend(self, driver: AsyncDriver, number: int) -> None:
        await driver.execute(BEFRIEND, {"a": self.people[0], "b": self.people[number]}, mode="write")

    async def _friends(self, events: AsyncEventStream, count: int) -> tuple[list[int], list[Position]]:
        """The next new friends, by their numbers, with the positions behind them."""
        friends: list[int] = []
        positions: list[Position] = []
        async with asyncio.timeout(20):
            while len(friends) < count:
                message = await anext(events)
                self.assertNotIsInstance(message, Gap)
                for event in message.events if isinstance(message, Events) else ():
                    self.assertEqual((event.type, event.person), ("friendship.accepted", self.people[0]))
                    friends.append(self.people.index(event.data["friend"]))
                    positions.append(message.position)
        return friends, positions

    async def test_they_go_on_over_a_cut_connection(self) -> None:
        async with Proxy(self.uri) as proxy, self.driver(proxy.uri) as driver, self.driver() as direct:
            async with driver.subscribe(self.topics) as events:
                self.assertIsInstance(await anext(events), Subscribed)
                await self._befriend(direct, 1)
                first, before = await self._friends(events, 1)
                proxy.refuses = True
                proxy.cut()
                for number in 2, 3:
                    await self._befriend(direct, number)
                await asyncio.sleep(0.5)
                proxy.refuses = False
                await self._befriend(direct, 4)
                rest, after = await self._friends(events, 3)
            self.assertEqual(first + rest, [1, 2, 3, 4])
            offsets = [position.offset for position in before + after]
            self.assertEqual(offsets, sorted(set(offsets)))
            self.assertEqual(proxy.connections, 2)

    async def test_a_position_is_a_bookmark(self) -> None:
        async with self.driver() as driver, driver.subscribe(self.topics) as events:
            self.assertIsInstance(await anext(events), Subscribed)
            await self._befriend(driver, 1)
            _, positions = await self._friends(events, 1)
            text = "MATCH (:Person {id: $id})-[:FRIEND_OF]->(friend) RETURN friend.id"
            bookmarks = [str(positions[0])]
            result = await driver.execute(text, {"id": self.people[0]}, bookmarks=bookmarks)
            self.assertEqual([record[0] for record in result.records], [self.people[1]])
            with self.assertRaises(ServerError) as refused:
                await driver.execute(text, {"id": ""}, bookmarks=["other-1-1"])
            self.assertEqual(refused.exception.code, "request.unknown-bookmark")

    async def test_a_position_tells_where_to_begin(self) -> None:
        async with self.driver() as driver:
            async with driver.subscribe(self.topics) as events:
                await anext(events)
                await self._befriend(driver, 1)
                await self._befriend(driver, 2)
                _, positions = await self._friends(events, 2)
            start = Position.parse(str(positions[0]))
            async with driver.subscribe(self.topics, start=start) as events:
                self.assertEqual(await anext(events), Subscribed(start))
                self.assertEqual(await self._friends(events, 1), ([2], positions[1:]))

    async def test_a_place_that_is_not_there_is_a_gap(self) -> None:
        async with self.driver() as driver:
            elsewhere = Position("elsewhere", 1, 1)
            async with driver.subscribe(self.topics, start=elsewhere) as events, asyncio.timeout(10):
                self.assertEqual(await anext(events), Subscribed(elsewhere))
                gap = await anext(events)
                self.assertIsInstance(gap, Gap)
                self.assertNotEqual(gap.position.epoch, "elsewhere")

    async def test_a_slow_reader_loses_nothing(self) -> None:
        async with self.driver() as driver:
            async with driver.subscribe(self.topics, ahead=1) as events:
                await anext(events)
                for number in range(1, 6):
                    await self._befriend(driver, number)
                await asyncio.sleep(0.5)
                self.assertEqual((await self._friends(events, 5))[0], [1, 2, 3, 4, 5])

    async def test_a_topic_that_is_none_is_refused(self) -> None:
        async with self.driver() as driver:
            with self.assertRaises(ServerError) as refused:
                await anext(driver.subscribe(["nonsense"]))
        self.assertEqual(refused.exception.code, "subscription.invalid-topic")


if __name__ == "__main__":
    unittest.main()
