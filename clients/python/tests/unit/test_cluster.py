"""Several servers, whose routing table a script tells."""

from __future__ import annotations

import asyncio
import unittest
from typing import Any, Unpack

from shindig_neo4j import (
    AsyncDriver,
    AsyncEventStream,
    ConnectionLostError,
    DriverClosedError,
    GraphError,
    NoLeaderError,
    ServerError,
    Subscribed,
    WorkOptions,
)
from tests.fake_cluster import FakeCluster, until


async def where(driver: AsyncDriver, **options: Unpack[WorkOptions]) -> int:
    """The number of the server that answers."""
    return (await driver.execute("RETURN 1", **options)).value(int)


async def wherever(driver: AsyncDriver, **options: Unpack[WorkOptions]) -> int:
    """As where; -1 if none answers."""
    try:
        return await where(driver, **options)
    except GraphError:
        return -1


async def often(driver: AsyncDriver, **options: Unpack[WorkOptions]) -> list[int]:
    """Those that answer some calls; -1 for calls that none answers."""
    return sorted({await wherever(driver, **options) for _ in range(8)})


async def connected(driver: AsyncDriver) -> None:
    """Waits until all three servers are connected."""

    async def both() -> bool:
        return await often(driver) == [1, 2] and await wherever(driver, mode="write") == 0

    await until(both)


async def _heard(events: AsyncEventStream) -> None:
    async for _ in events:
        pass


