"""Lost, refused and bad connections, against a server that follows a script."""

from __future__ import annotations

import asyncio
import time
import unittest
from http import HTTPStatus
from typing import Any

from shindig_neo4j import (
    ConnectionLostError,
    OutcomeUnknownError,
    ProtocolError,
    Result,
    UnauthorizedError,
)
from tests.fake_server import FakeServer, Peer, Script, answer, echo, failure, silent, success


async def cutting(peer: Peer) -> None:
    """Cuts the connection between a request and its answer."""
    await peer.receive()
    await peer.cut()


def sending(payload: Any, codes: list[int | None]) -> Script:
    async def script(peer: Peer) -> None:
        await peer.receive()
        await peer.socket.send(payload)
        codes.append(await peer.closed())

    return script


class Connections(unittest.IsolatedAsyncioTestCase):
    async def test_a_read_is_sent_again(self) -> None:
        async with FakeServer(cutting, cutting, echo) as server, server.driver() as driver:
            self.assertEqual((await driver.execute("RETURN $a", {"a": 1})).value(int), 1)
        self.assertEqual(server.attempts, 3)

    async def test_a_write_without_request_id_is_not_sent_again(self) -> None:
        async with FakeServer(cutting, echo) as server, server.driver() as driver:
            with self.assertRaises(OutcomeUnknownError) as unknown:
                await driver.execute("CREATE ()", mode="write")
            self.assertFalse(unknown.exception.retryable)

    async def test_a_write_with_request_id_is_sent_again(self) -> None:
        seen: list[Any] = []

        async def script(peer: Peer) -> None:
            seen.append(await peer.receive())
            await peer.cut()

        async def answering(peer: Peer) -> None:
            seen.append(await peer.receive())
            await peer.send(success(seen[-1]["id"], [1]))

        async with FakeServer(script, answering) as server, server.driver() as driver:
            await driver.execute("CREATE ()", mode="write", request_id="r")
        self.assertEqual([request["requestId"] for request in seen], ["r", "r"])

    async def test_between_two_attempts_a_call_fails_at_once(self) -> None:
        async with FakeServer() as server, server.driver(first_delay=1.0) as driver:
            start = time.monotonic()
            for _ in range(2):
                with self.assertRaises(ConnectionLostError) as lost:
                    await driver.execute("RETURN 1")
                self.assertTrue(lost.exception.retryable)
                self.assertIn("503", str(lost.exception))
            self.assertLess(time.monotonic() - start, 0.5)

    async def test_it_connects_when_the_server_is_there(self) -> None:
        async with FakeServer(echo) as server:
            server.refusal = (HTTPStatus.SERVICE_UNAVAILABLE, {})
            async with server.driver() as driver:
                with self.assertRaises(ConnectionLostError):
                    await driver.execute("RETURN 1")
                server.refusal = None
                for _ in range(100):
                    try:
                        self.assertEqual((await driver.execute("RETURN $a", {"a": 1})).value(int), 1)
                        return
                    except ConnectionLostError:
                        await asyncio.sleep(0.02)
                self.fail("it does not connect")

    async def test_refused_credentials_are_not_sent_again_soon(self) -> None:
        async with FakeServer(echo) as server:
            server.refusal = (HTTPStatus.UNAUTHORIZED, {"WWW-Authenticate": "Basic"})
            async with server.driver(longest_delay=0.05) as driver:
                for _ in range(3):
                    with self.assertRaises(UnauthorizedError) as refused:
                        await driver.execute("RETURN 1")
                    self.assertFalse(refused.exception.retryable)
                    await asyncio.sleep(0.1)
        self.assertEqual(server.attempts, 1)

    async def test_a_redirect_is_not_followed(self) -> None:
        async with FakeServer(echo) as elsewhere, FakeServer(echo) as server:
            server.refusal = (HTTPStatus.TEMPORARY_REDIRECT, {"Location": elsewhere.uri})
            async with server.driver() as driver:
                with self.assertRaises(ConnectionLostError):
                    await driver.execute("RETURN 1")
        self.assertEqual(elsewhere.attempts, 0)

    async def test_another_subprotocol_is_refused(self) -> None:
        async with FakeServer(silent, subprotocol="another") as server, server.driver() as driver:
            with self.assertRaises(ConnectionLostError):
                await driver.execute("RETURN 1")

    async def test_what_is_not_of_the_protocol_ends_the_connection(self) -> None:
        bad: list[tuple[Any, int]] = [
            ("{", 1007),
            ('{"type":"success","id":1}', 1007),
            ('{"type":"cypher","id":1}', 1007),
            ('{"type":"failure","id":1,"id":1,"code":"c","message":"m","retryable":true}', 1007),
            ('{"type":"records","id":1,"columns":["x"],"records":[[1]]}', 1007),
            ('{"type":"subscribed","id":1,"epoch":"e","offset":1,"time":1}', 1007),
            (b"{}", 1003),
            ("x" * 20_000, 1009),
            (b"\x80", 1003),
            (["{"] + [""] * 2_000, 1008),
        ]
        for payload, code in bad:
            with self.subTest(str(payload)[:60]):
                await self._refuses(payload, code)

    async def _refuses(self, payload: Any, code: int) -> None:
        codes: list[int | None] = []
        script = sending(payload, codes)
        async with FakeServer(script) as server, server.driver(maximum_message_size=10_000) as driver:
            with self.assertRaises(ProtocolError):
                await driver.execute("RETURN 1")
            await asyncio.sleep(0.05)
        self.assertEqual(codes, [code])

    async def test_a_record_of_another_length_ends_the_connection(self) -> None:
        codes: list[int | None] = []

        async def script(peer: Peer) -> None:
            await peer.send(success((await peer.receive())["id"], [1, 2]))
            codes.append(await peer.closed())

        async with FakeServer(script) as server, server.driver() as driver:
            with self.assertRaises(ProtocolError):
                await driver.execute("RETURN 1")
            await asyncio.sleep(0.05)
        self.assertEqual(codes, [1007])

    async def test_answers_to_what_was_given_up_are_ignored(self) -> None:
        async def script(peer: Peer) -> None:
            await peer.send(success(99, [1]))
            request = await peer.receive()
            await peer.send(failure(98, "request.cancelled"))
            await peer.send(success(request["id"], [1]))

        async with FakeServer(script) as server, server.driver() as driver:
            self.assertEqual((await driver.execute("RETURN 1")).value(int), 1)

    async def test_a_silent_server_is_left(self) -> None:
        async def script(peer: Peer) -> None:
            await peer.receive()
            peer.socket.transport.pause_reading()  # answers no ping
            await asyncio.sleep(1.0)
            await peer.cut()

        async with FakeServer(script, echo) as server, server.driver(liveness_check=0.1) as driver:
            start = time.monotonic()
            self.assertEqual((await driver.execute("RETURN $a", {"a": 1})).value(int), 1)
            self.assertLess(time.monotonic() - start, 5)
        self.assertEqual(server.attempts, 2)

    async def test_a_server_that_reads_nothing_is_left(self) -> None:
        answered = asyncio.Event()

        async def script(peer: Peer) -> None:
            await answer(peer)
            peer.socket.transport.pause_reading()
            await asyncio.wait_for(answered.wait(), 30)
            await peer.cut()

        async with FakeServer(script, echo) as server, server.driver(liveness_check=0.7, timeout=30) as driver:
            await driver.execute("RETURN 1")
            text = (await driver.execute("RETURN $a", {"a": "x" * 14_000_000})).value(str)
            answered.set()
            self.assertEqual(len(text), 14_000_000)

    async def test_a_server_that_is_quiet_is_kept(self) -> None:
        async with FakeServer(echo) as server, server.driver(liveness_check=0.1) as driver:
            for _ in range(2):
                await driver.execute("RETURN 1", {"a": 1})
                await asyncio.sleep(0.8)
        self.assertEqual(server.attempts, 1)


