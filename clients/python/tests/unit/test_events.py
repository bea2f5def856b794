"""Subscriptions, against a server that follows a script."""

from __future__ import annotations

import asyncio
import unittest
from typing import Any

from shindig_neo4j import AsyncEventStream, Events, Gap, GraphEvent, Position, ServerError, Subscribed
from tests.fake_server import EPOCH, FakeServer, Peer, echo, failure, place, success


def subscribed(number: int, offset: int) -> dict[str, Any]:
    return {"type": "subscribed", "id": number, **place(offset)}


def event(number: int, offset: int, **fields: Any) -> dict[str, Any]:
    happened = {"type": "person.updated", "person": "john", "data": {"offset": offset}}
    return {"type": "event", "id": number, "events": [happened], **place(offset), **fields}


def position(offset: int) -> Position:
    return Position(EPOCH, offset, 1000 + offset)


def heard(offset: int) -> Events:
    return Events(position(offset), (GraphEvent("person.updated", "john", {"offset": offset}),))


async def take(stream: AsyncEventStream, count: int) -> list[Any]:
    async with asyncio.timeout(5):
        return [await anext(stream) for _ in range(count)]


class Subscriptions(unittest.IsolatedAsyncioTestCase):
    async def test_events_come_with_positions(self) -> None:
        requests: list[dict[str, Any]] = []

        async def script(peer: Peer) -> None:
            requests.append(await peer.receive("subscribe"))
            number = requests[-1]["id"]
            await peer.send(subscribed(number, 7))
            await peer.send(event(number, 8))
            await peer.send({"type": "gap", "id": number, "reason": "restored", **place(3, "other")})
            await peer.send({**event(number, 4), "epoch": "other", "events": []})
            assert (await peer.receive("unsubscribe"))["id"] == number
            await peer.send(success(number, columns=[]))
            await echo(peer)

        async with FakeServer(script) as server, server.driver() as driver:
            async with driver.subscribe(["people/john"]) as stream:
                messages = await take(stream, 4)
            await driver.execute("RETURN 1", {"a": 1})
            self.assertEqual([message async for message in stream], [])
        other = Position("other", 3, 1003), Position("other", 4, 1004)
        expected = [Subscribed(position(7)), heard(8), Gap(other[0], "restored"), Events(other[1], ())]
        self.assertEqual(messages, expected)
        self.assertEqual(
            requests[0], {"type": "subscribe", "id": 1, "topics": ["people/john"], "from": "now", "chunks": 16}
        )

    async def test_it_goes_on_after_the_last_position_that_was_read(self) -> None:
        requests: list[dict[str, Any]] = []

        async def first(peer: Peer) -> None:
            requests.append(await peer.receive("subscribe"))
            await peer.send(subscribed(1, 7))
            await peer.send(event(1, 8))
            await peer.send(event(1, 9))
            await peer.cut()

        async def second(peer: Peer) -> None:
            requests.append(await peer.receive("subscribe"))
            await peer.send(subscribed(1, 9))
            await peer.send(event(1, 10))
            await peer.receive("unsubscribe")

        async with FakeServer(first, second) as server, server.driver() as driver:
            async with driver.subscribe(["all"], start=position(7)) as stream:
                messages = await take(stream, 4)
        self.assertEqual(messages, [Subscribed(position(7)), heard(8), heard(9), heard(10)])
        self.assertEqual([request["from"] for request in requests], ["after", "after"])
        self.assertEqual([request["offset"] for request in requests], [7, 9])
        self.assertEqual((requests[1]["epoch"], requests[1]["time"]), (EPOCH, 1009))

    async def test_it_moves_from_a_server_that_stops(self) -> None:
        async def stopping(peer: Peer) -> None:
            await peer.receive("subscribe")
            await peer.send(subscribed(1, 7))
            await peer.send(event(1, 8))
            await peer.send({"type": "goaway", "id": 0, "timeout": 10_000})
            await peer.closed()

        async def next_one(peer: Peer) -> None:
            assert (await peer.receive("subscribe"))["offset"] == 8
            await peer.send(subscribed(1, 8))
            await peer.send(event(1, 9))
            await peer.receive("unsubscribe")

        async with FakeServer(stopping, next_one) as server, server.driver() as driver:
            async with driver.subscribe() as stream:
                self.assertEqual((await take(stream, 3))[1:], [heard(8), heard(9)])

    async def test_what_is_out_of_order_is_asked_for_again(self) -> None:
        bad: list[list[dict[str, Any]]] = [
            [subscribed(1, 7), event(1, 7)],
            [subscribed(1, 7), event(1, 8), event(1, 8)],
            [subscribed(1, 7), {**event(1, 8), "epoch": "other"}],
            [subscribed(1, 8), event(1, 9)],  # without the gap that is due
            [subscribed(1, 7), subscribed(1, 7)],
            [event(1, 8)],
        ]
        for messages in bad:
            with self.subTest(str(messages)):
                await self._is_asked_for_again(messages)

    async def _is_asked_for_again(self, messages: list[dict[str, Any]]) -> None:
        async def violating(peer: Peer) -> None:
            await peer.receive("subscribe")
            for message in messages:
                await peer.send(message)
            assert await peer.closed() == 1007

        async def correct(peer: Peer) -> None:
            offset = (await peer.receive("subscribe"))["offset"]
            await peer.send(subscribed(1, offset))
            await peer.send(event(1, 20))
            await peer.receive("unsubscribe")

        async with FakeServer(violating, correct) as server, server.driver() as driver:
            async with driver.subscribe(start=position(7)) as stream:
                while (await take(stream, 1))[0] != heard(20):
                    pass

    async def test_credit_is_given_for_what_was_read(self) -> None:
        credits: list[int] = []

        async def script(peer: Peer) -> None:
            assert (await peer.receive("subscribe"))["chunks"] == 4
            await peer.send(subscribed(1, 0))
            for offset in range(1, 5):
                await peer.send(event(1, offset))
            for offset in range(5, 9):
                if offset % 2:
                    credits.append((await peer.receive("credit"))["chunks"])
                await peer.send(event(1, offset))
            await peer.receive("credit")

        async with FakeServer(script) as server, server.driver() as driver, driver.subscribe(ahead=4) as stream:
            self.assertEqual((await take(stream, 9))[-1], heard(8))
        self.assertEqual(credits, [2, 2])

    async def test_leaving_the_loop_ends_it_in_the_server(self) -> None:
        ended = asyncio.Event()

        async def script(peer: Peer) -> None:
            await peer.receive("subscribe")
            await peer.send(subscribed(1, 7))
            await peer.receive("unsubscribe")
            ended.set()

        async with FakeServer(script) as server, server.driver() as driver:
            async for _ in driver.subscribe():
                break
            await asyncio.wait_for(ended.wait(), 5)

    async def test_a_refusal_ends_it(self) -> None:
        async def script(peer: Peer) -> None:
            await peer.send(failure((await peer.receive())["id"], "subscription.invalid-topic"))

        async with FakeServer(script) as server, server.driver() as driver:
            stream = driver.subscribe(["nonsense"])
            with self.assertRaises(ServerError):
                await anext(stream)
            self.assertEqual([message async for message in stream], [])

    async def test_a_failure_that_may_pass_does_not(self) -> None:
        async def script(peer: Peer) -> None:
            await peer.send(failure((await peer.receive())["id"], "server.not-leader", True))
            number = (await peer.receive("subscribe"))["id"]
            await peer.send(subscribed(number, 1))
            await peer.receive("unsubscribe")

        async with FakeServer(script) as server, server.driver() as driver, driver.subscribe() as stream:
            self.assertEqual(await take(stream, 1), [Subscribed(position(1))])

    async def test_a_wait_with_a_deadline_loses_nothing(self) -> None:
        go_on = asyncio.Event()

        async def script(peer: Peer) -> None:
            await peer.receive("subscribe")
            await peer.send(subscribed(1, 1))
            await asyncio.wait_for(go_on.wait(), 5)
            await peer.send(event(1, 2))
            await peer.receive("unsubscribe")

        async with FakeServer(script) as server, server.driver() as driver, driver.subscribe() as stream:
            await take(stream, 1)
            with self.assertRaises(TimeoutError):
                async with asyncio.timeout(0.1):
                    await anext(stream)
            go_on.set()
            self.assertEqual(await take(stream, 1), [heard(2)])

    async def test_positions_are_words(self) -> None:
        self.assertEqual(str(position(7)), "abc123-7-1007")
        self.assertEqual(Position.parse("abc123-7-1007"), position(7))
        for bad in "", "abc", "abc-1", "a_b-1-2", "abc--1-2", "abc-1-2 ", "abc-\u0661-2":
            with self.subTest(bad), self.assertRaises(ValueError):
                Position.parse(bad)


if __name__ == "__main__":
    unittest.main()