class Clusters(unittest.IsolatedAsyncioTestCase):
    async def test_followers_read_in_turn_and_the_leader_writes(self) -> None:
        async with FakeCluster() as cluster, cluster.driver() as driver:
            await connected(driver)
            self.assertEqual(await often(driver), [1, 2])
            self.assertEqual(await often(driver, mode="write"), [0])
            async with await driver.begin() as transaction:
                await transaction.commit()
            async with await driver.begin(mode="read") as transaction:
                await transaction.commit()
        begun = [number for number, _, request in cluster.requests if request["type"] == "begin"]
        self.assertEqual(begun[0], 0)
        self.assertIn(begun[1], (1, 2))

    async def test_followers_take_turns_if_told_to(self) -> None:
        async with FakeCluster() as cluster, cluster.driver(balance="round-robin") as driver:
            await connected(driver)
            numbers = [await where(driver) for _ in range(4)]
        self.assertIn(numbers, ([1, 2, 1, 2], [2, 1, 2, 1]))

    async def test_a_change_is_heard_of(self) -> None:
        async with FakeCluster() as cluster, cluster.driver() as driver:
            await connected(driver)

            async def asked() -> bool:
                return "v1" in cluster.known_versions()

            await until(asked)
            cluster.leaders = {2}
            cluster.tell([2], [0, 1])

            async def changed() -> bool:
                return await wherever(driver, mode="write") == 2 and await often(driver) == [0, 1]

            await until(changed)

    async def test_a_refused_write_asks_for_the_new_leader(self) -> None:
        async with FakeCluster() as cluster, cluster.driver() as driver:
            await connected(driver)
            cluster.leaders = {1}
            with self.assertRaises(ServerError) as refused:
                await where(driver, mode="write")
            self.assertEqual((refused.exception.code, refused.exception.retryable), ("server.not-leader", True))
            self.assertEqual(refused.exception.address, cluster.servers[0].uri)
            cluster.table |= {"writers": [cluster.address(1)], "version": "news"}  # told to who asks
            self.assertEqual(await where(driver, mode="write", request_id="r"), 1)
        self.assertIn("", cluster.known_versions()[1:])

    async def test_without_a_leader_a_write_waits_if_it_is_safe_to_repeat(self) -> None:
        async with FakeCluster() as cluster, cluster.driver() as driver:
            await connected(driver)
            cluster.tell([], [1, 2])

            async def noticed() -> bool:
                try:
                    await where(driver, mode="write")
                except NoLeaderError as error:
                    return error.retryable
                return False

            await until(noticed)
            with self.assertRaises(NoLeaderError):
                await driver.begin()
            self.assertEqual(await often(driver), [1, 2])
            cluster.table |= {"writers": [cluster.address(0)]}

            async def led() -> bool:
                cluster.tell([0], [1, 2])
                return await where(driver, mode="write", request_id="r") == 0

            await until(led)

    async def test_reads_go_elsewhere_while_a_server_is_down(self) -> None:
        async with FakeCluster() as cluster, cluster.driver() as driver:
            await connected(driver)
            cluster.down(1)
            self.assertEqual(await often(driver), [2])
            cluster.down(2)
            self.assertEqual(await often(driver), [0])
            cluster.up(1)

            async def back() -> bool:
                return await wherever(driver) == 1

            await until(back)

    async def test_another_router_is_asked_when_one_is_lost(self) -> None:
        async with FakeCluster() as cluster, cluster.driver() as driver:
            await connected(driver)
            router = next(number for number, _, request in cluster.requests[::-1] if request["type"] == "routes")
            cluster.down(router)
            writer, reader = (number for number in range(3) if number != router)
            cluster.leaders = {writer}
            cluster.tell([writer], [reader])

            async def moved() -> bool:
                return await wherever(driver, mode="write") == writer

            await until(moved)

    async def test_whatever_server_is_known_will_do(self) -> None:
        async with FakeCluster() as cluster:
            cluster.down(0)
            async with cluster.driver(servers=[cluster.address(1)]) as driver:

                async def found() -> bool:
                    return await wherever(driver) > 0

                await until(found)
            async with cluster.driver() as driver:
                with self.assertRaises(ConnectionLostError):
                    await driver.execute("RETURN 1")
                cluster.up(0)
                await connected(driver)

    async def test_a_server_that_leaves_ends_what_it_has_begun(self) -> None:
        async with FakeCluster() as cluster, cluster.driver() as driver:
            await connected(driver)
            transaction = await driver.begin()
            peer = next(peer for _, peer, request in cluster.requests if request["type"] == "begin")
            cluster.leaders = {1}
            cluster.tell([1], [2])

            async def moved() -> bool:
                return await wherever(driver, mode="write") == 1

            await until(moved)
            self.assertEqual((await transaction.execute("RETURN 1")).value(int), 0)
            await transaction.commit()
            self.assertEqual(await peer.closed(), 1000)

    async def test_events_are_those_of_the_leader(self) -> None:
        async with FakeCluster() as cluster, cluster.driver() as driver, driver.subscribe() as events:
            self.assertIsInstance(await anext(events), Subscribed)
            cluster.leaders = {2}
            cluster.tell([2], [0, 1])
            listening = asyncio.create_task(_heard(events))

            async def moved() -> bool:
                return self.last_subscription(cluster)[0] == 2

            await until(moved)
            listening.cancel()
        self.assertEqual(self.last_subscription(cluster)[1]["from"], "after")

    @staticmethod
    def last_subscription(cluster: FakeCluster) -> tuple[int, dict[str, Any]]:
        found = [(number, request) for number, _, request in cluster.requests if request["type"] == "subscribe"]
        return found[-1]

    async def test_a_table_that_is_none_is_not_believed(self) -> None:
        async with FakeCluster() as cluster:
            one = [cluster.address(0)]
            many = [f"db{number}.example.org:7690" for number in range(101)]
            for table in (
                {"writers": [], "readers": [], "routers": one},
                {"writers": one, "readers": [], "routers": []},
                {"writers": one, "readers": many, "routers": one},
                {"writers": ["user@example.org"], "readers": [], "routers": one},
                {"writers": ["example.org/other?"], "readers": [], "routers": one},
                {"writers": ["example.org:x"], "readers": [], "routers": one},
                {"writers": ["example .org"], "readers": [], "routers": one},
                {"writers": [""], "readers": [], "routers": one},
                {"writers": "example.org", "readers": [], "routers": one},
            ):
                cluster.tell_all(table)
                with self.subTest(str(table)[:80]):
                    async with cluster.driver() as driver:
                        with self.assertRaises(ConnectionLostError):
                            await where(driver)
        self.assertEqual(cluster.servers[1].attempts, 0)

    async def test_without_a_routing_table_all_are_used_for_everything(self) -> None:
        async with FakeCluster() as cluster:
            cluster.leaders = {0, 1}
            async with cluster.driver(routing="none", servers=[cluster.address(1)]) as driver:

                async def both() -> bool:
                    return await often(driver, mode="write") == [0, 1]

                await until(both)
                self.assertEqual(await often(driver), [0, 1])
                cluster.down(0)
                self.assertEqual(await often(driver), [1])
        self.assertEqual(cluster.known_versions(), [])

    async def test_what_waits_for_a_table_fails_when_the_driver_is_closed(self) -> None:
        async with FakeCluster() as cluster:
            cluster.table["version"] = ""  # no other than the client has

            async def asked() -> bool:
                return bool(cluster.known_versions())

            async with cluster.driver() as driver:
                answer = asyncio.create_task(driver.execute("RETURN 1"))
                await until(asked)
            for failing in (answer, driver.execute("RETURN 1")):
                with self.assertRaises(DriverClosedError):
                    await failing

    async def test_a_closed_driver_looks_for_no_leader(self) -> None:
        async with FakeCluster() as cluster:
            cluster.tell([], [1, 2])
            async with cluster.driver() as driver:
                with self.assertRaises(NoLeaderError):
                    await where(driver, mode="write")
            with self.assertRaises(DriverClosedError):
                await where(driver, mode="write")

    async def test_bad_options_are_refused(self) -> None:
        bad: list[Any] = [
            {"servers": ["a/b"]},
            {"servers": "db2:7690"},
            {"routing": "cloud"},
            {"balance": "random"},
            {"connections": 0},
            {"connections": 101},
            {"maximum_pending": 0},
        ]
        for options in bad:
            with self.subTest(str(options)), self.assertRaises(ValueError):
                AsyncDriver("ws://db1:7690/neo4j", **options)


if __name__ == "__main__":
    unittest.main()
