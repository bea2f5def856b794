"""Payloads with lz4: blocks of every kind of sequence, and malformed ones."""

import bson
import lz4
import notation as n
from payloads import LONG, LZ4, SHORT, document
from vectors import add, answer, malformed, parameter

BSON = LZ4.format("bson")
RUN = b"x" * 600
RUNS = parameter(n.string(RUN.decode()))


def read(name, message, payload, protocol=BSON):
    add(name, protocol, payload, message=message)


def sequences():
    for form in ("bson", "json"):
        protocol = LZ4.format(form)
        read(f"literals only, {form}", SHORT, lz4.payload(document(form)), protocol)
        read(f"many literals, {form}", LONG, lz4.payload(document(form, LONG)), protocol)
        runs = document(form, RUNS)
        for offset in (1, 2, 3, 7, 100, 300, 596):
            payload = lz4.payload(runs, lz4.matched(runs, RUN, offset))
            read(f"a match {offset} back, {form}", RUNS, payload, protocol)


def lengths():
    """Lengths at which another byte begins."""
    for count in (4, 5, 18, 19, 20, 273, 274, 275):
        run = b"y" * (count + 1)
        message = parameter(n.string(run.decode()))
        data = bson.encode(message)
        block = lz4.matched(data, run, 1)
        read(f"a match of {count} bytes", message, lz4.payload(data, block))


def literals():
    """The last literals of this length."""
    run = b"z" * 600
    message = answer(n.string(run.decode()))
    data = bson.encode(message)
    after = len(data) - data.index(run) - len(run)
    for count in (14, 15, 16, 269, 270, 271, 524, 525):
        block = lz4.matched(data, run, 1, left=count - after)
        read(f"{count} last literals", message, lz4.payload(data, block))


def no_blocks():
    runs = document("bson", RUNS)
    block = lz4.matched(runs, RUN, 1)
    data = document("bson")
    plain = lz4.sequence(data)
    start = lz4.sequence(data[:20])
    for name, rest in {
        "three bytes of a size": lz4.size(len(data))[:3],
        "a size alone": lz4.size(len(data)),
        "a size of 0 alone": lz4.size(0),
        "a size of one less": lz4.size(len(data) - 1) + plain,
        "a size of one more": lz4.size(len(data) + 1) + plain,
        "a size of one more, which would be a zero": lz4.size(len(data)) + lz4.sequence(data[:-1]),
        "a size of one less than a match": lz4.size(len(runs) - 1) + block,
        "a size of one more than a match": lz4.size(len(runs) + 1) + block,
        "a size with the highest byte first": len(data).to_bytes(4, "big") + plain,
        "a negative size": lz4.size(2**32 - 1) + plain,
        "a block that is cut off": lz4.size(len(data)) + plain[:-1],
        "a match that is cut off": lz4.size(len(runs)) + block[: len(block) // 2],
        "an offset that is cut off": lz4.size(len(runs)) + start[:-1] + b"x\x01",
        "a length of literals that is cut off": lz4.size(len(data)) + b"\xf0",
        "a length of literals that does not end": lz4.size(len(data)) + b"\xf0\xff\xff",
        "literals beyond the block": lz4.size(len(data)) + b"\xf0\xff\x00" + data,
        "an offset before the start": bad_offset(runs, 400),
        "the highest offset": bad_offset(runs, 65535),
        "an offset of 0": bad_offset(runs, 0),
        "an offset of 0 for zeros": no_offset(b"\0" * 600, (1,)),
        "an offset of 0 after others": no_offset(b"\0" * 600, (1, 2)),
        "a match as the first": lz4.size(4 + len(data)) + lz4.sequence(b"", 1, 4) + plain,
        "bytes behind the block": lz4.size(len(data)) + plain + b"\xf0",
        "a second block behind it": lz4.size(len(data)) + plain + plain,
        "the document itself": data,
        "a frame": b"\x04\x22\x4d\x18\x60\x40\x82" + plain,
    }.items():
        malformed(f"lz4: {name}", BSON, b"\1" + rest)


def bad_offset(runs, offset):
    """The match with another offset."""
    start = runs.index(RUN) + 1
    block = lz4.sequence(runs[:start], offset, len(RUN) - 1) + lz4.sequence(runs[start + 599 :])
    return lz4.size(len(runs)) + block


def no_offset(zeros, offsets):
    """Matches at these offsets and at none, which a careless reader takes for what is there."""
    data = bson.encode(answer(n.binary(zeros)))
    start = data.index(zeros) + 2
    count = 100
    block = lz4.sequence(data[:start], offsets[0], count)
    for offset in (*offsets[1:], 0):
        block += lz4.sequence(b"\0" * 20, offset, count)
    end = start + count + len(offsets) * (20 + count)
    return lz4.size(len(data)) + block + lz4.sequence(data[end:])


def no_documents():
    data = document("bson")
    for name, plain in {
        "a document that is cut off": data[:-1],
        "a document with a byte behind it": data + b"\0",
        "JSON": document("json"),
        "a payload that is not compressed": b"\0" + data,
    }.items():
        malformed(f"a block of {name}", BSON, lz4.payload(plain))
    bad = document("json").replace("Zoë".encode(), b"Zo\xff")
    malformed("a block of JSON that is not UTF-8", LZ4.format("json"), lz4.payload(bad))


def add_all():
    sequences()
    lengths()
    literals()
    no_blocks()
    no_documents()
