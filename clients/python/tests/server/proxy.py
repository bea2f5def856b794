"""A TCP proxy that cuts connections where a test wants it."""

from __future__ import annotations

import asyncio
from typing import Self
from urllib.parse import urlsplit

_CHUNK = 65_536


class Proxy:
    """Between a driver and a server of that address."""

    def __init__(self, uri: str) -> None:
        self._target = urlsplit(uri)
        self._server: asyncio.Server | None = None
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._loses_next_answer = False
        self.refuses = False
        self.connections = 0

    @property
    def uri(self) -> str:
        assert self._server is not None
        port = self._server.sockets[0].getsockname()[1]
        return self._target._replace(netloc=f"127.0.0.1:{port}").geturl()

    def lose_next_answer(self) -> None:
        """Cuts all connections in place of what the server sends next."""
        self._loses_next_answer = True

    def cut(self) -> None:
        for writer in self._writers:
            writer.transport.abort()
        self._writers.clear()

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        self.cut()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.refuses:
            writer.transport.abort()
            return
        self.connections += 1
        there_reader, there_writer = await asyncio.open_connection(self._target.hostname, self._target.port)
        self._writers |= {writer, there_writer}
        for source, sink, answers in (reader, there_writer, False), (there_reader, writer, True):
            task = asyncio.create_task(self._forward(source, sink, answers))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _forward(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter, answers: bool) -> None:
        try:
            while data := await source.read(_CHUNK):
                if answers and self._loses_next_answer:
                    self._loses_next_answer = False
                    self.cut()
                    return
                sink.write(data)
                await sink.drain()
        except OSError:
            pass
        finally:
            sink.close()
