"""What is to be run, and how."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from shindig_neo4j.settings import require_timeout
from shindig_neo4j.values import Parameters

Mode: TypeAlias = Literal["read", "write"]

_LONGEST_REQUEST_ID = 1024
_MOST_HEADROOM = 0.2


@dataclass(frozen=True, slots=True)
class Terms:
    """What work and transactions have in common.

    timeout -- in seconds, in this client; the server's own is a little less, as its answer tells more
    request_id -- makes a write safe to send again within a day; unique for the user
    bookmarks -- of the writes that it must see
    trace -- the W3C trace context of the caller, its ``traceparent``
    """

    mode: Mode
    timeout: float
    request_id: str | None = None
    bookmarks: Sequence[str] = ()
    trace: str | None = None

    def __post_init__(self) -> None:
        if self.mode not in ("read", "write"):
            raise ValueError(f"the mode must be read or write, not {self.mode!r}")
        require_timeout("timeout", self.timeout)
        if self.request_id is not None and not 0 < len(self.request_id) <= _LONGEST_REQUEST_ID:
            raise ValueError(f"a request id must have at most {_LONGEST_REQUEST_ID} characters")
        if isinstance(self.bookmarks, str):
            raise ValueError("bookmarks must be a list")

    @property
    def writes_unrepeatably(self) -> bool:
        """Whether its outcome is unknown if there is no answer."""
        return self.mode == "write" and self.request_id is None

    def fields(self, left: float) -> dict[str, Any]:
        """left -- the time that is left, in seconds"""
        fields: dict[str, Any] = {"mode": self.mode, "timeout": server_timeout(left)}
        if self.request_id is not None:
            fields["requestId"] = self.request_id
        if self.bookmarks:
            fields["bookmarks"] = list(self.bookmarks)
        if self.trace is not None:
            fields["trace"] = self.trace
        return fields


def server_timeout(left: float) -> int:
    """In milliseconds, at least one: zero would mean none."""
    return max(1, int((left - min(_MOST_HEADROOM, left / 10)) * 1000))


@dataclass(frozen=True, slots=True)
class Statement:
    """A Cypher text or the name of a procedure, with parameters.

    constants -- of a procedure: parameters that many calls have alike, which are sent once for each connection
    """

    kind: Literal["cypher", "call"]
    subject: str
    parameters: Parameters
    terms: Terms
    constants: Parameters | None = None

    def fields(self, left: float, transaction: int | None = None) -> dict[str, Any]:
        place = {} if transaction is None else {"transaction": transaction}
        name = "text" if self.kind == "cypher" else "procedure"
        constants = {} if self.constants is None else {"constants": self.constants}
        return {
            "type": self.kind,
            **self.terms.fields(left),
            **place,
            "parameters": self.parameters,
            name: self.subject,
            **constants,
        }
