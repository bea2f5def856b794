"""The driver for threads, by a real server."""

from __future__ import annotations

import unittest
import uuid
from concurrent.futures import ThreadPoolExecutor

from shindig_neo4j import Driver, Events, Subscribed, Transaction
from tests.server.environment import address


class Threads(unittest.TestCase):
    def setUp(self) -> None:
        uri, user, password = address()
        self.label = "Py" + uuid.uuid4().hex
        self.driver = Driver(uri, user=user, password=password)
        self.addCleanup(self.driver.close)
        self.addCleanup(self.driver.execute, f"MATCH (n:{self.label}) DETACH DELETE n", mode="write")

    def test_calls_from_many_threads(self) -> None:
        with ThreadPoolExecutor(16) as pool:
            results = list(pool.map(lambda n: self.driver.execute("RETURN $n", {"n": n}).value(int), range(100)))
        self.assertEqual(results, list(range(100)))

    def test_transactions_from_many_threads(self) -> None:
        self.driver.execute(f"CREATE (:{self.label} {{n: 0}})", mode="write")

        def work(transaction: Transaction) -> None:
            transaction.execute(f"MATCH (n:{self.label}) SET n.n = n.n + 1")

        with ThreadPoolExecutor(8) as pool:
            for future in [pool.submit(self.driver.transact, work) for _ in range(24)]:
                future.result(60)
        self.assertEqual(self.driver.execute(f"MATCH (n:{self.label}) RETURN n.n").value(int), 24)

    def test_a_transaction_that_is_not_committed(self) -> None:
        with self.driver.begin() as transaction:
            transaction.execute(f"CREATE (:{self.label})")
        self.assertEqual(self.driver.execute(f"MATCH (n:{self.label}) RETURN count(n)").value(int), 0)

    def test_streams(self) -> None:
        with self.driver.stream("UNWIND range(1, 30000) AS i RETURN i") as stream:
            self.assertEqual(stream.columns(), ("i",))
            self.assertEqual([record[0] for record in stream], list(range(1, 30_001)))

    def test_events(self) -> None:
        with self.driver.subscribe([f"people/{self.label}"]) as events:
            self.assertIsInstance(events.next(10), Subscribed)
            create = f"CREATE (:Person:{self.label} {{id: $id}})"
            self.driver.execute(create, {"id": self.label}, mode="write")
            change = f"MATCH (p:{self.label}) SET p.displayName = 'Py'"
            self.driver.execute(change, mode="write")
            message = events.next(10)
            assert isinstance(message, Events)
            self.assertEqual([event.type for event in message.events], ["person.updated"])


if __name__ == "__main__":
    unittest.main()
