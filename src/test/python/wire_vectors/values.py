"""Every type of value, and its edges."""

import notation as n
from vectors import answer, both, parameter

INTEGERS = {
    "the integer 0": 0,
    "the integer -1": -1,
    "the highest integer of 32 bits": 2**31 - 1,
    "the lowest integer of 32 bits": -(2**31),
    "the first integer above 32 bits": 2**31,
    "the first integer below 32 bits": -(2**31) - 1,
    "the first integer that a double cannot hold": 2**53 + 1,
    "the first negative integer that a double cannot hold": -(2**53) - 1,
    "the highest integer": 2**63 - 1,
    "the lowest integer": -(2**63),
}

FLOATS = {
    "the float 0": 0.0,
    "the float -0": -0.0,
    "the float 1": 1.0,
    "the float 0.1": 0.1,
    "a float without fraction beyond 64 bits": 1e19,
    "the float 1e308": 1e308,
    "the highest float": 1.7976931348623157e308,
    "the lowest float": -1.7976931348623157e308,
    "the smallest normal float": 2.2250738585072014e-308,
    "the largest subnormal float": 2.225073858507201e-308,
    "the smallest subnormal float": 5e-324,
}

STRINGS = {
    "an empty string": "",
    "a string": "two words",
    "a string beyond ASCII": "Zoë",
    "a string of three-byte characters": "名前",
    "a string of four-byte characters": "😀𝄞",
    "the highest character": "\U0010ffff",
    "a combining accent": "e\u0301",
    "the replacement character": "\ufffd",
    "a byte order mark within a string": "a\ufeffb",
    "a byte order mark at the start of a string": "\ufeffa",
    "U+0000 in a string": "a\0b",
    "U+0000 alone": "\0",
    "a line separator": "\u2028\u2029",
    "quotes and backslashes": '"\\/',
    "short escapes": "\b\t\n\f\r",
    "a delete character": "\x7f",
    "a string that looks like a tag": '{"$date":"2026-02-28"}',
}

BYTES = {
    "no bytes": b"",
    "one byte": b"\xff",
    "two bytes": b"\x00\xff",
    "three bytes": b"\x00\x01\xff",
    "bytes with each character of Base64": bytes.fromhex(
        "00108310518720928b30d38f41149351559761969b71d79f"
        "8218a39259a7a29aabb2dbafc31cb3d35db7e39ebbf3dfbf"
    ),
}


def scalars():
    for name, value in (("null", n.NULL), ("true", n.TRUE), ("false", n.FALSE)):
        both(name, parameter(value))
    for name, number in INTEGERS.items():
        both(name, parameter(n.integer(number)))
    both("the float 7.5", answer(n.floating(7.5)))
    for name, number in FLOATS.items():
        both(name, answer(n.floating(number)), exact_json=False)
    both("NaN", parameter(n.NAN))
    both("infinity", answer(n.floating(float("inf"))))
    both("negative infinity", answer(n.floating(float("-inf"))))


def texts():
    for name, content in STRINGS.items():
        both(name, parameter(n.string(content)), exact_json=not has_pairs(content))
    both("another control character", answer(n.string("\x1f")), exact_json=False)
    for name, content in BYTES.items():
        both(name, answer(n.binary(content)))


def has_pairs(text):
    """Whether JSON may be written with or without escapes: UTF-16 needs surrogate pairs."""
    return any(character > "\uffff" for character in text)


def containers():
    both("an empty list", parameter(n.array()))
    both("an empty map", parameter(n.entries()))
    mixed = n.array(n.NULL, n.TRUE, n.integer(1), n.string("two"), n.array(), n.entries())
    both("a list of everything", answer(mixed))
    eleven = n.array(*(n.integer(i) for i in range(11)))
    both("a list of eleven", answer(eleven))
    both("a map in a list in a map", answer(n.entries(("a", n.array(n.entries(("b", n.NULL)))))))
    both("no records", answer())
    both("records without columns", answer_of_none())
    both("several records", answer(n.integer(1), n.NULL, n.string("three")))


def answer_of_none():
    return n.entries(
        ("type", n.string("success")),
        ("id", n.integer(3)),
        ("columns", n.array()),
        ("records", n.array()),
        ("counters", n.entries()),
        ("queueMicros", n.integer(0)),
        ("executeMicros", n.integer(0)),
        ("encodeMicros", n.integer(0)),
    )


def keys():
    both("keys in no order", parameter(n.entries(("b", n.TRUE), ("a", n.FALSE), ("c", n.NULL))))
    both("an empty key", parameter(n.entries(("", n.integer(1)))))
    both("a key beyond ASCII", parameter(n.entries(("名前", n.integer(1)))))
    pairs = parameter(n.entries(("😀", n.integer(1))))
    both("a key of a four-byte character", pairs, exact_json=False)
    composed = n.entries(("\u00e9", n.integer(1)), ("e\u0301", n.integer(2)))
    both("two keys that look alike", parameter(composed))
    objects = n.entries(
        ("__proto__", n.integer(1)),
        ("constructor", n.integer(2)),
        ("toString", n.NULL),
        ("__class__", n.TRUE),
    )
    both("keys that objects of languages have", parameter(objects))
    both("a map in the key __proto__", parameter(n.entries(("__proto__", n.entries()))))
    both("numbers as keys", parameter(n.entries(("0", n.string("a")), ("1", n.string("b")))))
    both("an upper-case key beside a lower-case one", two_cases())


def two_cases():
    return parameter(n.entries(("a", n.integer(1)), ("A", n.integer(2))))


def add_all():
    scalars()
    texts()
    containers()
    keys()
