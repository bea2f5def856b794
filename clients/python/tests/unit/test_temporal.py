"""Dates, times and durations: their texts, and their conversion into the types of ``datetime``."""

from __future__ import annotations

import datetime as native
import unittest
from typing import Any
from zoneinfo import ZoneInfo

from shindig_neo4j import Date, DateTime, Duration, LocalDateTime, LocalTime, Time
from shindig_neo4j.protocol import tags

PARIS = native.datetime(2026, 2, 28, 10, 15, 30, 1, ZoneInfo("Europe/Paris"))
TWICE = native.datetime(2026, 10, 25, 2, 30, 0, 0, ZoneInfo("Europe/Paris"), fold=1)


class Texts(unittest.TestCase):
    def test_what_is_parsed_prints_the_same(self) -> None:
        texts: list[tuple[Any, str]] = [
            (Date, "2026-02-28 0000-01-01 -0001-12-31 +10000-01-01 -999999999-01-01 2024-02-29 2000-02-29"),
            (LocalTime, "00:00 10:15 10:15:30 10:15:30.100 10:15:30.000001 10:15:30.000000001 10:15:00.500"),
            (Time, "10:15Z 10:15+01:00 10:15:30.100-18:00 10:15+01:00:30"),
            (LocalDateTime, "2026-02-28T10:15 -0001-12-31T23:59:59.999999999"),
            (DateTime, "2026-02-28T10:15Z 2026-02-28T10:15:30+01:00[Europe/Paris] 2026-02-28T10:15-03:00[Etc/GMT+3]"),
        ]
        for kind, all_of_them in texts:
            for text in all_of_them.split():
                with self.subTest(text):
                    self.assertEqual(str(kind.parse(text)), text)

    def test_other_texts_print_in_one_way(self) -> None:
        self.assertEqual(str(Time.parse("10:15:00.0-00:00")), "10:15Z")
        self.assertEqual(str(LocalTime.parse("10:15:30.12")), "10:15:30.120")

    def test_bad_texts_are_refused(self) -> None:
        texts: list[tuple[Any, str]] = [
            (
                Date,
                "2026-02-29 2100-02-29 2026-13-01 2026-00-01 2026-04-31 26-01-01 10000-01-01 +2026-01-01 -0000-01-01",
            ),
            (Date, "2026-1-01 2026-01-01Z \u0662026-01-01 +1000000000-01-01"),
            (LocalTime, "24:00 10:60 10:15:60 10 10:15:30. 10:15:30.0000000001 1:15 10:15Z"),
            (Time, "10:15 10:15+1:00 10:15+18:01 10:15+01:60 10:15+01"),
            (LocalDateTime, "2026-02-28 2026-02-28T10:15Z 2026-02-28t10:15"),
            (DateTime, "2026-02-28T10:15 2026-02-28T10:15[Europe/Paris] 2026-02-28T10:15Z[] 2026-02-28T10:15Z[a]x"),
        ]
        for kind, all_of_them in texts:
            for text in all_of_them.split():
                with self.subTest(text), self.assertRaises(ValueError):
                    kind.parse(text)


class Conversions(unittest.TestCase):
    def test_native_values_go_there_and_back(self) -> None:
        zone = native.timezone(native.timedelta(hours=-3))
        values: list[tuple[Any, Any]] = [
            (Date, native.date(2026, 2, 28)),
            (LocalTime, native.time(10, 15, 30, 1)),
            (Time, native.time(10, 15, tzinfo=zone)),
            (LocalDateTime, native.datetime(2026, 2, 28, 10, 15)),
            (DateTime, native.datetime(2026, 2, 28, 10, 15, tzinfo=zone)),
            (DateTime, PARIS),
            (DateTime, TWICE),
            (Duration, native.timedelta(days=-1, seconds=3, microseconds=4)),
        ]
        for kind, value in values:
            with self.subTest(str(value)):
                self.assertEqual(kind.from_native(value).to_native(), value)

    def test_names_of_zones_are_kept(self) -> None:
        self.assertEqual(str(DateTime.from_native(PARIS)), "2026-02-28T10:15:30.000001+01:00[Europe/Paris]")
        self.assertEqual(str(DateTime.from_native(TWICE)), "2026-10-25T02:30+01:00[Europe/Paris]")
        self.assertEqual(DateTime.from_native(PARIS).to_native().tzinfo, ZoneInfo("Europe/Paris"))
        self.assertEqual(DateTime.from_native(TWICE).to_native().fold, 1)

    def test_nanoseconds_are_cut(self) -> None:
        self.assertEqual(LocalTime(1, 2, 3, 4_999).to_native(), native.time(1, 2, 3, 4))

    def test_what_does_not_fit_is_refused(self) -> None:
        values: list[Any] = [Date(10_000, 1, 1), Date(0, 1, 1), Duration(months=1)]
        for value in values:
            with self.subTest(str(value)), self.assertRaises(ValueError):
                value.to_native()

    def test_parameters_may_be_native(self) -> None:
        values = {
            native.date(2026, 2, 28): {"$date": "2026-02-28"},
            native.datetime(2026, 2, 28, 10, 15): {"$localDateTime": "2026-02-28T10:15"},
            PARIS: {"$dateTime": "2026-02-28T10:15:30.000001+01:00[Europe/Paris]"},
            native.time(10, 15): {"$localTime": "10:15"},
            native.time(10, 15, tzinfo=native.UTC): {"$time": "10:15Z"},
            native.timedelta(days=1): {"$duration": [0, 1, 0, 0]},
        }
        for value, expected in values.items():
            with self.subTest(str(value)):
                self.assertEqual(tags.to_map(value), expected)


if __name__ == "__main__":
    unittest.main()
