"""The values that formats have no type for, and the maps that look like them."""

import bson
import notation as n
from vectors import BSON, add, answer, both, parameter, request

TIMES = (
    ("date", "2026-02-28"),
    ("date", "2024-02-29"),
    ("date", "0000-01-01"),
    ("date", "-0001-12-31"),
    ("date", "+10000-01-01"),
    ("date", "-999999999-01-01"),
    ("date", "+999999999-12-31"),
    ("time", "10:15:30+01:00"),
    ("time", "10:15Z"),
    ("time", "23:59:59.999999999-18:00"),
    ("time", "10:15:30.500+05:45"),
    ("localTime", "00:00"),
    ("localTime", "10:15:30.000000001"),
    ("localTime", "23:59:59.999"),
    ("dateTime", "2026-02-28T10:15:30+01:00[Europe/Paris]"),
    ("dateTime", "2026-02-28T10:15:30Z"),
    ("dateTime", "2026-02-28T10:15:30Z[UTC]"),
    ("time", "10:15:30+01:00:01"),
    ("dateTime", "2026-02-28T10:15:30.123456-03:30"),
    ("dateTime", "2026-10-25T02:30+01:00[Europe/Paris]"),
    ("dateTime", "2026-10-25T02:30+02:00[Europe/Paris]"),
    ("localDateTime", "2026-02-28T10:15:30"),
    ("localDateTime", "2026-02-28T00:00"),
    ("localDateTime", "1969-12-31T23:59:59.000001"),
)

LOOKALIKES = ("$date", "$", "$$", "$$date", "$unknown", "$node", "$float")


def times():
    for kind, text in TIMES:
        both(f"the {kind} {text}", parameter(n.text_of(kind, text)))
    both("a duration", parameter(n.duration(1, 2, 3, 4)))
    both("a negative duration", parameter(n.duration(-1, -2, -3, -4)))
    both("the longest duration", parameter(n.duration(*[2**63 - 1] * 3, 999999999)))


def points():
    both("a point", parameter(n.point(4326, 8.5, 47.25)))
    both("a point of three coordinates", parameter(n.point(4979, 8.5, 47.25, -0.5)))
    both("a point of whole coordinates", parameter(n.point(7203, 1.0, -2.0)), exact_json=False)
    infinite = n.point(7203, float("inf"), 0.5)
    both("a point that is not finite", answer(infinite))


def graph():
    john = n.node("4:x:0", ["Person"], n.entries(("id", n.string("john.doe"))))
    jane = n.node("4:x:1", ["Person"], n.entries(("id", n.string("jane.doe"))))
    since = n.entries(("since", n.text_of("date", "2012-05-01")))
    friends = n.relationship("5:x:7", "FRIEND_OF", "4:x:0", "4:x:1", since)
    both("a node", answer(john))
    both("a node without labels and properties", answer(n.node("4:x:2", [], n.entries())))
    both("a node of two labels", answer(n.node("4:x:3", ["Größe", "B"], n.entries())))
    both("a relationship", answer(friends))
    both("a path", answer(n.path([john, jane], [friends])))
    both("a path of one node", answer(n.path([john], [])))
    odd = n.entries(("$date", n.string("not a date")))
    both("a node whose only property begins with $", answer(n.node("4:x:4", [], odd)))
    both("graph values in a list in a map", answer(n.entries(("a", n.array(john, friends)))))


def escapes():
    for key in LOOKALIKES:
        both(f"a map of the key {key}", parameter(n.entries((key, n.string("not a date")))))
    both("an escaped map in another", parameter(twice("$date")))
    both("a tag in an escaped map", parameter(n.entries(("$a", n.text_of("date", "2026-02-28")))))
    both("an escaped map of null", answer(n.entries(("$date", n.NULL))))
    two = n.entries(("$date", n.string("2026-02-28")), ("$time", n.NULL))
    both("two keys with $", parameter(two))
    both("two keys with $$", parameter(n.entries(("$$a", n.integer(1)), ("$$b", n.integer(2)))))
    both("a $ in the middle of a key", parameter(n.entries(("a$b", n.integer(1)))))
    both("parameters of one name with $", parameters(n.entries(("$x", n.integer(1)))))
    both("data of one name with $", event(n.entries(("$x", n.integer(1)))))


def twice(key):
    return n.entries((key, n.entries((key, n.string("not a date")))))


def parameters(content):
    return n.entries(
        ("type", n.string("call")),
        ("id", n.integer(1)),
        ("mode", n.string("write")),
        ("timeout", n.integer(0)),
        ("parameters", content),
        ("procedure", n.string("people.update")),
    )


def event(data):
    fields = n.entries(("type", n.string("a.b")), ("person", n.string("jane.doe")), ("data", data))
    return n.entries(
        ("type", n.string("event")),
        ("id", n.integer(14)),
        ("epoch", n.string("e")),
        ("offset", n.integer(1)),
        ("time", n.integer(1790000000001)),
        ("events", n.array(fields)),
    )


def in_bson():
    """Tags of values that BSON has a type for: they are read as well."""
    bits = {"NaN": n.NAN, "-Infinity": n.floating(float("-inf"))}
    for word, value in bits.items():
        payload = request(bson.plain("x", {"$float": word}))
        add(f"the tag of {word} in BSON", BSON, payload, message=parameter(value))
    payload = request(bson.plain("x", {"$bytes": "AAH/"}))
    add("the tag of bytes in BSON", BSON, payload, message=parameter(n.binary(b"\x00\x01\xff")))


def add_all():
    times()
    points()
    graph()
    escapes()
    in_bson()
