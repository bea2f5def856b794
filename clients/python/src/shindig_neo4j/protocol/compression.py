"""The compression of messages. The first byte says whether the rest is compressed."""

from __future__ import annotations

import importlib
import zlib
from typing import Any, Protocol

from shindig_neo4j.errors import MalformedMessageError, MessageTooLargeError
from shindig_neo4j.protocol.lz4_block import has_offsets

THRESHOLD = 1024
"""The smallest document, in bytes, that is compressed."""

_LZ4_HIGHEST_RATIO = 255
_FASTEST = 1


class Coder(Protocol):
    """Compresses one document. Keeps no state between two."""

    def compress(self, plain: bytes) -> bytes: ...

    def decompress(self, data: memoryview, limit: int) -> bytes: ...


class Deflate:
    """A zlib stream (RFC 1950)."""

    def compress(self, plain: bytes) -> bytes:
        return zlib.compress(plain, _FASTEST)

    def decompress(self, data: memoryview, limit: int) -> bytes:
        inflater = zlib.decompressobj()
        try:
            plain = inflater.decompress(data, limit + 1)
        except zlib.error as error:
            raise MalformedMessageError(f"not in the deflate format: {error}") from error
        _check_size(len(plain), limit)
        if not inflater.eof:
            raise MalformedMessageError("the compressed data is incomplete")
        if inflater.unused_data:
            raise MalformedMessageError("bytes follow the compressed data")
        return plain


class Lz4:
    """The size of the document in four bytes, the lowest first; then one LZ4 block."""

    def __init__(self) -> None:
        try:
            self._block: Any = importlib.import_module("lz4.block")
        except ImportError as error:
            raise ImportError("the compression lz4 needs the package lz4: install shindig_neo4j[lz4]") from error

    def compress(self, plain: bytes) -> bytes:
        block: bytes = self._block.compress(plain, store_size=False)
        return len(plain).to_bytes(4, "little") + block

    def decompress(self, data: memoryview, limit: int) -> bytes:
        if len(data) < 4:
            raise MalformedMessageError("the compressed data has no size")
        size = int.from_bytes(data[:4], "little")
        if size >= 2**31 or size > _LZ4_HIGHEST_RATIO * (len(data) - 4):
            raise MalformedMessageError("the compressed data cannot have its size")
        _check_size(size, limit)
        return self._plain(data[4:], size)

    def _plain(self, block: memoryview, size: int) -> bytes:
        try:
            plain: bytes = self._block.decompress(block, uncompressed_size=size)
        except (self._block.LZ4BlockError, ValueError) as error:
            raise MalformedMessageError(f"not in the LZ4 format: {error}") from error
        if len(plain) != size:
            raise MalformedMessageError("the compressed data does not have its size")
        if not has_offsets(bytes(block)):
            raise MalformedMessageError("a match of LZ4 begins nowhere")
        return plain


def pack(coder: Coder, document: bytes) -> bytes:
    if len(document) >= THRESHOLD:
        compressed = coder.compress(document)
        if len(compressed) < len(document):
            return b"\1" + compressed
    return b"\0" + document


def unpack(coder: Coder, payload: bytes, limit: int) -> bytes:
    """The document in a payload. Raises MalformedMessageError, or MessageTooLargeError beyond the limit."""
    if payload[:1] == b"\1":
        return coder.decompress(memoryview(payload)[1:], limit)
    if payload[:1] != b"\0":
        raise MalformedMessageError("the first byte must be 0 or 1")
    _check_size(len(payload) - 1, limit)
    return payload[1:]


def _check_size(size: int, limit: int) -> None:
    if size > limit:
        raise MessageTooLargeError(f"more than {limit} bytes")
