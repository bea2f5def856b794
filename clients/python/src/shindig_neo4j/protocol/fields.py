"""Typed access to the fields of a document. Unknown fields are ignored."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from shindig_neo4j.errors import MalformedMessageError

_T = TypeVar("_T")


class Fields:
    """A field that is missing, or of the wrong type, is malformed."""

    def __init__(self, document: Mapping[str, Any]) -> None:
        self._document = document

    def has(self, name: str) -> bool:
        return self._document.get(name) is not None

    def text(self, name: str) -> str:
        return _require(name, self._document.get(name), str)

    def integer(self, name: str) -> int:
        return _require(name, self._document.get(name), int)

    def natural(self, name: str) -> int:
        number = self.integer(name)
        if number < 0:
            raise MalformedMessageError(f"{name} must not be negative")
        return number

    def flag(self, name: str) -> bool:
        return _require(name, self._document.get(name), bool)

    def entries(self, name: str) -> dict[str, Any]:
        return _require(name, self._document.get(name), dict)

    def elements(self, name: str) -> list[Any]:
        return _require(name, self._document.get(name), list)

    def texts(self, name: str) -> tuple[str, ...]:
        return tuple(_require(name, text, str) for text in self.elements(name))

    def rows(self, name: str) -> list[list[Any]]:
        return [_require(name, row, list) for row in self.elements(name)]

    def integers(self, name: str) -> dict[str, int]:
        return {key: _require(name, number, int) for key, number in self.entries(name).items()}

    def documents(self, name: str) -> list[Fields]:
        return [Fields(_require(name, document, dict)) for document in self.elements(name)]


def _require(name: str, value: Any, kind: type[_T]) -> _T:
    if type(value) is not kind:
        raise MalformedMessageError(f"{name} must be {kind.__name__}")
    return value
