"""The value notation of the wire vectors: each value is an object with one key, its type."""

import struct

NULL = {"null": True}
TRUE = {"boolean": True}
FALSE = {"boolean": False}
NAN = {"float": "7ff8000000000000"}


def integer(number):
    return {"integer": str(number)}


def floating(number):
    return {"float": struct.pack(">d", number).hex()}


def string(text):
    return {"string": text}


def binary(data):
    return {"bytes": data.hex()}


def array(*values):
    return {"list": list(values)}


def entries(*pairs):
    """A map in this order."""
    return {"map": [[name, value] for name, value in pairs]}


def strings(*texts):
    return array(*(string(text) for text in texts))


def text_of(kind, text):
    """A date or time."""
    return {kind: text}


def duration(months, days, seconds, nanoseconds):
    return {"duration": [str(part) for part in (months, days, seconds, nanoseconds)]}


def point(srid, *coordinates):
    bits = [floating(coordinate)["float"] for coordinate in coordinates]
    return {"point": {"srid": str(srid), "coordinates": bits}}


def node(element_id, labels, properties):
    return {"node": {"elementId": element_id, "labels": labels, "properties": properties}}


def relationship(element_id, name, start, end, properties):
    return {
        "relationship": {
            "elementId": element_id,
            "type": name,
            "start": start,
            "end": end,
            "properties": properties,
        }
    }


def path(nodes, relationships):
    return {"path": {"nodes": nodes, "relationships": relationships}}
