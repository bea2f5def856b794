"""All values, there and back over the six subprotocols, by a real server."""

from __future__ import annotations

import datetime as native
import unittest
from itertools import product
from typing import Any

from shindig_neo4j import AsyncDriver, Date, DateTime, Duration, LocalDateTime, LocalTime, Node, Path, Point, Time
from shindig_neo4j.protocol.subprotocol import Compression, Format
from tests.notation import canonical
from tests.server.environment import ServerTest

FORMATS: tuple[Format, ...] = ("bson", "json")
COMPRESSIONS: tuple[Compression, ...] = (None, "deflate", "lz4")

VALUES: dict[str, Any] = {
    "nothing": None,
    "truth": True,
    "integers": [0, -1, 2**31, 2**63 - 1, -(2**63)],
    "floats": [0.0, -0.0, 7.5, 1e300, 5e-324, float("nan"), float("inf"), float("-inf")],
    "text": 'Zoë \U0001f600 " \\ \u0001 \u2028',
    "empty": "",
    "bytes": bytes(range(256)),
    "list": [1, "two", [], [None]],
    "map": {"a": {"b": []}, "c": None},
    "escaped": {"$date": "not a date"},
    "twice": {"$$x": 1},
    "date": Date(2026, 2, 28),
    "farDate": Date(-1, 12, 31),
    "time": Time(LocalTime(10, 15, 30), 3600),
    "localTime": LocalTime(10, 15, 30, 1),
    "dateTime": DateTime(Date(2026, 2, 28), LocalTime(10, 15, 30, 123_456_789), 3600, "Europe/Paris"),
    "offset": DateTime(Date(2026, 2, 28), LocalTime(0, 0), -18 * 3600),
    "localDateTime": LocalDateTime(Date(2026, 2, 28), LocalTime(10, 15)),
    "duration": Duration(1, 2, 3, 4),
    "point": Point(4326, (8.5, 47.25)),
    "space": Point(9157, (1.0, 2.0, -3.5)),
    "long": "to and fro " * 20_000,
}

NATIVE: dict[str, tuple[Any, Any]] = {
    "date": (native.date(2026, 2, 28), Date(2026, 2, 28)),
    "moment": (
        native.datetime(2026, 2, 28, 10, 15, tzinfo=native.UTC),
        DateTime(Date(2026, 2, 28), LocalTime(10, 15), 0),
    ),
    "delta": (native.timedelta(days=1, seconds=2), Duration(0, 1, 2, 0)),
}

GRAPH = (
    "CREATE p = (a:{0}:Second {{name: 'Zoë', born: date('2000-01-01')}})-[r:KNOWS {{since: 2012}}]->(b:{0})"
    " RETURN a, r, b, p"
)


class Values(ServerTest):
    async def _over_each(self) -> Any:
        for format, compression in product(FORMATS, COMPRESSIONS):
            with self.subTest(f"{format} {compression}"):
                async with self.driver(format=format, compression=compression) as driver:
                    yield driver

    async def test_they_come_back_as_they_were(self) -> None:
        async for driver in self._over_each():
            result = await driver.execute("RETURN $values", {"values": VALUES})
            self.assertEqual(canonical(_ordered(result.value())), canonical(_ordered(VALUES)))

    async def test_native_ones_come_back_as_ours(self) -> None:
        async for driver in self._over_each():
            sent = {name: pair[0] for name, pair in NATIVE.items()}
            received = (await driver.execute("RETURN $values", {"values": sent})).value(dict)
            self.assertEqual(received, {name: pair[1] for name, pair in NATIVE.items()})

    async def test_nodes_relationships_and_paths_come(self) -> None:
        async for driver in self._over_each():
            await self._graph(driver)

    async def _graph(self, driver: AsyncDriver) -> None:
        record = (await driver.execute(GRAPH.format(self.label), mode="write")).records[0]
        first, relationship, second, path = record.values
        self.assertEqual(set(first.labels), {self.label, "Second"})
        self.assertEqual(first.properties, {"name": "Zoë", "born": Date(2000, 1, 1)})
        self.assertEqual(relationship.type, "KNOWS")
        self.assertEqual(relationship.properties, {"since": 2012})
        self.assertEqual((relationship.start, relationship.end), (first.element_id, second.element_id))
        self.assertEqual(path, Path((first, second), (relationship,)))
        self.assertEqual(record.get("b", Node).properties, {})

    async def test_large_answers_are_compressed(self) -> None:
        for compression in COMPRESSIONS[1:]:
            async with self.driver(compression=compression, maximum_message_size=2**20) as driver:
                text = (await driver.execute("RETURN reduce(s = '', i IN range(1, 50000) | s + 'x')")).value(str)
                self.assertEqual(text, "x" * 50_000)


def _ordered(value: Any) -> Any:
    """Maps by their keys, as Neo4j keeps no order."""
    if isinstance(value, dict):
        return {key: _ordered(value[key]) for key in sorted(value)}
    return [_ordered(element) for element in value] if isinstance(value, list) else value


if __name__ == "__main__":
    unittest.main()
