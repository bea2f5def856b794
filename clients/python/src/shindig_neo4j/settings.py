"""How a driver reaches its server."""

from __future__ import annotations

import base64
import re
import ssl
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, fields
from typing import Literal, TypeAlias, TypedDict
from urllib.parse import urlsplit

from shindig_neo4j.protocol.limits import MAXIMUM_SIZE
from shindig_neo4j.protocol.subprotocol import Compression, Format, Subprotocol

LONGEST_TIMEOUT = 86_400.0
_MOST_CONNECTIONS = 100

Routing: TypeAlias = Literal["none", "table"]
Balance: TypeAlias = Literal["least-busy", "round-robin"]


class Options(TypedDict, total=False):
    """The keyword arguments of ``connect`` and ``Driver``; ``Settings`` says what they mean."""

    user: str
    password: str
    token: str | Callable[[], str]
    timeout: float
    format: Format
    compression: Compression
    maximum_message_size: int
    connections: int
    servers: Sequence[str]
    routing: Routing
    balance: Balance
    maximum_pending: int
    connect_timeout: float
    liveness_check: float
    first_delay: float
    longest_delay: float
    unauthorized_delay: float
    tls: ssl.SSLContext


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """All times are in seconds.

    uri -- such as ``ws://localhost:7690/neo4j``, or ``wss``; the path is the name of the database
    user, password -- of a Neo4j user
    token -- of an identity provider, in their place; a function is asked for each connection
    timeout -- how long a call may take that has no timeout of its own
    format -- ``json``, which Python reads fastest, or ``bson``
    compression -- ``deflate``, ``lz4`` or None, for links on which bytes cost more than time
    maximum_message_size -- in bytes; a larger request fails, a larger answer closes the connection. As much may wait to
        be sent on a connection
    connections -- how many each server gets; a call goes to the least busy
    servers -- others of the database, each as host and port: ``db2.example.org:7690``
    routing -- ``table``: the servers are asked which there are, which one takes writes and which are read from;
        ``none``: those that are named do both
    balance -- which one of several servers takes a call: ``least-busy``, or one after the other (``round-robin``)
    maximum_pending -- how many calls, streams and subscriptions may be pending; more calls and streams fail with
        BusyError, more subscriptions wait
    connect_timeout -- of one attempt to connect
    liveness_check -- how long a server may be silent before it is pinged; if it stays silent for as long again, it is
        left. Sending what is in flight must not take longer than this
    first_delay, longest_delay -- the pause after the first failure to connect, and the longest one
    unauthorized_delay -- the shortest pause after refused credentials; Neo4j locks a user out for a while after three
    tls -- whom to trust by ``wss``; by default, whom the system trusts
    """

    uri: str
    user: str = ""
    password: str = field(default="", repr=False)
    token: str | Callable[[], str] | None = field(default=None, repr=False)
    timeout: float = 30.0
    format: Format = "json"
    compression: Compression = None
    maximum_message_size: int = MAXIMUM_SIZE
    connections: int = 1
    servers: Sequence[str] = ()
    routing: Routing = "none"
    balance: Balance = "least-busy"
    maximum_pending: int = 1_000
    connect_timeout: float = 5.0
    liveness_check: float = 10.0
    first_delay: float = 0.1
    longest_delay: float = 1.0
    unauthorized_delay: float = 30.0
    tls: ssl.SSLContext | None = None

    def __post_init__(self) -> None:
        _require_address(self.uri)
        for option in fields(self):
            if option.type == "float":
                require_timeout(option.name, getattr(self, option.name))
        if self.first_delay > self.longest_delay:
            raise ValueError("first_delay must not be longer than longest_delay")
        if self.maximum_message_size < 1 or self.maximum_pending < 1:
            raise ValueError("maximum_message_size and maximum_pending must be positive")
        if not 1 <= self.connections <= _MOST_CONNECTIONS:
            raise ValueError(f"connections must be from 1 to {_MOST_CONNECTIONS}")
        if self.routing not in ("none", "table") or self.balance not in ("least-busy", "round-robin"):
            raise ValueError("routing is none or table, and balance least-busy or round-robin")
        if isinstance(self.servers, str) or not self.addresses:
            raise ValueError("servers must be a list")
        if self.tls is not None and not self.uri.startswith("wss:"):
            raise ValueError("tls is for wss")
        if self.token is not None and (self.user or self.password):
            raise ValueError("a token takes the place of user and password")

    @property
    def addresses(self) -> list[str]:
        """Of the servers to connect to first."""
        return list(dict.fromkeys([self.uri, *(server_address(host, self.uri) for host in self.servers)]))

    def authorization(self) -> str:
        """The header of HTTP."""
        if self.token is not None:
            return "Bearer " + (self.token() if callable(self.token) else self.token)
        return "Basic " + base64.b64encode(f"{self.user}:{self.password}".encode()).decode("ascii")

    def subprotocol(self) -> Subprotocol:
        return Subprotocol(self.format, self.compression, self.maximum_message_size)


def require_timeout(name: str, seconds: float) -> float:
    if not 0 < seconds <= LONGEST_TIMEOUT:
        raise ValueError(f"{name} must be positive, and not longer than a day")
    return seconds


def server_address(host: str, base: str) -> str:
    """The address of another server of the database.

    host -- with its port, unless that is the scheme's: ``db2.example.org:7690``
    base -- an address with the scheme and the path of all servers

    Raises ValueError for anything else.
    """
    address = urlsplit(base)._replace(netloc=host).geturl()
    _require_address(address)
    parts = urlsplit(address)
    if parts.netloc != host or parts.path != urlsplit(base).path or parts.port == 0 or re.search(r"\s", host):
        raise ValueError(f"not a host and a port: {host[:100]}")
    return address


def _require_address(uri: str) -> None:
    parts = urlsplit(uri)
    if parts.username is not None or parts.password is not None:  # which would end up in messages and logs
        raise ValueError("credentials do not belong into the address")
    if parts.scheme not in ("ws", "wss") or not parts.hostname:
        raise ValueError(f"not a WebSocket address: {uri}")
    if len(parts.path) < 2 or "/" in parts.path[1:] or parts.query or parts.fragment:
        raise ValueError(f"the address must name the database, as in ws://localhost:7690/neo4j: {uri}")
