"""What is bounded before memory or time is spent."""

from __future__ import annotations

import time
import tracemalloc
import unittest
import zlib
from typing import Any

from shindig_neo4j.backoff import reconnect_delay, retry_delay
from shindig_neo4j.errors import MalformedMessageError, MessageTooLargeError
from shindig_neo4j.protocol.subprotocol import Subprotocol
from shindig_neo4j.settings import Settings

MEBIBYTE = 2**20


class Limits(unittest.TestCase):
    def _peak(self, name: str, payload: bytes, expected: type[Exception]) -> int:
        """The most memory of a message that is refused."""
        subprotocol = Subprotocol.named(name, MEBIBYTE)
        tracemalloc.start()
        try:
            with self.assertRaises(expected):
                subprotocol.decode(payload)
            return tracemalloc.get_traced_memory()[1]
        finally:
            tracemalloc.stop()

    def test_little_that_inflates_to_much_costs_little(self) -> None:
        bomb = b"\1" + zlib.compress(bytes(200 * MEBIBYTE))
        self.assertLess(self._peak("shindig-neo4j.v1.bson.deflate", bomb, MessageTooLargeError), 8 * MEBIBYTE)

    def test_a_block_of_lz4_that_says_much_costs_nothing(self) -> None:
        too_large = b"\1" + (100 * MEBIBYTE).to_bytes(4, "little") + bytes(MEBIBYTE // 2)
        self.assertLess(self._peak("shindig-neo4j.v1.bson.lz4", too_large, MessageTooLargeError), 2 * MEBIBYTE)
        impossible = b"\1" + (100 * MEBIBYTE).to_bytes(4, "little") + bytes(100)
        self.assertLess(self._peak("shindig-neo4j.v1.bson.lz4", impossible, MalformedMessageError), MEBIBYTE)

    def test_lengths_in_bson_that_say_much_cost_nothing(self) -> None:
        length = (100 * MEBIBYTE).to_bytes(4, "little")
        for kind in b"\2", b"\3", b"\4", b"\5":
            body = kind + b"a\0" + length + b"\0\0"
            document = (len(body) + 5).to_bytes(4, "little") + body + b"\0"
            with self.subTest(kind.hex()):
                self.assertLess(self._peak("shindig-neo4j.v1.bson", document, MalformedMessageError), MEBIBYTE)

    def test_deep_nesting_is_refused_at_once(self) -> None:
        deep = b'{"a":' * 100_000
        start = time.monotonic()
        for name in "json", "json.deflate":
            with self.subTest(name), self.assertRaises(MalformedMessageError):
                Subprotocol.named("shindig-neo4j.v1." + name).decode(b"\0" + deep if "." in name else deep)
        self.assertLess(time.monotonic() - start, 2)

    def test_numbers_of_many_digits_are_refused_at_once(self) -> None:
        start = time.monotonic()
        with self.assertRaises(MalformedMessageError):
            Subprotocol.named("shindig-neo4j.v1.json").decode(b'{"a":' + b"9" * 4_000_000 + b"}")
        self.assertLess(time.monotonic() - start, 2)


class Delays(unittest.TestCase):
    def test_they_grow_up_to_a_limit(self) -> None:
        for failures, full in (1, 0.1), (2, 0.2), (3, 0.4), (4, 0.8), (5, 1.0), (10_000, 1.0):
            for _ in range(50):
                self.assertTrue(full / 2 <= reconnect_delay(0.1, 1.0, failures) <= full)
        for failures, full in (1, 0.02), (2, 0.04), (20, 2.0), (10_000, 2.0):
            for _ in range(50):
                self.assertTrue(full / 2 <= retry_delay(failures) <= full * 1.5)

    def test_they_are_random(self) -> None:
        self.assertGreater(len({reconnect_delay(0.1, 1.0, 1) for _ in range(50)}), 40)
        self.assertGreater(len({retry_delay(1) for _ in range(50)}), 40)


class SettingsThatAreBad(unittest.TestCase):
    def test_they_are_refused(self) -> None:
        bad: list[dict[str, Any]] = [
            {"uri": "http://localhost/neo4j"},
            {"uri": "ws://localhost:7690"},
            {"uri": "ws://localhost:7690/neo4j/more"},
            {"uri": "ws://neo4j:secret@localhost:7690/neo4j"},
            {"timeout": 0},
            {"timeout": 86_401},
            {"connect_timeout": -1},
            {"first_delay": 2, "longest_delay": 1},
            {"maximum_message_size": 0},
            {"user": "neo4j", "token": "t"},
        ]
        for options in bad:
            with self.subTest(str(options)), self.assertRaises(ValueError):
                Settings(**{"uri": "ws://localhost:7690/neo4j", **options})
        for options in {"format": "xml"}, {"compression": "zip"}:
            with self.subTest(str(options)), self.assertRaises(ValueError):
                Settings(uri="ws://localhost:7690/neo4j", **options).subprotocol()  # type: ignore[arg-type]

    def test_they_do_not_print_secrets(self) -> None:
        for options in {"user": "neo4j", "password": "hidden"}, {"token": "hidden"}:
            self.assertNotIn("hidden", repr(Settings(uri="ws://localhost:7690/neo4j", **options)))  # type: ignore[arg-type]


if __name__ == "__main__":
    unittest.main()
