"""Calls against a server that follows a script."""

from __future__ import annotations

import asyncio
import unittest
from typing import Any

from shindig_neo4j import (
    CallTimeoutError,
    DriverClosedError,
    OutcomeUnknownError,
    Parameter,
    ServerError,
    UnsupportedValueError,
)
from tests.fake_server import FakeServer, Peer, answer, echo, failure, silent, success


class Calls(unittest.IsolatedAsyncioTestCase):
    async def test_a_request_has_the_fields_of_the_protocol(self) -> None:
        seen: list[dict[str, Any]] = []

        async def script(peer: Peer) -> None:
            for _ in range(2):
                seen.append(await peer.receive())
                await peer.send(success(seen[-1]["id"], [1], counters={"nodesCreated": 1}, bookmark="b:1"))

        async with FakeServer(script) as server, server.driver() as driver:
            result = await driver.execute(
                "CREATE (n)", {"a": 1}, mode="write", timeout=5, request_id="r", bookmarks=["b"], trace="t"
            )
            await driver.call("people.get", {"id": "john"})
        work, call = seen
        self.assertEqual(
            work,
            {
                "id": 1,
                "type": "cypher",
                "mode": "write",
                "timeout": work["timeout"],
                "requestId": "r",
                "bookmarks": ["b"],
                "trace": "t",
                "parameters": {"a": 1},
                "text": "CREATE (n)",
            },
        )
        self.assertTrue(4000 < work["timeout"] < 5000, work["timeout"])
        self.assertEqual(
            {**call, "timeout": 0},
            {
                "id": 2,
                "type": "call",
                "mode": "read",
                "timeout": 0,
                "parameters": {"id": "john"},
                "procedure": "people.get",
            },
        )
        self.assertEqual(result.counters, {"nodesCreated": 1})
        self.assertEqual((result.bookmark, result.timings.execute_micros, result.value(int)), ("b:1", 2, 1))

    async def test_the_default_timeout_is_30_seconds(self) -> None:
        async def script(peer: Peer) -> None:
            request = await peer.receive()
            await peer.send(success(request["id"], [request["timeout"]]))

        async with FakeServer(script) as server:
            driver = type(server.driver())(server.uri)
            self.assertEqual(driver.settings.timeout, 30)
            async with driver:
                self.assertTrue(29_000 < (await driver.execute("RETURN 1")).value(int) < 30_000)

    async def test_credentials_are_sent(self) -> None:
        async with FakeServer(echo, echo) as server:
            async with server.driver() as driver:
                await driver.execute("RETURN 1")
            async with server.driver(user="", password="", token=lambda: "t") as driver:
                await driver.execute("RETURN 1")
        self.assertEqual(server.headers[0]["Authorization"], "Basic bmVvNGo6c2VjcmV0")
        self.assertEqual(server.headers[1]["Authorization"], "Bearer t")
        self.assertNotIn("Origin", server.headers[0])

    async def test_answers_are_paired_by_id(self) -> None:
        async def script(peer: Peer) -> None:
            requests = [await peer.receive() for _ in range(50)]
            for request in reversed(requests):
                await peer.send(success(request["id"], [request["parameters"]["n"]]))

        async with FakeServer(script) as server, server.driver() as driver:
            results = await asyncio.gather(*(driver.execute("RETURN $n", {"n": n}) for n in range(50)))
        self.assertEqual([result.value(int) for result in results], list(range(50)))

    async def test_a_failure_is_typed(self) -> None:
        async def script(peer: Peer) -> None:
            await peer.send(failure((await peer.receive())["id"], "server.busy", True))
            await peer.send(failure((await peer.receive())["id"], "request.timed-out", True))
            await peer.send(failure((await peer.receive())["id"], "request.outcome-unknown", True))

        async with FakeServer(script) as server, server.driver() as driver:
            with self.assertRaises(ServerError) as busy:
                await driver.execute("RETURN 1")
            self.assertEqual((busy.exception.code, busy.exception.retryable), ("server.busy", True))
            self.assertEqual((busy.exception.address, busy.exception.subject), (server.uri, "RETURN 1"))
            with self.assertRaises(CallTimeoutError):
                await driver.execute("RETURN 1")
            with self.assertRaises(OutcomeUnknownError) as unknown:
                await driver.execute("CREATE ()", mode="write")
            self.assertFalse(unknown.exception.retryable)

    async def test_a_failure_that_may_pass_is_repeated_with_a_request_id(self) -> None:
        async def script(peer: Peer) -> None:
            for _ in range(3):
                first = await peer.receive()
                await peer.send(failure(first["id"], "request.repeated", True))
            again = await peer.receive()
            await peer.send(success(again["id"], [again["requestId"]]))

        async with FakeServer(script) as server, server.driver() as driver:
            result = await driver.execute("CREATE ()", mode="write", request_id="r")
        self.assertEqual(result.value(str), "r")

    async def test_a_call_that_is_late_is_cancelled(self) -> None:
        cancelled: list[Any] = []

        async def script(peer: Peer) -> None:
            await answer(peer)
            for _ in range(2):
                request = await peer.receive("cypher")
                cancelled.append((await peer.receive("cancel"))["id"] == request["id"])

        async with FakeServer(script) as server, server.driver() as driver:
            await driver.execute("RETURN 1")
            with self.assertRaises(CallTimeoutError) as late:
                await driver.execute("RETURN 1", timeout=0.1)
            self.assertTrue(late.exception.retryable)
            with self.assertRaises(OutcomeUnknownError):
                await driver.execute("CREATE ()", mode="write", timeout=0.1)
            await asyncio.sleep(0.1)
        self.assertEqual(cancelled, [True, True])

    async def test_cancelling_the_task_cancels_the_request(self) -> None:
        received = asyncio.Event()
        cancelled = asyncio.Event()

        async def script(peer: Peer) -> None:
            request = await peer.receive("cypher")
            received.set()
            if (await peer.receive("cancel"))["id"] == request["id"]:
                cancelled.set()
            await peer.send(failure(request["id"], "request.cancelled"))
            await echo(peer)

        async with FakeServer(script) as server, server.driver() as driver:
            task = asyncio.create_task(driver.execute("RETURN 1"))
            await asyncio.wait_for(received.wait(), 5)
            task.cancel()
            with self.assertRaises(asyncio.CancelledError):
                await task
            await asyncio.wait_for(cancelled.wait(), 5)
            self.assertEqual((await driver.execute("RETURN $a", {"a": 1})).value(int), 1)

    async def test_closing_fails_what_is_pending(self) -> None:
        async with FakeServer(silent) as server:
            driver = server.driver()
            async with driver:
                pending = asyncio.create_task(driver.execute("RETURN 1"))
                await asyncio.sleep(0.2)
            with self.assertRaises(DriverClosedError):
                await asyncio.wait_for(pending, 5)
            with self.assertRaises(DriverClosedError):
                await driver.execute("RETURN 1")

    async def test_what_cannot_be_sent_is_refused_and_harms_nobody(self) -> None:
        nested: Any = 1
        for _ in range(100):
            nested = [nested]
        bad: list[Parameter] = [2**63, "\ud800", nested, object(), {1: 1}]  # type: ignore[list-item,dict-item]
        async with FakeServer(echo) as server, server.driver() as driver:
            for value in bad:
                with self.subTest(str(value)[:20]), self.assertRaises(UnsupportedValueError):
                    await driver.execute("RETURN $a", {"a": value})
            self.assertEqual((await driver.execute("RETURN $a", {"a": -(2**63)})).value(int), -(2**63))

    async def test_a_request_may_be_too_large(self) -> None:
        async with FakeServer(echo) as server, server.driver(maximum_message_size=10_000) as driver:
            with self.assertRaises(UnsupportedValueError):
                await driver.execute("RETURN $a", {"a": "x" * 10_000})
            self.assertEqual((await driver.execute("RETURN $a", {"a": 1})).value(int), 1)

    async def test_bad_terms_are_refused(self) -> None:
        async with FakeServer(echo) as server, server.driver() as driver:
            for options in ({"timeout": 0}, {"timeout": 86_401}, {"mode": "wrote"}, {"request_id": "x" * 1025}):
                with self.subTest(str(options)), self.assertRaises(ValueError):
                    await driver.execute("RETURN 1", **options)


if __name__ == "__main__":
    unittest.main()
