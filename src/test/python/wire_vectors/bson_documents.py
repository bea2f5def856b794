"""BSON of other clients, and what is no document. The bytes are written by hand."""

import bson
import notation as n
from bson import document, element, generic, int32
from vectors import BSON, add, answer, framed, malformed, parameter, request

UNUSED = (0x06, 0x07, 0x09, 0x0B, 0x0C, 0x0D, 0x0E, 0x0F, 0x11, 0x13, 0x7F, 0x80, 0xFF)
NOT_UTF8 = {
    "an overlong zero": "c080",
    "an overlong slash": "c0af",
    "half a surrogate pair": "eda080",
    "a surrogate pair": "eda0bdedb880",
    "a byte that UTF-8 does not use": "ff",
    "a continuation byte": "80",
    "a character that is cut off": "f09f98",
    "a character that is cut off by another": "e28261",
    "a character above the highest": "f4908080",
}


def read(name, value, *elements):
    add(name, BSON, request(*elements), message=parameter(value))


def hexed(digits):
    return bytes.fromhex(digits)


def narrow_integers():
    for name, number in {"42": 42, "highest": 2**31 - 1, "lowest": -(2**31), "-1": -1}.items():
        read(f"an int32: {name}", n.integer(number), element(0x10, "x", int32(number)))
    payload = document(bson.plain("type", "cancel"), element(0x10, "id", int32(9)))
    cancel = n.entries(("type", n.string("cancel")), ("id", n.integer(9)))
    add("an int32 as id", BSON, payload, message=cancel)
    parts = (element(0x10, str(i), int32(i)) for i in (1, 2, 3, 4))
    tag = element(0x03, "x", document(element(0x04, "$duration", document(*parts))))
    read("a duration of int32", n.duration(1, 2, 3, 4), tag)


def bits():
    for name, digits in {
        "a negative NaN": "000000000000f8ff",
        "a NaN with a payload": "010000000000f87f",
        "a signalling NaN": "010000000000f07f",
    }.items():
        read(name, n.NAN, element(0x01, "x", hexed(digits)))


def subtypes():
    for subtype in (0x01, 0x03, 0x04, 0x05, 0x06, 0x80, 0xFF):
        payload = element(0x05, "x", generic(b"\x00\x01\xff", subtype))
        read(f"bytes of subtype {subtype}", n.binary(b"\x00\x01\xff"), payload)
    old = generic(int32(3) + b"\x00\x01\xff", 2)
    read("bytes of the old subtype", n.binary(b"\x00\x01\xff"), element(0x05, "x", old))
    read("no bytes of the old subtype", n.binary(b""), element(0x05, "x", generic(int32(0), 2)))


def names_of_elements():
    for name, names in {
        "empty": ("", ""),
        "equal": ("0", "0"),
        "in another order": ("1", "0"),
        "words": ("first", "second"),
    }.items():
        elements = (bson.plain(key, number) for number, key in enumerate(names))
        listed = element(0x04, "x", document(*elements))
        read(f"names of elements: {name}", n.array(n.integer(0), n.integer(1)), listed)


def fields():
    payload = document(bson.plain("id", 9), bson.plain("type", "cancel"))
    reversed_cancel = n.entries(("id", n.integer(9)), ("type", n.string("cancel")))
    add("fields in another order, BSON", BSON, payload, message=reversed_cancel)
    later = (bson.plain("type", "cancel"), bson.plain("id", 9), bson.plain("later", [1]))
    known = (("type", n.string("cancel")), ("id", n.integer(9)))
    unknown = n.entries(*known, ("later", n.array(n.integer(1))))
    add("an unknown field, BSON", BSON, document(*later), message=unknown)


