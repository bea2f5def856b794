"""What is run again is sent once for each connection; afterwards a number stands for it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from shindig_neo4j.errors import MessageTooLargeError
from shindig_neo4j.protocol import json_format
from shindig_neo4j.protocol.responses import Failure, Response, Success

_SHORTEST = 256
"""What is shorter, in characters, gets no number."""

# By docs/protocol.md: how many numbers there are, and how much has one number, and all together.
_NUMBERS = 256
_LONGEST = 65_536
_MOST_CHARACTERS = 1_048_576

_SIZE_OF_BYTE = 16
"""At least as much for each byte of JSON as the server counts: 16 for a value, of which each takes one."""

_UNKNOWN = "statement.unknown"


@dataclass(slots=True)
class _Statement:
    """A Cypher text, or a procedure with its constants, by its number.

    prepared -- whether the server knows it, so that the number is enough
    """

    number: int
    prepared: bool = False


class CachedStatements:
    """Those of one connection. A number never gets another meaning."""

    def __init__(self) -> None:
        self._texts: dict[str, _Statement] = {}
        self._calls: dict[str, _Statement] = {}
        self._preparing: dict[int, _Statement] = {}
        """By the id of the request that carries both number and meaning, until it is answered."""
        self._seen = _SeenStatements()
        self._characters = 0
        self._full = False
        """Whether the server has no room to remember more."""

    def shortened(self, document: Mapping[str, Any]) -> Mapping[str, Any]:
        """The document to send: with a number in place of what the server knows by it."""
        if self._full:
            return _merged(document) if "constants" in document else document
        if document["type"] == "cypher":
            text = document["text"]
            size = len(text) if len(text) < _SHORTEST else len(text.encode("utf-16-le", "replace")) // 2
            return self._numbered(document, "text", self._statement(self._texts, text, size))
        if "constants" in document:
            key = _key(document)
            size = _SIZE_OF_BYTE * len(key.encode())
            statement = self._statement(self._calls, key, size) if key else None
            return _merged(document) if statement is None else self._numbered(document, "procedure", statement)
        return document

    def _numbered(self, document: Mapping[str, Any], name: str, statement: _Statement | None) -> Mapping[str, Any]:
        if statement is None:
            return document
        if not statement.prepared:
            self._preparing[document["id"]] = statement
            return {**document, "statement": statement.number}
        left_out = (name, "constants")
        others = {key: value for key, value in document.items() if key not in left_out}
        return {**others, "statement": statement.number}

    def _statement(self, known: dict[str, _Statement], key: str, size: int) -> _Statement | None:
        """None for what gets no number."""
        statement = known.get(key)
        if statement is None and _SHORTEST <= size <= _LONGEST and self._has_room(size) and self._seen.before(key):
            statement = known[key] = _Statement(len(self._texts) + len(self._calls))
            self._characters += size
        return statement

    def _has_room(self, size: int) -> bool:
        numbers = len(self._texts) + len(self._calls)
        return numbers < _NUMBERS and self._characters + size <= _MOST_CHARACTERS

    def answered(self, number: int, response: Response) -> None:
        """Takes note of the last response. A server does not know a number for which it had no room."""
        statement = self._preparing.pop(number, None)
        if statement is not None and isinstance(response, Success):
            statement.prepared = True
        elif isinstance(response, Failure) and response.code == _UNKNOWN:
            self._full = True

    def unanswered(self, number: int) -> None:
        """The request will have no response."""
        self._preparing.pop(number, None)


def _key(document: Mapping[str, Any]) -> str:
    """Unlike that of any other call with constants; empty if they are too large for a number."""
    try:
        named = {"name": document["procedure"], "constants": document["constants"]}
        return json_format.write(named, _LONGEST // _SIZE_OF_BYTE).decode()
    except MessageTooLargeError:
        return ""


def _merged(document: Mapping[str, Any]) -> Mapping[str, Any]:
    """A call without a number: the constants are parameters like others."""
    parameters = {**document["constants"], **document["parameters"]}
    return {**{key: value for key, value in document.items() if key != "constants"}, "parameters": parameters}


class _SeenStatements:
    """Tells statements that are run again from those that are run once, among the last ones."""

    def __init__(self) -> None:
        self._seen: set[str] = set()
        self._characters = 0

    def before(self, statement: str) -> bool:
        if statement in self._seen:
            return True
        if self._characters > _MOST_CHARACTERS:
            self._seen.clear()
            self._characters = 0
        self._seen.add(statement)
        self._characters += len(statement)
        return False
