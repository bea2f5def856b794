"""Values as BSON (bsonspec.org), and the parts of documents for those that are written by hand."""

import struct

from tags import escaped, tagged


def int32(number):
    return struct.pack("<i", number)


def int64(number):
    return struct.pack("<q", number)


def document(*elements):
    body = b"".join(elements) + b"\0"
    return int32(len(body) + 4) + body


def element(kind, name, payload):
    return bytes([kind]) + name.encode() + b"\0" + payload


def text(content):
    data = content.encode() + b"\0"
    return int32(len(data)) + data


def generic(data, subtype=0):
    return int32(len(data)) + bytes([subtype]) + data


def plain(name, content):
    """An element of a Python object, whose maps are written as they are."""
    if isinstance(content, dict):
        return element(0x03, name, document(*(plain(*pair) for pair in content.items())))
    if isinstance(content, list):
        return element(0x04, name, document(*(plain(str(i), v) for i, v in enumerate(content))))
    if content is None:
        return element(0x0A, name, b"")
    if isinstance(content, bool):
        return element(0x08, name, bytes([content]))
    if isinstance(content, int):
        return element(0x12, name, int64(content))
    if isinstance(content, float):
        return element(0x01, name, struct.pack("<d", content))
    return element(0x02, name, text(content))


def encode(message):
    """A message of the value notation as a document."""
    return document(*(value(name, content) for name, content in message["map"]))


def value(name, content):
    return element(*typed(name, content))


def typed(name, content):
    ((kind, inner),) = content.items()
    if kind == "null":
        return 0x0A, name, b""
    if kind == "boolean":
        return 0x08, name, bytes([inner])
    if kind == "integer":
        return 0x12, name, int64(int(inner))
    if kind == "float":
        return 0x01, name, bytes.fromhex(inner)[::-1]
    if kind == "string":
        return 0x02, name, text(inner)
    if kind == "bytes":
        return 0x05, name, generic(bytes.fromhex(inner))
    if kind == "list":
        return 0x04, name, document(*(value(str(i), each) for i, each in enumerate(inner)))
    if kind == "map":
        return 0x03, name, document(*(value(key, each) for key, each in escaped(inner)))
    return 0x03, name, document(*(value(*each) for each in tagged(kind, inner)["map"]))
