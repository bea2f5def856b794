"""Several connections to one server, and how much may be pending."""

from __future__ import annotations

import asyncio
import unittest
from typing import Any

from shindig_neo4j import AsyncDriver, BusyError, CallTimeoutError, GraphError, OutcomeUnknownError, Result
from tests.fake_cluster import until
from tests.fake_server import FakeServer, Peer, Script, answer, place, success


def serving(held: list[tuple[Peer, dict[str, Any]]]) -> list[Script]:
    """Connections that answer with their number. What is SLOW is not answered, but held."""
    numbers = iter(range(100))

    async def serve(peer: Peer) -> None:
        number = next(numbers)
        while True:
            request = await peer.receive_whenever()
            if request.get("text") == "SLOW":
                held.append((peer, request))
            elif request["type"] == "subscribe":
                held.append((peer, request))
                await peer.send({"type": "subscribed", "id": request["id"], **place(1)})
            elif request["type"] in ("cypher", "commit", "rollback"):
                await peer.send(success(request["id"], [number]))
            elif request["type"] == "begin":
                await peer.send(success(request["id"]))

    return [serve] * 100


async def numbers(driver: AsyncDriver, count: int) -> list[int]:
    """Which connections answer so many calls at a time."""
    results: list[Result] = await asyncio.gather(*(driver.execute("RETURN 1") for _ in range(count)))
    return sorted({result.value(int) for result in results})


async def connected(driver: AsyncDriver, count: int) -> None:
    async def all_connected() -> bool:
        return len(await numbers(driver, 4 * count)) == count

    await until(all_connected)


class Pools(unittest.IsolatedAsyncioTestCase):
    def setUp(self) -> None:
        self.held: list[tuple[Peer, dict[str, Any]]] = []

    async def holding(self, count: int) -> None:
        async def held() -> bool:
            return len(self.held) == count

        await until(held)

    async def test_quick_calls_are_kept_away_from_slow_ones(self) -> None:
        async with FakeServer(*serving(self.held)) as server, server.driver(connections=3) as driver:
            await connected(driver, 3)
            slow = [asyncio.create_task(driver.execute("SLOW")) for _ in range(2)]
            await self.holding(2)
            self.assertNotEqual(self.held[0][0], self.held[1][0])
            self.assertEqual(len({(await driver.execute("RETURN 1")).value(int) for _ in range(10)}), 1)
            for peer, request in self.held:
                await peer.send(success(request["id"], ["slow"]))
            self.assertEqual([(await call).value(str) for call in slow], ["slow", "slow"])
        self.assertEqual(server.attempts, 3)

    async def test_a_lost_connection_fails_nothing_on_the_others_and_is_made_again(self) -> None:
        async with FakeServer(*serving(self.held)) as server, server.driver(connections=2) as driver:
            await connected(driver, 2)
            writes = [asyncio.create_task(driver.execute("SLOW", mode="write")) for _ in range(2)]
            await self.holding(2)
            await self.held[0][0].cut()
            with self.assertRaises(OutcomeUnknownError):
                await writes[0]
            await connected(driver, 2)
            peer, request = self.held[1]
            await peer.send(success(request["id"], ["kept"]))
            self.assertEqual((await writes[1]).value(str), "kept")
        self.assertEqual(server.attempts, 3)

    async def test_a_transaction_runs_on_one(self) -> None:
        async with FakeServer(*serving(self.held)) as server, server.driver(connections=3) as driver:
            await connected(driver, 3)
            transactions = [await driver.begin() for _ in range(3)]
            for transaction in transactions:
                results = set()
                for _ in range(5):
                    results.add((await transaction.execute("RETURN 1")).value(int))
                    await driver.execute("RETURN 1")
                self.assertEqual(len(results), 1)
                await transaction.commit()

    async def test_subscriptions_are_spread(self) -> None:
        async with FakeServer(*serving(self.held)) as server, server.driver(connections=2) as driver:
            await connected(driver, 2)
            streams = [driver.subscribe() for _ in range(4)]
            for stream in streams:
                await anext(stream)
            peers = [peer for peer, _ in self.held]
            self.assertEqual(sorted(peers.count(peer) for peer in set(peers)), [2, 2])
            for stream in streams:
                await stream.aclose()

    async def test_one_on_which_a_call_was_late_is_left_alone(self) -> None:
        async with FakeServer(*serving(self.held)) as server, server.driver(connections=2) as driver:
            await connected(driver, 2)
            late = asyncio.create_task(driver.execute("SLOW", timeout=0.2))
            await self.holding(1)
            self.held[0][0].socket.transport.pause_reading()  # answers no ping
            with self.assertRaises(CallTimeoutError):
                await late
            self.assertEqual(len(await numbers(driver, 6)), 1)
            self.held[0][0].socket.transport.resume_reading()
            await connected(driver, 2)


class Limits(unittest.IsolatedAsyncioTestCase):
    async def test_a_call_that_is_one_too_many_is_refused(self) -> None:
        held: list[tuple[Peer, dict[str, Any]]] = []
        async with FakeServer(*serving(held)) as server, server.driver(maximum_pending=2) as driver:
            first = asyncio.create_task(driver.execute("SLOW"))
            stream = driver.stream("SLOW")
            reading = asyncio.create_task(anext(stream))

            async def both() -> bool:
                return len(held) == 2

            await until(both)
            with self.assertRaises(BusyError) as busy:
                await driver.execute("RETURN 3")
            self.assertTrue(busy.exception.retryable)
            self.assertEqual(busy.exception.subject, "RETURN 3")
            with self.assertRaises(BusyError):
                await driver.begin()
            first.cancel()
            reading.cancel()
            for task in (first, reading):
                with self.assertRaises(asyncio.CancelledError):
                    await task
            await asyncio.gather(driver.execute("RETURN 3"), driver.execute("RETURN 4"))
            with self.assertRaises(GraphError):
                await driver.execute("RETURN $x", {"x": object()})  # type: ignore[dict-item]
            for _ in range(2):
                with self.assertRaises(TypeError):
                    await driver.execute(None)  # type: ignore[arg-type]
            await asyncio.gather(driver.execute("RETURN 3"), driver.execute("RETURN 4"))

    async def test_a_driver_that_cannot_connect_keeps_no_count(self) -> None:
        async with FakeServer() as server, server.driver(maximum_pending=1) as driver:
            for _ in range(3):
                with self.assertRaises(GraphError) as lost:
                    await driver.execute("RETURN 1")
                self.assertEqual(lost.exception.code, "driver.unavailable")

    async def test_what_would_wait_behind_more_than_a_message_is_refused(self) -> None:
        over = asyncio.Event()

        async def deaf(peer: Peer) -> None:
            await answer(peer)
            peer.socket.transport.pause_reading()
            await over.wait()
            await peer.cut()

        async with FakeServer(deaf) as server, server.driver(maximum_message_size=1_000_000) as driver:
            await driver.execute("RETURN 1")
            calls = []
            for _ in range(100):
                calls.append(asyncio.create_task(driver.execute("RETURN $x", {"x": "x" * 600_000})))
                await asyncio.sleep(0)
                if any(call.done() for call in calls):
                    break
            done = [call for call in calls if call.done()]
            for call in calls:
                call.cancel()
            await asyncio.gather(*calls, return_exceptions=True)
            over.set()
        self.assertEqual([type(call.exception()) for call in done], [BusyError])


if __name__ == "__main__":
    unittest.main()
