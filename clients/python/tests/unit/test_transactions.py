"""Transactions, against a server that follows a script."""

from __future__ import annotations

import asyncio
import unittest
from typing import Any
from unittest.mock import patch

from shindig_neo4j import AsyncTransaction, OutcomeUnknownError, ServerError
from shindig_neo4j.exchange import Exchange
from shindig_neo4j.protocol.responses import Response
from tests.fake_server import FakeServer, Peer, Script, answer, echo, failure, success
from tests.unit.test_streams import chunk


async def begun(peer: Peer) -> dict[str, Any]:
    begin = await peer.receive("begin")
    await peer.send(success(begin["id"], columns=[]))
    return begin


async def works(peer: Peer) -> dict[str, Any]:
    """Lets a transaction begin, and do one thing; its commit, unanswered."""
    await begun(peer)
    await peer.send(success((await peer.receive("cypher"))["id"], [1]))
    return await peer.receive("commit")


async def create(transaction: AsyncTransaction) -> str:
    await transaction.execute("CREATE ()")
    return "done"


class Transactions(unittest.IsolatedAsyncioTestCase):
    async def test_all_work_names_it(self) -> None:
        seen: list[dict[str, Any]] = []

        async def script(peer: Peer) -> None:
            seen.append(await begun(peer))
            for _ in range(3):
                seen.append(await peer.receive())
                await peer.send(success(seen[-1]["id"], [1], bookmark="b:1"))

        async with FakeServer(script) as server, server.driver() as driver:
            async with await driver.begin(request_id="r", bookmarks=["b"], timeout=3) as transaction:
                await transaction.execute("CREATE ()")
                await transaction.call("people.update", {"id": "john"})
                self.assertEqual(await transaction.commit(), "b:1")
        begin, *rest = seen
        self.assertEqual(
            {**begin, "timeout": 0},
            {
                "id": 1,
                "type": "begin",
                "mode": "write",
                "timeout": 0,
                "requestId": "r",
                "bookmarks": ["b"],
            },
        )
        self.assertTrue(2000 < begin["timeout"] < 3000)
        self.assertEqual([request["transaction"] for request in rest], [1, 1, 1])
        self.assertEqual([request["type"] for request in rest], ["cypher", "call", "commit"])
        self.assertNotIn("requestId", rest[0])

    async def test_it_is_rolled_back_unless_it_was_committed(self) -> None:
        ended: list[str] = []

        async def script(peer: Peer) -> None:
            for _ in range(2):
                await begun(peer)
                request = await peer.receive()
                ended.append(request["type"])
                await peer.send(success(request["id"], columns=[]))

        async with FakeServer(script) as server, server.driver() as driver:
            async with await driver.begin():
                pass
            with self.assertRaises(ZeroDivisionError):
                async with await driver.begin():
                    raise ZeroDivisionError
        self.assertEqual(ended, ["rollback", "rollback"])

    async def test_a_failure_ends_it(self) -> None:
        async def script(peer: Peer) -> None:
            begin = await begun(peer)
            await peer.send(failure((await peer.receive())["id"], "Neo.ClientError.Statement.SyntaxError"))
            assert (await peer.receive("cancel"))["id"] == begin["id"]
            await echo(peer)

        async with FakeServer(script) as server, server.driver() as driver:
            transaction = await driver.begin()
            with self.assertRaises(ServerError):
                await transaction.execute("CREATE")
            with self.assertRaises(RuntimeError):
                await transaction.commit()
            await transaction.rollback()
            await driver.execute("RETURN 1", {"a": 1})

    async def test_a_stream_that_is_closed_early_rolls_it_back(self) -> None:
        async def script(peer: Peer) -> None:
            await begun(peer)
            number = (await peer.receive("cypher"))["id"]
            await peer.send(chunk(number, [1], columns=["x"]))
            for kind in "credit", "cancel", "rollback":
                request = await peer.receive(kind)
            await peer.send(success(request["id"], columns=[]))

        async with FakeServer(script) as server, server.driver() as driver:
            transaction = await driver.begin()
            async with transaction.stream("RETURN 1") as stream:
                await anext(stream)
            with self.assertRaisesRegex(RuntimeError, "stream"):
                await transaction.commit()

    async def test_a_lost_commit_is_of_unknown_outcome(self) -> None:
        async def script(peer: Peer) -> None:
            await works(peer)
            await peer.cut()

        async with FakeServer(script) as server, server.driver() as driver:
            transaction = await driver.begin()
            await transaction.execute("CREATE ()")
            with self.assertRaises(OutcomeUnknownError):
                await transaction.commit()

    async def test_a_begin_that_nobody_awaits_any_more_is_cancelled(self) -> None:
        cancelled = asyncio.Event()

        async def script(peer: Peer) -> None:
            await answer(peer)
            begin = await peer.receive("begin")
            await asyncio.sleep(0.3)
            await peer.send(success(begin["id"], columns=[]))
            assert (await peer.receive("cancel"))["id"] == begin["id"]
            cancelled.set()

        async with FakeServer(script) as server, server.driver() as driver:
            await driver.execute("RETURN 1")
            with self.assertRaises(TimeoutError):
                async with asyncio.timeout(0.1):
                    await driver.begin()
            await asyncio.wait_for(cancelled.wait(), 5)

    async def test_a_begin_that_is_answered_while_its_task_is_cancelled_is_cancelled(self) -> None:
        cancelled = asyncio.Event()

        async def script(peer: Peer) -> None:
            begin = await begun(peer)
            assert (await peer.receive("cancel"))["id"] == begin["id"]
            cancelled.set()

        received = Exchange.received

        async with FakeServer(script) as server, server.driver() as driver:
            begin = asyncio.create_task(driver.begin())

            def cancelling(exchange: Exchange, response: Response) -> None:
                received(exchange, response)
                begin.cancel()

            with patch.object(Exchange, "received", cancelling), self.assertRaises(asyncio.CancelledError):
                await begin
            await asyncio.wait_for(cancelled.wait(), 5)


