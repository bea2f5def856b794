"""The list of vectors that the other modules fill."""

import bson
import jsontext
import notation as n

BSON = "shindig-neo4j.v1.bson"
JSON = "shindig-neo4j.v1.json"

ALL = []


def add(name, subprotocol, payload, **result):
    """A vector. A payload is text for the subprotocol of JSON without compression only."""
    assert isinstance(payload, str) == (subprotocol == JSON), name
    data = {"text": payload} if isinstance(payload, str) else {"binary": payload.hex()}
    ALL.append({"name": name, "subprotocol": subprotocol, **data, **result})


def both(name, message, exact_json=True):
    """A message as our encoders write it, in both formats."""
    add(f"{name}, BSON", BSON, bson.encode(message), message=message, encodes=True)
    result = {"encodes": True} if exact_json else {}
    add(f"{name}, JSON", JSON, jsontext.encode(message), message=message, **result)


def parameter(value):
    """A message to the server with one value."""
    return n.entries(
        ("type", n.string("cypher")),
        ("id", n.integer(1)),
        ("mode", n.string("read")),
        ("timeout", n.integer(0)),
        ("parameters", n.entries(("x", value))),
        ("text", n.string("RETURN $x")),
    )


def request(*elements):
    """A message in BSON to the server with these bytes for its parameters."""
    return framed(bson.element(0x03, "parameters", bson.document(*elements)))


def framed(parameters):
    """As request, with these bytes for the whole field."""
    before = (
        bson.element(0x02, "type", bson.text("cypher")),
        bson.element(0x12, "id", bson.int64(1)),
        bson.element(0x02, "mode", bson.text("read")),
        bson.element(0x12, "timeout", bson.int64(0)),
    )
    return bson.document(*before, parameters, bson.element(0x02, "text", bson.text("RETURN $x")))


def request_text(value):
    """A message in JSON to the server with one value, as its text."""
    before = '{"type":"cypher","id":1,"mode":"read","timeout":0,"parameters":{"x":'
    return before + value + '},"text":"RETURN $x"}'


def answer(*values):
    """A message to the client with these records of one column."""
    return n.entries(
        ("type", n.string("records")),
        ("id", n.integer(1)),
        ("records", n.array(*(n.array(value) for value in values))),
    )


def malformed(name, subprotocol, payload):
    add(name, subprotocol, payload, error="malformed")
