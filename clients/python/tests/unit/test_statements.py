"""Texts and calls that are sent once for each connection."""

from __future__ import annotations

import asyncio
import unittest
from collections.abc import Awaitable, Callable
from typing import Any

from shindig_neo4j import AsyncDriver, CallTimeoutError, GraphError
from tests.fake_server import FakeServer, Peer, failure, success

LONG = "RETURN 1 // " + "long " * 60


class Recorder:
    """Answers each request with success, or with the failure that a test has set for the next one."""

    def __init__(self) -> None:
        self.requests: list[dict[str, Any]] = []
        self.code: str | None = None

    async def serve(self, peer: Peer) -> None:
        while True:
            request = await peer.receive_whenever()
            if request["type"] == "cancel":
                continue
            self.requests.append(request)
            code, self.code = self.code, None
            if code != "":
                answer = success(request["id"], [1]) if code is None else failure(request["id"], code, True)
                await peer.send(answer)

    async def sent(self, work: Callable[[], Awaitable[object]], code: str | None = None) -> dict[str, Any]:
        """The first request of a call, which fails with this code."""
        before = len(self.requests)
        self.code = code
        try:
            await work()
        except GraphError as error:
            assert code in (error.code, ""), error
        return self.requests[before]


class Statements(unittest.IsolatedAsyncioTestCase):
    def setUp(self) -> None:
        self.recorder = Recorder()

    def server(self) -> FakeServer:
        return FakeServer(*[self.recorder.serve] * 10)

    async def texts(self, driver: AsyncDriver, text: str, *codes: str | None) -> list[tuple[Any, Any]]:
        """The text and the number of each of some calls."""
        requests = [await self.recorder.sent(lambda: driver.execute(text), code) for code in codes]
        return [(request.get("text"), request.get("statement")) for request in requests]

    async def test_a_long_text_is_sent_once_and_then_by_its_number(self) -> None:
        async with self.server() as server, server.driver() as driver:
            sent = await self.texts(driver, LONG, None, None, None, None)
            self.assertEqual(sent, [(LONG, None), (LONG, 0), (None, 0), (None, 0)])
            self.assertEqual(await self.texts(driver, LONG + "2", None, None), [(LONG + "2", None), (LONG + "2", 1)])

    async def test_a_short_text_has_no_number(self) -> None:
        async with self.server() as server, server.driver() as driver:
            self.assertEqual(await self.texts(driver, "RETURN 1", None, None, None), [("RETURN 1", None)] * 3)

    async def test_a_text_is_sent_again_whose_number_the_server_may_not_know(self) -> None:
        async with self.server() as server, server.driver() as driver:
            wrong, unknown = "Neo.ClientError.Statement.SyntaxError", "statement.unknown"
            sent = await self.texts(driver, LONG, None, wrong, None, unknown, None, None)
            self.assertEqual(sent, [(LONG, None), (LONG, 0), (LONG, 0), (None, 0), (LONG, None), (LONG, None)])

    async def test_a_text_is_sent_again_whose_first_request_was_given_up(self) -> None:
        async with self.server() as server, server.driver() as driver:
            await self.texts(driver, LONG, None)
            self.recorder.code = ""
            with self.assertRaises(CallTimeoutError):
                await driver.execute(LONG, timeout=0.05)
            self.assertEqual(await self.texts(driver, LONG, None, None), [(LONG, 0), (None, 0)])

    async def test_another_connection_knows_none(self) -> None:
        async def cutting(peer: Peer) -> None:
            for _ in range(2):
                await peer.send(success((await peer.receive())["id"], [1]))
            self.recorder.requests.append(await peer.receive())
            await peer.cut()

        async with FakeServer(cutting, self.recorder.serve) as server, server.driver() as driver:
            for _ in range(3):
                await driver.execute(LONG)
        self.assertEqual([request.get("text") for request in self.recorder.requests], [None, LONG])

    async def test_so_is_a_procedure_with_its_constants(self) -> None:
        constants = {"selection": {"properties": ["id", "displayName"], "details": []}}
        async with self.server() as server, server.driver() as driver:
            first, second, third = [
                await self.recorder.sent(lambda: driver.call("people.get", {"id": "a"}, constants={**constants}))
                for _ in range(3)
            ]
            other = await self.recorder.sent(lambda: driver.call("people.get", constants={"selection": "x" * 300}))
            replaced = await self.recorder.sent(lambda: driver.call("p", {"a": 1}, constants={"a": 2, "b": 3}))
            large = [await self.recorder.sent(lambda: driver.call("p", constants={"a": "x" * 2**21})) for _ in range(2)]
        fields = ("procedure", "statement", "parameters", "constants")
        self.assertEqual(
            [[request.get(field) for field in fields] for request in (first, second, third)],
            [
                ["people.get", None, {**constants, "id": "a"}, None],
                ["people.get", 0, {"id": "a"}, constants],
                [None, 0, {"id": "a"}, None],
            ],
        )
        self.assertEqual((other["procedure"], other.get("statement")), ("people.get", None))
        self.assertEqual(replaced["parameters"], {"a": 1, "b": 3})
        self.assertEqual([len(request["parameters"]["a"]) for request in large], [2**21] * 2)

    async def test_there_are_no_more_than_the_server_keeps(self) -> None:
        many = [f"{LONG}{number}" for number in range(300)]
        large = [f"RETURN {number} // {'x' * 65_000}" for number in range(20)]
        for texts, count in (many, 256), (["RETURN 1 // " + "x" * 65_536], 0), (large, 16), ([LONG + "é" * 9], 1):
            with self.subTest(count=count):
                self.assertEqual(await self.numbers(texts), list(range(count)))

    async def numbers(self, texts: list[str]) -> list[int]:
        """Those of texts that are each run twice."""
        recorder = Recorder()
        async with FakeServer(recorder.serve) as server, server.driver() as driver:
            for text in texts:
                await driver.execute(text)
                await driver.execute(text)
                await asyncio.sleep(0)
        return [request["statement"] for request in recorder.requests if "statement" in request]


if __name__ == "__main__":
    unittest.main()