def no_document():
    whole = bson.encode(parameter(n.integer(1)))
    for length in (0, 1, 4, 5, len(whole) // 2, len(whole) - 1):
        malformed(f"BSON cut off after {length} bytes", BSON, whole[:length])
    malformed("a byte after BSON", BSON, whole + b"\0")
    malformed("a second document after BSON", BSON, whole + document())
    for name, length in {
        "0": 0,
        "4": 4,
        "one byte less": len(whole) - 1,
        "one byte more": len(whole) + 1,
        "negative": -1,
        "the highest": 2**31 - 1,
    }.items():
        malformed(f"a length of the document: {name}", BSON, int32(length) + whole[4:])
    malformed("a document without its zero", BSON, int32(len(whole) - 1) + whole[4:-1])
    malformed("a document with another byte for its zero", BSON, whole[:-1] + b"\x01")
    big_endian = len(whole).to_bytes(4, "big")
    malformed("a length with the highest byte first", BSON, big_endian + whole[4:])


def inner_lengths():
    inner = document(bson.plain("a", 1))
    for kind, name in ((0x03, "map"), (0x04, "list")):
        for change in (-1, 1, -len(inner), 2**31 - 1 - len(inner)):
            wrong = int32(len(inner) + change) + inner[4:]
            malformed(f"a {name} with a length off by {change}", BSON, nested(kind, wrong))
        malformed(f"a {name} with a negative length", BSON, nested(kind, int32(-5) + inner[4:]))
    early = int32(len(inner) + 4) + inner[4:] + bytes(4)
    malformed("a map that ends before its length", BSON, nested(0x03, early))
    outside = framed(b"\x03parameters\0" + int32(999))
    malformed("parameters that end after the document", BSON, outside)


def nested(kind, payload):
    return request(element(kind, "x", payload))


def string_lengths():
    for name, payload in {
        "length 0": int32(0),
        "length 0 before a zero": int32(0) + b"\0",
        "a negative length": int32(-1) + b"ab\0",
        "the lowest length": int32(-(2**31)) + b"ab\0",
        "a length of one less": int32(2) + b"ab\0",
        "a length beyond the document": int32(4096) + b"ab\0",
        "the highest length": int32(2**31 - 1) + b"ab\0",
        "no zero at its end": int32(2) + b"ab",
        "another byte for its zero": int32(3) + b"abc",
    }.items():
        malformed(f"a string with {name}", BSON, nested(0x02, payload))


def binary_lengths():
    for name, payload in {
        "a negative length": int32(-1) + b"\0abc",
        "a length beyond the document": int32(4096) + b"\0abc",
        "the highest length": int32(2**31 - 1) + b"\0abc",
        "an old subtype of another length": generic(int32(2) + b"abc", 2),
        "an old subtype that ends before an element": generic(int32(1) + b"a\x0ay\0", 2),
        "an old subtype without its length": generic(b"abc", 2),
        "an old subtype of a negative length": generic(int32(-1) + b"abc", 2),
    }.items():
        malformed(f"bytes with {name}", BSON, nested(0x05, payload))


def types():
    for kind in UNUSED:
        malformed(f"the BSON type {kind:02x}", BSON, nested(kind, bytes(16)))
    for flag in (2, 0xFF):
        malformed(f"a boolean of {flag}", BSON, nested(0x08, bytes([flag])))
    timestamp = document(element(0x11, "0", bytes(8)))
    malformed("a BSON type that is unused in a list", BSON, nested(0x04, timestamp))


def texts():
    for name, digits in NOT_UTF8.items():
        data = hexed(digits) + b"\0"
        malformed(f"a string with {name}, BSON", BSON, nested(0x02, int32(len(data)) + data))
        malformed(f"a key with {name}, BSON", BSON, request(b"\x0a" + data))
    malformed("a key without its zero", BSON, document(b"\x0aabc")[:-1])


def doubled():
    twice = (bson.plain("x", 1), bson.plain("x", 2))
    malformed("a parameter that comes twice, BSON", BSON, request(*twice))
    malformed("the same parameter that comes twice, BSON", BSON, request(twice[0], twice[0]))
    deep = element(0x04, "x", document(element(0x03, "0", document(*twice))))
    malformed("a key in a map in a list that comes twice, BSON", BSON, request(deep))
    head = (bson.plain("type", "cancel"), bson.plain("id", 9))
    malformed("an id that comes twice, BSON", BSON, document(*head, bson.plain("id", 9)))
    narrow = element(0x10, "id", int32(9))
    malformed("an id that comes twice as int32", BSON, document(*head, narrow))
    date = bson.plain("$date", "2026-02-28")
    malformed("a tag that comes twice, BSON", BSON, nested(0x03, document(date, date)))
    unknown = (bson.plain("later", 1), bson.plain("later", 1))
    malformed("an unknown field that comes twice, BSON", BSON, document(*head, *unknown))


def to_the_client():
    """Some of them as answers."""
    whole = bson.encode(answer(n.string("ab")))
    malformed("an answer in BSON with a byte behind it", BSON, whole + b"\0")
    malformed("an answer in BSON that is cut off", BSON, whole[:-3])
    bad = whole.replace(b"ab\0", b"a\xff\0")
    malformed("an answer in BSON that is not UTF-8", BSON, bad)
    symbol = whole.replace(b"\x020\0", b"\x0e0\0")
    malformed("an answer of a BSON type that is unused", BSON, symbol)
    head = (bson.plain("type", "failure"), bson.plain("id", 1), bson.plain("code", "a"))
    flag = element(0x08, "retryable", b"\x02")
    failure = document(*head, bson.plain("message", ""), flag)
    malformed("a failure with a boolean of 2", BSON, failure)


def add_all():
    narrow_integers()
    bits()
    subtypes()
    names_of_elements()
    fields()
    no_document()
    inner_lengths()
    string_lengths()
    binary_lengths()
    types()
    texts()
    doubled()
    to_the_client()
