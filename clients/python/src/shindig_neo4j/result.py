"""Records of an answer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, TypeVar, overload

from shindig_neo4j.errors import MalformedMessageError
from shindig_neo4j.protocol.responses import Summary, Timings

_T = TypeVar("_T")


class Record:
    """One value for each column: by the name of the column, or by its place. Immutable."""

    __slots__ = ("_columns", "_values")

    def __init__(self, columns: tuple[str, ...], values: list[Any]) -> None:
        if len(values) != len(columns):
            raise MalformedMessageError(f"a record is not as long as the columns {columns}")
        self._columns = columns
        self._values = values

    @property
    def columns(self) -> tuple[str, ...]:
        return self._columns

    @property
    def values(self) -> tuple[Any, ...]:
        return tuple(self._values)

    def __getitem__(self, column: str | int) -> Any:
        """Raises KeyError or IndexError if there is no such column."""
        if isinstance(column, int):
            return self._values[column]
        try:
            return self._values[self._columns.index(column)]
        except ValueError:
            raise KeyError(f"no column {column!r} among {self._columns}") from None

    def get(self, column: str | int, kind: type[_T]) -> _T:
        """The value of a column. Raises TypeError if it is not of this type; ``get_optional`` takes None as well."""
        value = self[column]
        if not isinstance(value, kind):
            raise TypeError(f"{column!r} is a {type(value).__name__}, not a {kind.__name__}")
        return value

    def get_optional(self, column: str | int, kind: type[_T]) -> _T | None:
        return None if self[column] is None else self.get(column, kind)

    def to_dict(self) -> dict[str, Any]:
        return dict(zip(self._columns, self._values, strict=True))

    def __iter__(self) -> Iterator[Any]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.to_dict() == other.to_dict()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Record({self.to_dict()!r})"


def records(columns: tuple[str, ...], rows: list[list[Any]]) -> list[Record]:
    """Raises MalformedMessageError if a row has not one value for each column."""
    return [Record(columns, row) for row in rows]


@dataclass(frozen=True, slots=True)
class Result:
    """All records of a statement, in memory."""

    columns: tuple[str, ...]
    records: list[Record]
    summary: Summary

    @property
    def counters(self) -> dict[str, int]:
        """What has changed, such as ``nodesCreated``; only those above zero."""
        return self.summary.counters

    @property
    def bookmark(self) -> str | None:
        """Of a write that was committed, for statements that must see it."""
        return self.summary.bookmark

    @property
    def timings(self) -> Timings:
        return self.summary.timings

    def first(self) -> Record | None:
        return self.records[0] if self.records else None

    @overload
    def value(self) -> Any: ...

    @overload
    def value(self, kind: type[_T]) -> _T: ...

    def value(self, kind: type[_T] | None = None) -> Any:
        """The only value of the only record. Raises ValueError if there are more or fewer."""
        if len(self.records) != 1 or len(self.columns) != 1:
            raise ValueError(f"{len(self.records)} records of {len(self.columns)} columns")
        return self.records[0][0] if kind is None else self.records[0].get(0, kind)

    def __iter__(self) -> Iterator[Record]:
        return iter(self.records)

    def __len__(self) -> int:
        return len(self.records)
