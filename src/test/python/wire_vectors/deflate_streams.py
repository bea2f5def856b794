"""Payloads with deflate: compressed in many ways, and malformed."""

import zlib

from payloads import DEFLATE, ENCODERS, LONG, SHORT, deflated, document
from vectors import add, malformed


def flushed(data, mode):
    """Blocks that end at every hundredth byte."""
    compressor = zlib.compressobj()
    stream = b""
    for start in range(0, len(data), 100):
        stream += compressor.compress(data[start : start + 100]) + compressor.flush(mode)
    return stream + compressor.flush()


def deflate():
    for form in ENCODERS:
        data = document(form, LONG)
        for name, stream in {
            "level 0": deflated(data, 0),
            "level 1": deflated(data, 1),
            "level 6": deflated(data, 6),
            "level 9": deflated(data, 9),
            "the smallest window": deflated(data, 9, 9),
            "Huffman codes only": deflated(data, strategy=zlib.Z_HUFFMAN_ONLY),
            "fixed Huffman codes": deflated(data, strategy=zlib.Z_FIXED),
            "many blocks": flushed(data, zlib.Z_SYNC_FLUSH),
            "many independent blocks": flushed(data, zlib.Z_FULL_FLUSH),
        }.items():
            add(f"{name}, {form}", DEFLATE.format(form), b"\1" + stream, message=LONG)
        short = b"\1" + deflated(document(form))
        add(f"a short message deflated, {form}", DEFLATE.format(form), short, message=SHORT)


def stored(data):
    """A zlib stream of one block that is not compressed."""
    length = len(data).to_bytes(2, "little")
    inverse = bytes(255 - byte for byte in length)
    return b"\x78\x01\x01" + length + inverse + data + zlib.adler32(data).to_bytes(4, "big")


def stored_blocks():
    data = document("bson")
    add("a stored block, bson", DEFLATE.format("bson"), b"\1" + stored(data), message=SHORT)
    bad = bytearray(stored(data))
    bad[5] ^= 1
    malformed("a stored block whose lengths differ", DEFLATE.format("bson"), b"\1" + bytes(bad))


def no_deflate():
    data = document("bson", LONG)
    stream = deflated(data)
    dictionary = zlib.compressobj(zdict=b"word 1")
    for name, rest in {
        "the header only": stream[:2],
        "half": stream[: len(stream) // 2],
        "all but the last byte": stream[:-1],
        "all but the checksum": stream[:-4],
        "another checksum": stream[:-1] + bytes([stream[-1] ^ 1]),
        "a byte behind it": stream + b"\0",
        "a second stream behind it": stream + stream,
        "a preset dictionary": dictionary.compress(data) + dictionary.flush(),
        "no header": stream[2:-4],
        "a header of gzip": gzipped(data),
        "a header with a wrong check": b"\x78\x9d" + stream[2:],
        "another method": b"\x79\x18" + stream[2:],
        "a block of an unknown type": b"\x78\x9c\x07" + stream[3:],
        "a distance before the start": b"\x78\x9c\x03\x02\x00\x00\x03\x00\x01",
        "the document itself": data,
        "zeros": bytes(20),
    }.items():
        malformed(f"deflate: {name}", DEFLATE.format("bson"), b"\1" + rest)
    for name, plain in {
        "no document": b"",
        "a document that is cut off": data[:-1],
        "a document with a byte behind it": data + b"\0",
        "JSON": document("json"),
        "a payload that is not compressed": b"\0" + data,
    }.items():
        malformed(f"deflated: {name}", DEFLATE.format("bson"), b"\1" + deflated(plain))


def gzipped(data):
    compressor = zlib.compressobj(wbits=31)
    return compressor.compress(data) + compressor.flush()


def add_all():
    deflate()
    stored_blocks()
    no_deflate()
