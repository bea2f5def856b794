"""Payloads with a compression: not compressed, and malformed in either compression."""

import lz4
import notation as n
from payloads import DEFLATE, ENCODERS, LONG, LZ4, SHORT, deflated, document
from vectors import add, malformed, parameter

NOT_UTF8 = {
    "a byte that UTF-8 does not use": b"\xff",
    "an overlong zero": b"\xc0\x80",
    "half a surrogate pair": b"\xed\xa0\x80",
    "a surrogate pair": b"\xed\xa0\xbd\xed\xb8\x80",
    "a character that is cut off": b"\xf0\x9f\x98",
    "a character above the highest": b"\xf4\x90\x80\x80",
    "a continuation byte": b"\x80",
}


def unchanged():
    for form in ENCODERS:
        for protocol in (DEFLATE, LZ4):
            name = protocol.format(form)
            add(f"not compressed: {name}", name, b"\0" + document(form), message=SHORT)
            long = b"\0" + document(form, LONG)
            add(f"long, but not compressed: {name}", name, long, message=LONG)


def first_bytes():
    for form in ENCODERS:
        for protocol in (DEFLATE, LZ4):
            name = protocol.format(form)
            malformed(f"no bytes: {name}", name, b"")
            malformed(f"a first byte of 0 alone: {name}", name, b"\0")
            malformed(f"a first byte of 1 alone: {name}", name, b"\1")
            malformed(f"a first byte of 2: {name}", name, b"\2" + document(form))
            malformed(f"a first byte of ff: {name}", name, b"\xff" + document(form))
            malformed(f"no first byte: {name}", name, document(form))
            malformed(f"a byte behind the document: {name}", name, b"\0" + document(form) + b"}")
            malformed(f"a document cut off: {name}", name, b"\0" + document(form)[:-1])
    stream = deflated(document("bson", LONG))
    malformed("deflate without its first byte", DEFLATE.format("bson"), stream)
    malformed("deflate for lz4", LZ4.format("bson"), b"\1" + stream)
    malformed("lz4 for deflate", DEFLATE.format("bson"), lz4.payload(document("bson")))


def not_utf8():
    """JSON that is no text, which only binary messages can carry."""
    text = document("json", parameter(n.string("ab")))
    for name, data in NOT_UTF8.items():
        inside = text.replace(b'"ab"', b'"a' + data + b'b"')
        malformed(f"a string with {name}, JSON", DEFLATE.format("json"), b"\0" + inside)
        key = text.replace(b'{"x":"ab"}', b'{"a' + data + b'":1}')
        malformed(f"a key with {name}, JSON", LZ4.format("json"), b"\0" + key)
    utf16 = text.decode().encode("utf-16-le")
    malformed("JSON in UTF-16", LZ4.format("json"), b"\0" + utf16)
    bad = b"\1" + deflated(text.replace(b"ab", b"\xff"))
    malformed("JSON that is deflated and not UTF-8", DEFLATE.format("json"), bad)


def add_all():
    unchanged()
    first_bytes()
    not_utf8()
