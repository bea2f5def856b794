"""Streams of records, against a server that follows a script."""

from __future__ import annotations

import asyncio
import unittest
from typing import Any

from shindig_neo4j import CallTimeoutError, ConnectionLostError, ProtocolError, ServerError
from tests.fake_server import FakeServer, Peer, answer, echo, failure, success


def chunk(number: int, *rows: list[Any], **fields: Any) -> dict[str, Any]:
    return {"type": "records", "id": number, "records": list(rows), **fields}


class Streams(unittest.IsolatedAsyncioTestCase):
    async def test_each_chunk_that_is_read_asks_for_another(self) -> None:
        credits: list[Any] = []

        async def script(peer: Peer) -> None:
            request = await peer.receive("cypher")
            credits.append(request["chunks"])
            number = request["id"]
            await peer.send(chunk(number, [1], [2], columns=["x"]))
            await peer.send(chunk(number, [3]))
            for value in range(4, 8):
                credits.append((await peer.receive("credit"))["chunks"])
                await peer.send(chunk(number, [value]))
            await peer.send(success(number, [8], columns=[], counters={"nodesCreated": 2}))

        async with FakeServer(script) as server, server.driver() as driver, driver.stream("RETURN 1") as stream:
            self.assertEqual(await stream.columns(), ("x",))
            self.assertEqual([record["x"] async for record in stream], list(range(1, 9)))
            self.assertEqual(stream.summary.counters, {"nodesCreated": 2})
        self.assertEqual(credits, [2, 1, 1, 1, 1])

    async def test_a_slow_reader_asks_for_no_more(self) -> None:
        early = asyncio.Event()

        async def script(peer: Peer) -> None:
            number = (await peer.receive())["id"]
            await peer.send(chunk(number, [1], columns=["x"]))
            await peer.send(chunk(number, [2]))
            await peer.receive("credit")  # for the first
            try:
                async with asyncio.timeout(0.3):
                    await peer.socket.recv()
                    early.set()
            except TimeoutError:
                await peer.send(success(number, columns=[]))

        async with FakeServer(script) as server, server.driver() as driver, driver.stream("RETURN 1") as stream:
            self.assertEqual((await anext(stream))["x"], 1)
            await asyncio.sleep(0.6)
            self.assertEqual([record["x"] async for record in stream], [2])
        self.assertFalse(early.is_set())

    async def test_more_than_was_asked_for_ends_the_connection(self) -> None:
        async def script(peer: Peer) -> None:
            number = (await peer.receive())["id"]
            for value in range(3):
                await peer.send(chunk(number, [value], columns=["x"]))
            assert await peer.closed() == 1007

        async with FakeServer(script) as server, server.driver() as driver:
            with self.assertRaises(ProtocolError):
                async with driver.stream("RETURN 1") as stream:
                    await asyncio.sleep(0)
                    await anext(stream)
                    await asyncio.sleep(0.3)
                    async for _ in stream:
                        pass

    async def test_closing_it_early_ends_it_in_the_server(self) -> None:
        ended = asyncio.Event()

        async def script(peer: Peer) -> None:
            number = (await peer.receive())["id"]
            await peer.send(chunk(number, [1], columns=["x"]))
            await peer.receive("credit")
            assert (await peer.receive("cancel"))["id"] == number
            ended.set()
            await echo(peer)

        async with FakeServer(script) as server, server.driver() as driver:
            async with driver.stream("RETURN 1") as stream:
                await anext(stream)
            await asyncio.wait_for(ended.wait(), 5)
            self.assertEqual([record async for record in stream], [])

    async def test_leaving_the_loop_ends_it_in_the_server(self) -> None:
        ended = asyncio.Event()

        async def script(peer: Peer) -> None:
            number = (await peer.receive())["id"]
            await peer.send(chunk(number, [1], columns=["x"]))
            await peer.receive("credit")
            assert (await peer.receive("cancel"))["id"] == number
            ended.set()

        async with FakeServer(script) as server, server.driver() as driver:
            async for _ in driver.stream("RETURN 1"):
                break
            await asyncio.wait_for(ended.wait(), 5)

    async def test_its_failure_comes_after_the_records_before(self) -> None:
        async def script(peer: Peer) -> None:
            number = (await peer.receive())["id"]
            await peer.send(chunk(number, [1], columns=["x"]))
            await peer.send(failure(number, "request.slow-reader"))

        async with FakeServer(script) as server, server.driver() as driver, driver.stream("RETURN 1") as stream:
            await asyncio.sleep(0.3)
            self.assertEqual((await anext(stream))["x"], 1)
            with self.assertRaises(ServerError):
                await anext(stream)
            with self.assertRaises(StopAsyncIteration):
                await anext(stream)

    async def test_it_is_not_sent_again(self) -> None:
        async def script(peer: Peer) -> None:
            await peer.send(chunk((await peer.receive())["id"], [1], columns=["x"]))
            await peer.cut()

        async with FakeServer(script, echo) as server, server.driver() as driver:
            with self.assertRaises(ConnectionLostError):
                async for _ in driver.stream("RETURN 1"):
                    pass

    async def test_each_chunk_has_a_deadline(self) -> None:
        async def script(peer: Peer) -> None:
            await answer(peer)
            number = (await peer.receive())["id"]
            await peer.send(chunk(number, [1], columns=["x"]))
            await peer.receive("credit")
            await peer.receive("cancel")

        async with FakeServer(script) as server, server.driver() as driver:
            await driver.execute("RETURN 1")
            with self.assertRaises(CallTimeoutError):
                async for _ in driver.stream("RETURN 1", timeout=0.2):
                    pass


if __name__ == "__main__":
    unittest.main()
