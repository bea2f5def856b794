"""What requests need of the servers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, Protocol, TypeAlias

if TYPE_CHECKING:
    from shindig_neo4j.connection import Connection

Kind: TypeAlias = Literal["call", "subscription", "routes"]
"""A call occupies the server until it is answered; the others wait for what may happen."""


@dataclass(frozen=True, slots=True)
class Need:
    """What a request needs of its connection.

    writes -- whether the server must be able to write
    """

    writes: bool
    kind: Kind = "call"


class Servers(Protocol):
    """Gives connections: of one server, or of several."""

    async def get(self, need: Need) -> Connection:
        """A connection that takes requests. Raises Disconnected if there is none."""

    async def close(self) -> None:
        """Fails all that is pending, and what comes later."""
