"""The driver for threads, against a server that follows a script on another thread."""

from __future__ import annotations

import asyncio
import threading
import time
import unittest
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from shindig_neo4j import CallTimeoutError, Driver, DriverClosedError, Events, ServerError, Subscribed, Transaction
from tests.fake_server import FakeServer, Peer, Script, echo, failure, silent, success
from tests.unit.test_events import event, heard, position, subscribed
from tests.unit.test_streams import chunk
from tests.unit.test_transactions import works


class Threads(unittest.IsolatedAsyncioTestCase):
    async def _serve(self, script: Script, use: Callable[[Driver], Any]) -> Any:
        def in_thread(uri: str) -> Any:
            with Driver(uri, user="neo4j", password="secret", timeout=5) as driver:
                return use(driver)

        before = threading.active_count()
        async with FakeServer(script) as server:
            result = await asyncio.to_thread(in_thread, server.uri)
        self.assertLessEqual(threading.active_count(), before + 1)  # that of asyncio
        return result

    async def test_calls_from_many_threads(self) -> None:
        def use(driver: Driver) -> list[int]:
            with ThreadPoolExecutor(20) as pool:
                return list(pool.map(lambda n: driver.execute("RETURN $n", {"n": n}).value(int), range(200)))

        self.assertEqual(await self._serve(echo, use), list(range(200)))

    async def test_a_failure_is_thrown(self) -> None:
        async def script(peer: Peer) -> None:
            await peer.send(failure((await peer.receive())["id"], "server.busy", True))

        def use(driver: Driver) -> None:
            with self.assertRaises(ServerError):
                driver.execute("RETURN 1")

        await self._serve(script, use)

    async def test_a_call_has_a_deadline(self) -> None:
        def use(driver: Driver) -> None:
            start = time.monotonic()
            with self.assertRaises(CallTimeoutError):
                driver.execute("RETURN 1", timeout=0.2)
            self.assertLess(time.monotonic() - start, 2)

        await self._serve(silent, use)

    async def test_work_is_done_by_the_thread_that_waits(self) -> None:
        async def script(peer: Peer) -> None:
            commit = await works(peer)
            await peer.send(failure(commit["id"], "Neo.TransientError.Transaction.DeadlockDetected", True))
            await peer.receive("cancel")
            commit = await works(peer)
            await peer.send(success(commit["id"], columns=[]))

        def work(transaction: Transaction) -> str:
            transaction.execute("CREATE ()")
            return threading.current_thread().name

        name, own = await self._serve(script, lambda driver: (driver.transact(work), threading.current_thread().name))
        self.assertEqual(name, own)

    async def test_what_the_work_throws_is_thrown(self) -> None:
        async def script(peer: Peer) -> None:
            begin = await peer.receive("begin")
            await peer.send(success(begin["id"], columns=[]))
            await peer.send(success((await peer.receive("rollback"))["id"], columns=[]))

        def use(driver: Driver) -> None:
            with self.assertRaises(ZeroDivisionError):
                driver.transact(lambda _: 1 // 0)

        await self._serve(script, use)

    async def test_streams(self) -> None:
        async def script(peer: Peer) -> None:
            number = (await peer.receive())["id"]
            await peer.send(chunk(number, [1], [2], columns=["x"]))
            await peer.send(success(number, [3], columns=[]))
            await peer.receive("credit")

        def use(driver: Driver) -> Any:
            with driver.stream("RETURN 1") as stream:
                return stream.columns(), [record["x"] for record in stream], stream.summary.counters

        self.assertEqual(await self._serve(script, use), (("x",), [1, 2, 3], {}))

    async def test_events(self) -> None:
        async def script(peer: Peer) -> None:
            await peer.receive("subscribe")
            await peer.send(subscribed(1, 1))
            await peer.send(event(1, 2))
            await peer.receive("unsubscribe")

        def use(driver: Driver) -> list[Subscribed | Events | Any]:
            with driver.subscribe() as stream:
                return [stream.next(5), stream.next(5), stream.next(0.1)]

        self.assertEqual(await self._serve(script, use), [Subscribed(position(1)), heard(2), None])

    async def test_closing_fails_what_is_pending(self) -> None:
        def use(driver: Driver) -> None:
            with ThreadPoolExecutor(1) as pool:
                pending = pool.submit(driver.execute, "RETURN 1")
                time.sleep(0.2)
                driver.close()
                with self.assertRaises(DriverClosedError):
                    pending.result(5)
            with self.assertRaises(DriverClosedError):
                driver.execute("RETURN 1")
            driver.close()

        await self._serve(silent, use)

    async def test_an_interrupted_thread_cancels_its_call(self) -> None:
        cancelled = asyncio.Event()

        async def script(peer: Peer) -> None:
            request = await peer.receive("cypher")
            assert (await peer.receive("cancel"))["id"] == request["id"]
            cancelled.set()

        class Interrupting:
            """In place of a future whose wait Ctrl-C ends."""

            def __init__(self, future: Any) -> None:
                self.cancel = future.cancel

            def result(self) -> None:
                time.sleep(0.3)
                raise KeyboardInterrupt

        def use(driver: Driver) -> None:
            submit = driver._loop.submit
            driver._loop.submit = lambda work: Interrupting(submit(work))  # type: ignore[method-assign,assignment,return-value]
            with self.assertRaises(KeyboardInterrupt):
                driver.execute("RETURN 1")
            driver._loop.submit = submit  # type: ignore[method-assign]
            time.sleep(0.2)

        await self._serve(script, use)
        self.assertTrue(cancelled.is_set())


if __name__ == "__main__":
    unittest.main()
