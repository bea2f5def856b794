"""Calls, deadlines and cancelling, by a real server."""

from __future__ import annotations

import asyncio
import time
import unittest

from shindig_neo4j import AsyncDriver, CallTimeoutError, ConnectionLostError, ServerError, UnauthorizedError
from tests.server.environment import ENDLESS, ServerTest


class Queries(ServerTest):
    async def test_a_text_is_run(self) -> None:
        async with self.driver() as driver:
            result = await driver.execute("RETURN $a + $b AS sum, 'Zoë' AS name", {"a": 40, "b": 2})
        self.assertEqual(result.columns, ("sum", "name"))
        self.assertEqual([record.to_dict() for record in result], [{"sum": 42, "name": "Zoë"}])
        self.assertGreater(result.timings.execute_micros, 0)
        self.assertIsNone(result.bookmark)

    async def test_a_write_has_counters_and_a_bookmark(self) -> None:
        async with self.driver() as driver:
            written = await driver.execute(self.create, mode="write")
            self.assertEqual(written.counters["nodesCreated"], 1)
            self.assertTrue(written.bookmark)
            text = f"MATCH (n:{self.label}) RETURN count(n)"
            self.assertEqual((await driver.execute(text, bookmarks=[str(written.bookmark)])).value(int), 1)
            with self.assertRaises(ServerError) as unknown:
                await driver.execute(text, bookmarks=["nonsense"])
        self.assertEqual(unknown.exception.code, "request.unknown-bookmark")

    async def test_a_procedure_is_called(self) -> None:
        async with self.driver() as driver:
            procedures = await driver.call("system.procedures")
            self.assertIn("people.get", str(procedures.records))
            with self.assertRaises(ServerError) as unknown:
                await driver.call("people.unknown")
            with self.assertRaises(ServerError) as invalid:
                await driver.call("people.get", {"nonsense": 1})
        self.assertEqual(unknown.exception.code, "procedure.unknown")
        self.assertEqual(invalid.exception.code, "procedure.invalid-parameter")

    async def test_what_is_sent_once_takes_other_parameters_each_time(self) -> None:
        text = "RETURN $n // " + "long " * 60
        constants = {"selection": {"properties": ["id", "displayName"], "details": []}}
        async with self.driver(connections=2) as driver:
            plain = await driver.call("people.get", {"id": self.label, **constants})
            for number in range(10):
                self.assertEqual((await driver.execute(text, {"n": number})).value(int), number)
                result = await driver.call("people.get", {"id": self.label}, constants=constants)
                self.assertEqual(str(result.records), str(plain.records))

    async def test_failures_have_codes(self) -> None:
        async with self.driver() as driver:
            for text, code in ("RETURN", "Neo.ClientError.Statement.SyntaxError"), (self.create, "request.read-only"):
                with self.subTest(text), self.assertRaises(ServerError) as failed:
                    await driver.execute(text)
                self.assertEqual((failed.exception.code, failed.exception.retryable), (code, False))
                self.assertEqual(failed.exception.subject, text)

    async def test_many_are_in_flight_together(self) -> None:
        async with self.driver() as driver:
            results = await asyncio.gather(*(driver.execute("RETURN $n", {"n": n}) for n in range(200)))
        self.assertEqual([result.value(int) for result in results], list(range(200)))

    async def test_wrong_credentials_and_addresses_are_refused(self) -> None:
        async with AsyncDriver(self.uri, user=self.user, password=self.password + "x") as driver:
            with self.assertRaises(UnauthorizedError):
                await driver.execute("RETURN 1")
        async with self.driver(self.uri + "-unknown") as driver:
            with self.assertRaises(ConnectionLostError) as refused:
                await driver.execute("RETURN 1")
        self.assertIn("404", str(refused.exception))


class Ends(ServerTest):
    async def test_a_call_ends_at_its_deadline(self) -> None:
        async with self.driver() as driver:
            start = time.monotonic()
            with self.assertRaises(CallTimeoutError) as late:
                await driver.execute(ENDLESS, timeout=0.5)
            self.assertTrue(late.exception.retryable)
            self.assertLess(time.monotonic() - start, 3)
            await self._awaits_its_end(driver)

    async def test_cancelling_the_task_ends_the_request_in_the_server(self) -> None:
        async with self.driver() as driver:
            task = asyncio.create_task(driver.execute(self._endless))
            await self._awaits_running(driver, 1)
            task.cancel()
            with self.assertRaises(asyncio.CancelledError):
                await task
            await self._awaits_its_end(driver)

    async def test_closing_a_stream_ends_it_in_the_server(self) -> None:
        async with self.driver() as driver:
            text = f"UNWIND range(1, 100000000) AS i RETURN i, '{self.label}'"
            async with driver.stream(text) as stream:
                await anext(stream)
                await self._awaits_running(driver, 1)
            await self._awaits_its_end(driver)

    @property
    def _endless(self) -> str:
        return f"{ENDLESS} + size('{self.label}')"

    async def _awaits_its_end(self, driver: AsyncDriver) -> None:
        await self._awaits_running(driver, 0)

    async def _awaits_running(self, driver: AsyncDriver, count: int) -> None:
        """Waits until the server runs so many texts of this test."""
        text = (
            "SHOW TRANSACTIONS YIELD currentQuery WHERE currentQuery CONTAINS $label"
            " AND NOT currentQuery STARTS WITH 'SHOW' RETURN count(*)"
        )
        async with asyncio.timeout(20):
            while (await driver.execute(text, {"label": self.label})).value(int) != count:
                await asyncio.sleep(0.1)


if __name__ == "__main__":
    unittest.main()
