"""A server that follows a script: one function for each connection, in their order."""

from __future__ import annotations

import asyncio
import json
import ssl
from collections.abc import Awaitable, Callable
from http import HTTPStatus
from typing import Any, Self, Unpack

from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response
from websockets.typing import Subprotocol

from shindig_neo4j import AsyncDriver, Options

PATIENCE = 5.0
TIMES = {"queueMicros": 1, "executeMicros": 2, "encodeMicros": 3}
EPOCH = "abc123"


def success(number: int, *rows: list[Any], columns: list[str] | None = None, **fields: Any) -> dict[str, Any]:
    names = ["x"] if columns is None else columns
    return {"type": "success", "id": number, "columns": names, "records": list(rows), "counters": {}, **TIMES, **fields}


def failure(number: int, code: str, retryable: bool = False) -> dict[str, Any]:
    return {"type": "failure", "id": number, "code": code, "message": "it failed", "retryable": retryable}


def place(offset: int, epoch: str = EPOCH) -> dict[str, Any]:
    return {"epoch": epoch, "offset": offset, "time": 1000 + offset}


class Peer:
    """The server's end of a connection, in plain JSON."""

    def __init__(self, socket: ServerConnection) -> None:
        self.socket = socket

    async def receive(self, kind: str | None = None) -> dict[str, Any]:
        """The next request, which must be of this type."""
        async with asyncio.timeout(PATIENCE):
            document: dict[str, Any] = json.loads(await self.socket.recv())
        if kind is not None and document["type"] != kind:
            raise AssertionError(f"{kind} expected, not {document}")
        return document

    async def receive_whenever(self) -> dict[str, Any]:
        """The next request, however long it takes to come."""
        document: dict[str, Any] = json.loads(await self.socket.recv())
        return document

    async def send(self, document: dict[str, Any]) -> None:
        await self.socket.send(json.dumps(document))

    async def cut(self) -> None:
        """Ends the connection without a close frame."""
        self.socket.transport.abort()

    async def closed(self) -> int | None:
        """Waits for the client to close; its code."""
        async with asyncio.timeout(PATIENCE):
            await self.socket.wait_closed()
        return self.socket.close_code


Script = Callable[[Peer], Awaitable[None]]


class FakeServer:
    """Refuses what comes after the last script with 503. Its failures are raised at the end of ``async with``."""

    def __init__(
        self, *scripts: Script, subprotocol: str = "shindig-neo4j.v1.json", tls: ssl.SSLContext | None = None
    ) -> None:
        self._tls = tls
        self._scripts = list(scripts)
        self._subprotocol = subprotocol
        self._server: Server | None = None
        self._failures: list[BaseException] = []
        self.attempts = 0
        self.headers: list[dict[str, str]] = []
        self.refusal: tuple[HTTPStatus, dict[str, str]] | None = None

    async def __aenter__(self) -> Self:
        self._server = await serve(
            self._serve,
            "127.0.0.1",
            0,
            process_request=self._request,
            subprotocols=[Subprotocol(self._subprotocol)],
            compression=None,
            max_size=2**24,
            ssl=self._tls,
        )
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        async with asyncio.timeout(2 * PATIENCE):
            await self._server.wait_closed()
        for error in self._failures:
            raise error

    async def _request(self, connection: ServerConnection, request: Request) -> Response | None:
        self.attempts += 1
        self.headers.append(dict(request.headers.raw_items()))
        if self.refusal is None and self._scripts:
            return None
        status, headers = self.refusal or (HTTPStatus.SERVICE_UNAVAILABLE, {})
        response = connection.respond(status, "refused\n")
        for name, value in headers.items():
            response.headers[name] = value
        return response

    async def _serve(self, socket: ServerConnection) -> None:
        script = self._scripts.pop(0)
        try:
            await script(Peer(socket))
        except ConnectionClosed:
            pass
        except BaseException as error:
            self._failures.append(error)

    @property
    def uri(self) -> str:
        assert self._server is not None
        port = next(iter(self._server.sockets)).getsockname()[1]
        return f"{'ws' if self._tls is None else 'wss'}://127.0.0.1:{port}/neo4j"

    def driver(self, **options: Unpack[Options]) -> AsyncDriver:
        all_options: Options = {"user": "neo4j", "password": "secret", "first_delay": 0.01, "timeout": 5.0, **options}
        return AsyncDriver(self.uri, **all_options)


async def silent(peer: Peer) -> None:
    """Answers nothing."""
    await peer.closed()


async def echo(peer: Peer) -> None:
    """Answers each request with its parameters."""
    while True:
        request = await peer.receive()
        if request["type"] in ("cypher", "call"):
            names = list(request["parameters"])
            await peer.send(success(request["id"], list(request["parameters"].values()), columns=names))


async def answer(peer: Peer) -> None:
    """Answers one request, so that the test knows that there is a connection."""
    await peer.send(success((await peer.receive())["id"], [1]))
