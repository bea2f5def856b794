"""Dates and times with all that the graph keeps of them: nanoseconds, names of zones, years beyond 9999.

Each prints and parses the text of the protocol (ISO 8601), and converts to and from the types of ``datetime``.
"""

from __future__ import annotations

import datetime as native
import re
from dataclasses import dataclass, field
from zoneinfo import ZoneInfo

_MOST_YEARS = 999_999_999
_MOST_OFFSET = 18 * 3600
_NANOS = 1_000_000_000

_DATE = r"(\d{4}|-\d{4,9}|\+\d{5,9})-(\d\d)-(\d\d)"
_TIME = r"(\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?"
_OFFSET = r"(Z|[+-]\d\d:\d\d(?::\d\d)?)"
_ZONE = r"(?:\[([A-Za-z][A-Za-z0-9~/._+:-]+)\])?"


def _match(pattern: str, text: str) -> tuple[str | None, ...]:
    found = re.fullmatch(pattern, text, re.ASCII)
    if found is None:
        raise ValueError(f"not a date or time: {text[:60]!r}")
    return found.groups()


def _require(name: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise ValueError(f"{name} must be from {least} to {most}")


def _days(year: int, month: int) -> int:
    leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    return 29 if month == 2 and leap else 28 if month == 2 else 30 if month in (4, 6, 9, 11) else 31


def _offset(text: str) -> int:
    if text == "Z":
        return 0
    hours, minutes, seconds = (int(part) for part in (text[1:] + ":00").split(":")[:3])
    _require("minutes", minutes, 0, 59)
    _require("seconds", seconds, 0, 59)
    total = hours * 3600 + minutes * 60 + seconds
    return -total if text[0] == "-" else total


def _offset_text(offset: int) -> str:
    if offset == 0:
        return "Z"
    minutes, seconds = divmod(abs(offset), 60)
    text = f"{'-' if offset < 0 else '+'}{minutes // 60:02}:{minutes % 60:02}"
    return f"{text}:{seconds:02}" if seconds else text


def _offset_of(zone: native.tzinfo | None, offset: native.timedelta | None) -> int:
    if offset is None:
        raise ValueError(f"a zone without a fixed offset from UTC: {zone}")
    seconds, rest = divmod(offset, native.timedelta(seconds=1))
    if rest:
        raise ValueError("the offset from UTC must be whole seconds")
    return seconds


@dataclass(frozen=True, slots=True)
class Date:
    """A day of the proleptic Gregorian calendar, of a year from -999,999,999 to 999,999,999."""

    year: int
    month: int
    day: int

    def __post_init__(self) -> None:
        _require("a year", self.year, -_MOST_YEARS, _MOST_YEARS)
        _require("a month", self.month, 1, 12)
        _require("a day of this month", self.day, 1, _days(self.year, self.month))

    @staticmethod
    def parse(text: str) -> Date:
        year, month, day = _match(_DATE, text)
        return Date._of(str(year), str(month), str(day))

    @staticmethod
    def _of(year: str, month: str, day: str) -> Date:
        if year.startswith("-") and int(year) == 0:
            raise ValueError("there is no year -0")
        return Date(int(year), int(month), int(day))

    @staticmethod
    def from_native(date: native.date) -> Date:
        return Date(date.year, date.month, date.day)

    def to_native(self) -> native.date:
        """Fails with ValueError for years that ``datetime`` does not have."""
        return native.date(self.year, self.month, self.day)

    def __str__(self) -> str:
        sign = "+" if self.year > 9999 else "-" if self.year < 0 else ""
        return f"{sign}{abs(self.year):04}-{self.month:02}-{self.day:02}"


@dataclass(frozen=True, slots=True)
class LocalTime:
    """A time of day without an offset from UTC."""

    hour: int
    minute: int
    second: int = 0
    nanosecond: int = 0

    def __post_init__(self) -> None:
        _require("an hour", self.hour, 0, 23)
        _require("a minute", self.minute, 0, 59)
        _require("a second", self.second, 0, 59)
        _require("a nanosecond", self.nanosecond, 0, _NANOS - 1)

    @staticmethod
    def parse(text: str) -> LocalTime:
        return LocalTime._of(_match(_TIME, text))

    @staticmethod
    def _of(parts: tuple[str | None, ...]) -> LocalTime:
        hour, minute, second, fraction = parts
        nanosecond = int((fraction or "").ljust(9, "0"))
        return LocalTime(int(hour or 0), int(minute or 0), int(second or 0), nanosecond)

    @staticmethod
    def from_native(time: native.time) -> LocalTime:
        return LocalTime(time.hour, time.minute, time.second, time.microsecond * 1000)

    def to_native(self) -> native.time:
        """Cuts what is less than a microsecond."""
        return native.time(self.hour, self.minute, self.second, self.nanosecond // 1000)

    def __str__(self) -> str:
        """Without seconds if there are none; a fraction has 3, 6 or 9 digits."""
        text = f"{self.hour:02}:{self.minute:02}"
        if self.second or self.nanosecond:
            text += f":{self.second:02}"
        if self.nanosecond:
            digits = f"{self.nanosecond:09}"
            text += "." + (digits[:3] if digits[3:] == "000000" else digits[:6] if digits[6:] == "000" else digits)
        return text


@dataclass(frozen=True, slots=True)
class Time:
    """A time of day with an offset from UTC in seconds, of at most 18 hours."""

    time: LocalTime
    offset: int

    def __post_init__(self) -> None:
        _require("an offset", self.offset, -_MOST_OFFSET, _MOST_OFFSET)

    @staticmethod
    def parse(text: str) -> Time:
        *time, offset = _match(_TIME + _OFFSET, text)
        return Time(LocalTime._of(tuple(time)), _offset(str(offset)))

    @staticmethod
    def from_native(time: native.time) -> Time:
        return Time(LocalTime.from_native(time), _offset_of(time.tzinfo, time.utcoffset()))

    def to_native(self) -> native.time:
        """Cuts what is less than a microsecond."""
        zone = native.timezone(native.timedelta(seconds=self.offset))
        return self.time.to_native().replace(tzinfo=zone)

    def __str__(self) -> str:
        return f"{self.time}{_offset_text(self.offset)}"


@dataclass(frozen=True, slots=True)
class LocalDateTime:
    """A day and a time of day without an offset from UTC."""

    date: Date
    time: LocalTime

    @staticmethod
    def parse(text: str) -> LocalDateTime:
        parts = _match(f"{_DATE}T{_TIME}", text)
        return LocalDateTime(Date._of(*map(str, parts[:3])), LocalTime._of(parts[3:]))

    @staticmethod
    def from_native(moment: native.datetime) -> LocalDateTime:
        return LocalDateTime(Date.from_native(moment), LocalTime.from_native(moment.time()))

    def to_native(self) -> native.datetime:
        """Cuts what is less than a microsecond; fails with ValueError for years that ``datetime`` does not have."""
        return native.datetime.combine(self.date.to_native(), self.time.to_native())

    def __str__(self) -> str:
        return f"{self.date}T{self.time}"


@dataclass(frozen=True, slots=True)
class DateTime:
    """A moment: a day and a time of day with an offset from UTC in seconds, and perhaps the name of a zone."""

    date: Date
    time: LocalTime
    offset: int
    zone: str | None = field(default=None)

    def __post_init__(self) -> None:
        _require("an offset", self.offset, -_MOST_OFFSET, _MOST_OFFSET)
        if self.zone is not None:
            _match(_ZONE, f"[{self.zone}]")

    @staticmethod
    def parse(text: str) -> DateTime:
        *moment, offset, zone = _match(f"{_DATE}T{_TIME}{_OFFSET}{_ZONE}", text)
        date = Date._of(*map(str, moment[:3]))
        return DateTime(date, LocalTime._of(tuple(moment[3:])), _offset(str(offset)), zone)

    @staticmethod
    def from_native(moment: native.datetime) -> DateTime:
        zone = moment.tzinfo.key if isinstance(moment.tzinfo, ZoneInfo) else None
        local = LocalDateTime.from_native(moment)
        return DateTime(local.date, local.time, _offset_of(moment.tzinfo, moment.utcoffset()), zone)

    def to_native(self) -> native.datetime:
        """As for LocalDateTime. A zone with a name must be one that ``zoneinfo`` knows."""
        fixed = native.timezone(native.timedelta(seconds=self.offset))
        moment = LocalDateTime(self.date, self.time).to_native().replace(tzinfo=fixed)
        return moment if self.zone is None else moment.astimezone(ZoneInfo(self.zone))

    def __str__(self) -> str:
        zone = "" if self.zone is None else f"[{self.zone}]"
        return f"{self.date}T{self.time}{_offset_text(self.offset)}{zone}"
