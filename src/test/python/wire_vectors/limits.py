"""Documents as large as they may be, and larger. Their vectors have a limit of their own."""

import bson
import jsontext
import lz4
import notation as n
from lz4_blocks import RUN, RUNS
from payloads import DEFLATE, ENCODERS, LONG, LZ4, deflated, document
from vectors import BSON, JSON, add, parameter


def too_large(name, subprotocol, payload, limit):
    add(name, subprotocol, payload, error="too large", limit=limit)


def both_sides(name, subprotocol, payload, message, size):
    """At the limit and one byte above it."""
    add(f"{name} at the limit", subprotocol, payload, message=message, limit=size)
    too_large(f"{name} above the limit", subprotocol, payload, size - 1)


def documents():
    message = parameter(n.string("Zoë, who is at the limit"))
    data = bson.encode(message)
    both_sides("BSON", BSON, data, message, len(data))
    text = jsontext.encode(message)
    both_sides("JSON", JSON, text, message, len(text.encode()))


def compressed():
    for form in ENCODERS:
        data = document(form, LONG)
        payload = b"\1" + deflated(data)
        both_sides(f"deflated {form}", DEFLATE.format(form), payload, LONG, len(data))
        runs = document(form, RUNS)
        payload = lz4.payload(runs, lz4.matched(runs, RUN, 1))
        both_sides(f"a block of {form}", LZ4.format(form), payload, RUNS, len(runs))


def much_larger():
    many = b"\1" + deflated(bytes(1_000_000), 9)
    too_large("a million zeros deflated", DEFLATE.format("bson"), many, 10_000)
    zeros = lz4.sequence(b"\0", 1, 99_994) + lz4.sequence(bytes(5))
    block = b"\1" + lz4.size(100_000) + zeros
    too_large("a hundred thousand zeros in a block", LZ4.format("bson"), block, 10_000)
    for form in ENCODERS:
        for protocol in (DEFLATE, LZ4):
            name = protocol.format(form)
            plain = b"\0" + document(form, RUNS)
            too_large(f"not compressed, but above the limit: {name}", name, plain, 100)


def add_all():
    documents()
    compressed()
    much_larger()
