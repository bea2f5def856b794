"""Values as JSON without spaces."""

import json
import struct

from tags import WORDS, escaped, tagged


def encode(message):
    """A message of the value notation as a text."""
    return entries(message["map"])


def entries(pairs):
    return "{" + ",".join(f"{quoted(name)}:{value(each)}" for name, each in pairs) + "}"


def quoted(text):
    return json.dumps(text, ensure_ascii=False)


def value(content):
    ((kind, inner),) = content.items()
    if kind == "null":
        return "null"
    if kind == "boolean":
        return "true" if inner else "false"
    if kind == "integer":
        return inner
    if kind == "float" and inner not in WORDS:
        return repr(struct.unpack(">d", bytes.fromhex(inner))[0])
    if kind == "string":
        return quoted(inner)
    if kind == "list":
        return "[" + ",".join(value(each) for each in inner) + "]"
    if kind == "map":
        return entries(escaped(inner))
    return entries(tagged(kind, inner)["map"])
