"""Documents as deep as they may be, and deeper."""

import bson
import jsontext
import notation as n
from vectors import BSON, JSON, answer, both, malformed, parameter, request_text

#: The document itself and its parameters; the document, its records and one of them.
ABOVE_PARAMETER = 2
ABOVE_ANSWER = 3
DEEPEST = 100


def lists(levels, inner=None):
    value = inner or n.array()
    for _ in range(levels if inner else levels - 1):
        value = n.array(value)
    return value


def maps(levels, key="a"):
    value = n.entries()
    for _ in range(levels - 1):
        value = n.entries((key, value))
    return value


def too_deep(name, message):
    malformed(f"{name}, BSON", BSON, bson.encode(message))
    malformed(f"{name}, JSON", JSON, jsontext.encode(message))


def limits(name, above, make, of):
    """The deepest message of this kind, and one that is too deep."""
    both(f"{name} 100 deep", of(make(DEEPEST - above)))
    too_deep(f"{name} 101 deep", of(make(DEEPEST - above + 1)))


def tag(value, own):
    """Lists around a value that has levels of its own."""
    return lambda levels: lists(levels - own, value)


def add_all():
    limits("lists", ABOVE_PARAMETER, lists, parameter)
    limits("maps", ABOVE_PARAMETER, maps, parameter)
    limits("lists in a record", ABOVE_ANSWER, lists, answer)
    limits("escaped maps", ABOVE_PARAMETER, lambda levels: maps(levels, "$a"), parameter)
    date = n.text_of("date", "2026-02-28")
    limits("a date", ABOVE_PARAMETER, tag(date, 1), parameter)
    limits("a duration", ABOVE_PARAMETER, tag(n.duration(1, 2, 3, 4), 2), parameter)
    limits("a point", ABOVE_PARAMETER, tag(n.point(4326, 8.5, 47.25), 3), parameter)
    both("an integer in lists 100 deep", parameter(lists(98, n.integer(1))))
    data = n.binary(b"\x01")
    malformed("bytes 101 deep in JSON", JSON, jsontext.encode(parameter(lists(98, data))))
    malformed("lists 1000 deep, JSON", JSON, request_text("[" * 998 + "]" * 998))
    malformed("lists 200 deep, BSON", BSON, bson.encode(parameter(lists(198))))