class ServersThatStop(unittest.IsolatedAsyncioTestCase):
    async def test_what_is_in_flight_is_answered_and_others_go_elsewhere(self) -> None:
        asked = asyncio.Event()
        moved = asyncio.Event()
        codes: list[int | None] = []

        async def stopping(peer: Peer) -> None:
            request = await peer.receive()
            await peer.send({"type": "goaway", "id": 0, "timeout": 10_000})
            asked.set()
            await asyncio.wait_for(moved.wait(), 5)
            await peer.send(success(request["id"], ["old"]))
            codes.append(await peer.closed())

        async with FakeServer(stopping, echo) as server, server.driver(first_delay=4, longest_delay=4) as driver:
            first = asyncio.create_task(driver.execute("RETURN 1"))
            await asyncio.wait_for(asked.wait(), 5)
            await asyncio.sleep(0.1)
            self.assertEqual((await driver.execute("RETURN $a", {"a": "new"}, timeout=3)).value(str), "new")
            moved.set()
            self.assertEqual((await first).value(str), "old")
            await asyncio.sleep(0.05)
        self.assertEqual(codes, [1000])

    async def test_an_open_transaction_goes_on(self) -> None:
        codes: list[int | None] = []

        async def stopping(peer: Peer) -> None:
            begin = await peer.receive("begin")
            await peer.send(success(begin["id"], columns=[]))
            await peer.send({"type": "goaway", "id": 0, "timeout": 10_000})
            for _ in range(2):
                request = await peer.receive()
                assert request["transaction"] == begin["id"]
                await peer.send(success(request["id"], [request["type"]]))
            codes.append(await peer.closed())

        async with FakeServer(stopping, echo) as server, server.driver() as driver:
            transaction = await driver.begin()
            await asyncio.sleep(0.1)
            result: Result = await transaction.execute("CREATE ()")
            self.assertEqual(result.value(str), "cypher")
            await transaction.commit()
            await asyncio.sleep(0.05)
        self.assertEqual(codes, [1000])


if __name__ == "__main__":
    unittest.main()
