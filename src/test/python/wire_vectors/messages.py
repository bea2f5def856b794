"""Every type of message, with the content of the page of the protocol."""

import notation as n
from vectors import both

READ = (("mode", n.string("read")), ("timeout", n.integer(5000)))
WRITE = (("mode", n.string("write")), ("timeout", n.integer(0)))
TEXT = ("text", n.string("MATCH (p:Person {id: $id}) RETURN p.age AS age"))
JOHN = ("parameters", n.entries(("id", n.string("john.doe"))))
JANE = ("parameters", n.entries(("id", n.string("jane.doe"))))
EPOCH = "000001923f0c2a5d5f3e8a1b2c4d6e70"
TRACE = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"


def message(name, number, *fields):
    return n.entries(("type", n.string(name)), ("id", n.integer(number)), *fields)


def position(offset, time):
    yield "epoch", n.string(EPOCH)
    yield "offset", n.integer(offset)
    yield "time", n.integer(time)


def work():
    both("a Cypher text", message("cypher", 1, *READ, JOHN, TEXT))
    number = ("statement", n.integer(7))
    both("a Cypher text with its number", message("cypher", 12, *READ, JOHN, number, TEXT))
    both("the number of a Cypher text", message("cypher", 13, *READ, JANE, number))
    update = ("procedure", n.string("people.update"))
    both("a call", message("call", 2, *WRITE, JOHN, update))
    get = ("procedure", n.string("people.get"))
    selection = n.entries(("properties", n.strings("id", "displayName")))
    constants = ("constants", n.entries(("selection", selection)))
    number = ("statement", n.integer(8))
    both("a call with its constants", message("call", 16, *READ, JOHN, number, get, constants))
    both("the number of a call", message("call", 17, *READ, JANE, number))


def answers():
    both(
        "a success",
        message(
            "success",
            1,
            ("columns", n.strings("age", "name")),
            (
                "records",
                n.array(
                    n.array(n.integer(42), n.string("John")),
                    n.array(n.floating(7.5), n.string("Zoë")),
                ),
            ),
            ("counters", n.entries(("nodesCreated", n.integer(2)))),
            ("bookmark", n.string("x:7")),
            ("queueMicros", n.integer(30)),
            ("executeMicros", n.integer(1234)),
            ("encodeMicros", n.integer(56)),
        ),
    )
    both(
        "a failure",
        message(
            "failure",
            2,
            ("code", n.string("procedure.unknown")),
            ("message", n.string("no procedure people.update")),
            ("retryable", n.FALSE),
        ),
    )
    both(
        "records",
        message(
            "records", 9, ("columns", n.strings("one")), ("records", n.array(n.array(n.integer(1))))
        ),
    )


def control():
    both("a credit", message("credit", 9, ("chunks", n.integer(2))))
    both("a cancel", message("cancel", 9))
    both("a goaway", message("goaway", 0, ("timeout", n.integer(10000))))


def transactions():
    both(
        "a begin",
        message(
            "begin",
            8,
            ("mode", n.string("write")),
            ("timeout", n.integer(30000)),
            ("requestId", n.string("0193b1a0-order-42")),
            ("bookmarks", n.strings("x:7")),
            ("trace", n.string(TRACE)),
        ),
    )
    both(
        "work in a transaction",
        message(
            "cypher",
            9,
            ("mode", n.string("read")),
            ("timeout", n.integer(0)),
            ("transaction", n.integer(8)),
            ("chunks", n.integer(2)),
            ("parameters", n.entries()),
            ("text", n.string("RETURN 1 AS one")),
        ),
    )
    both("a commit", message("commit", 10, ("transaction", n.integer(8))))
    both("a rollback", message("rollback", 11, ("transaction", n.integer(8))))


def servers():
    first, second, third = (f"db{i}.example.org:7690" for i in (1, 2, 3))
    known = ("known", n.string("9f86d081884c7d65"))
    both("routes", message("routes", 12, ("timeout", n.integer(30000)), known))
    both(
        "a routing",
        message(
            "routing",
            12,
            ("readers", n.strings(second, third)),
            ("writers", n.strings(first)),
            ("routers", n.strings(first, second, third)),
            ("version", n.string("2cf24dba5fb0a30e")),
            ("timeToLive", n.integer(300)),
        ),
    )


def subscriptions():
    chunks = ("chunks", n.integer(16))
    now = ("from", n.string("now"))
    both("a subscribe", message("subscribe", 14, ("topics", n.strings("all")), now, chunks))
    topics = ("topics", n.strings("people/john.doe"))
    after = ("from", n.string("after"))
    place = position(4711, 1790000004711)
    both(
        "a subscribe after a position", message("subscribe", 15, topics, after, *place, chunks)
    )
    both("a subscribed", message("subscribed", 14, *position(4711, 1790000004711)))
    event = n.entries(
        ("type", n.string("friendship.accepted")),
        ("person", n.string("jane.doe")),
        ("data", n.entries(("friend", n.string("john.doe")))),
    )
    place = (*position(4712, 1790000004712),)
    both("an event", message("event", 14, *place, ("events", n.array(event))))
    reason = ("reason", n.string("the log does not reach back so far"))
    both("a gap", message("gap", 14, reason, *position(5000, 1790000005000)))
    both("an unsubscribe", message("unsubscribe", 14))


def variants():
    """The same types with other fields."""
    none = ("columns", n.array()), ("records", n.array())
    times = [(f"{name}Micros", n.integer(0)) for name in ("queue", "execute", "encode")]
    bookmark = ("bookmark", n.string("x:8"))
    done = message("success", 10, *none, ("counters", n.entries()), bookmark, *times)
    both("the success of a commit", done)
    committed = ("columns", n.strings("committed")), ("records", n.array(n.array(n.TRUE)))
    before = message("success", 8, *committed, ("counters", n.entries()), bookmark, *times)
    both("the success of a begin that was committed before", before)
    text = ("message", n.string("all threads are busy"))
    code = ("code", n.string("server.busy"))
    busy = message("failure", 2**53 + 1, code, text, ("retryable", n.TRUE))
    both("a failure that can be retried", busy)
    both("a begin to read", message("begin", -1, *READ))
    chunks = ("chunks", n.integer(1))
    start = ("from", n.string("earliest"))
    everything = message("subscribe", 1, ("topics", n.strings("all")), start, chunks)
    both("a subscribe from the earliest", everything)
    both("an event without events", message("event", 1, *position(9, 10), ("events", n.array())))
    unknown = ("known", n.string(""))
    both("routes for the first time", message("routes", 1, ("timeout", n.integer(1)), unknown))
    both("more records", message("records", 9, ("records", n.array(n.array(), n.array()))))


def add_all():
    work()
    answers()
    control()
    transactions()
    servers()
    subscriptions()
    variants()