class ManagedTransactions(unittest.IsolatedAsyncioTestCase):
    async def test_a_commit_whose_answer_was_lost_is_not_done_twice(self) -> None:
        ids: list[str] = []

        async def losing(peer: Peer) -> None:
            ids.append((await begun(peer))["requestId"])
            await peer.send(success((await peer.receive("cypher"))["id"], [1]))
            await peer.receive("commit")
            await peer.cut()

        async def remembering(peer: Peer) -> None:
            begin = await peer.receive("begin")
            ids.append(begin["requestId"])
            await peer.send(success(begin["id"], [True], columns=["committed"]))
            assert (await peer.receive())["type"] == "rollback"

        works_done = 0

        async def work(transaction: AsyncTransaction) -> int:
            nonlocal works_done
            works_done += 1
            await transaction.execute("CREATE ()")
            return works_done

        async with FakeServer(losing, remembering) as server, server.driver(timeout=2) as driver:
            self.assertEqual(await driver.transact(work), 1)
        self.assertEqual(works_done, 1)
        self.assertEqual(len(ids), 2)
        self.assertEqual(len(set(ids)), 1)

    async def test_a_failure_that_may_pass_repeats_the_work(self) -> None:
        async def script(peer: Peer) -> None:
            commit = await works(peer)
            await peer.send(failure(commit["id"], "Neo.TransientError.Transaction.DeadlockDetected", True))
            await peer.receive("cancel")
            commit = await works(peer)
            await peer.send(success(commit["id"], columns=[]))

        await self._is_done_by(script)

    async def test_a_transaction_that_is_unknown_is_repeated(self) -> None:
        async def script(peer: Peer) -> None:
            await begun(peer)
            await peer.send(failure((await peer.receive())["id"], "transaction.unknown"))
            await peer.receive("cancel")
            commit = await works(peer)
            await peer.send(success(commit["id"], columns=[]))

        await self._is_done_by(script)

    async def _is_done_by(self, script: Script) -> None:
        async with FakeServer(script) as server, server.driver() as driver:
            self.assertEqual(await driver.transact(create), "done")

    async def test_another_failure_does_not(self) -> None:
        async def script(peer: Peer) -> None:
            await begun(peer)
            await peer.send(failure((await peer.receive())["id"], "Neo.ClientError.Statement.SyntaxError"))
            await peer.receive("cancel")
            assert (await peer.receive("begin"))["type"] != "begin", "it begins again"

        async with FakeServer(script) as server, server.driver() as driver:
            with self.assertRaises(ServerError):
                await driver.transact(create)

    async def test_a_request_id_of_others_is_a_failure(self) -> None:
        async def script(peer: Peer) -> None:
            begin = await peer.receive("begin")
            await peer.send(success(begin["id"], [True], columns=["committed"]))
            await peer.send(success((await peer.receive("rollback"))["id"], columns=[]))

        async with FakeServer(script) as server, server.driver() as driver:
            with self.assertRaises(ServerError) as reused:
                await driver.transact(create, request_id="r")
            self.assertEqual(reused.exception.code, "request.reused-request-id")


if __name__ == "__main__":
    unittest.main()
