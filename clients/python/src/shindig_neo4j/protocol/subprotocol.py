"""A format of documents with a compression of messages, by the name that is agreed when a connection opens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

from shindig_neo4j.errors import MalformedMessageError, MessageTooLargeError
from shindig_neo4j.protocol import bson_format, json_format
from shindig_neo4j.protocol.compression import Coder, Deflate, Lz4, pack, unpack
from shindig_neo4j.protocol.limits import MAXIMUM_SIZE

Format: TypeAlias = Literal["bson", "json"]
Compression: TypeAlias = Literal["deflate", "lz4"] | None

_PREFIX = "shindig-neo4j.v1"


class Subprotocol:
    """Encodes documents as payloads of WebSocket messages, and decodes them. Immutable."""

    def __init__(self, format: Format, compression: Compression, limit: int = MAXIMUM_SIZE) -> None:
        """limit -- the maximum size of a message and of its document, in bytes"""
        if format not in ("bson", "json"):
            raise ValueError(f"unknown format {format!r}: bson or json")
        self._bson = format == "bson"
        self._coder = _coder(compression)
        self._limit = limit
        self.name = ".".join(filter(None, (_PREFIX, format, compression)))
        self.binary = self._bson or self._coder is not None
        """Whether payloads are binary rather than text messages."""

    @staticmethod
    def named(name: str, limit: int = MAXIMUM_SIZE) -> Subprotocol:
        """The subprotocol of a full name such as ``shindig-neo4j.v1.bson.deflate``."""
        format, _, compression = name.removeprefix(_PREFIX + ".").partition(".")
        return Subprotocol(format, compression or None, limit)  # type: ignore[arg-type]

    def encode(self, document: Mapping[str, Any]) -> bytes:
        """The payload of a document. Raises UnsupportedValueError or MessageTooLargeError."""
        write = bson_format.write if self._bson else json_format.write
        if self._coder is None:
            return write(document, self._limit)
        return pack(self._coder, write(document, self._limit - 1))

    def decode(self, payload: bytes | str) -> dict[str, Any]:
        """The document of a payload. Raises MalformedMessageError or MessageTooLargeError."""
        if _size(payload, self._limit) > self._limit:
            raise MessageTooLargeError(f"more than {self._limit} bytes")
        if isinstance(payload, str):
            if self.binary:
                raise MalformedMessageError("a text message that must be binary")
            return json_format.read(payload)
        document = payload if self._coder is None else unpack(self._coder, payload, self._limit)
        return bson_format.read(document) if self._bson else json_format.read(document)


def _size(payload: bytes | str, limit: int) -> int:
    """In bytes; of a short text at least."""
    if isinstance(payload, str) and limit // 4 < len(payload) <= limit:
        return len(payload.encode())
    return len(payload)


def _coder(compression: str | None) -> Coder | None:
    if compression is None:
        return None
    if compression not in ("deflate", "lz4"):
        raise ValueError(f"unknown compression {compression!r}: deflate or lz4")
    return Deflate() if compression == "deflate" else Lz4()
