"""What a value becomes where the format has no type for it: a map of one entry."""

import base64

import notation as n

TEXTS = ("date", "time", "localTime", "dateTime", "localDateTime")
WORDS = {
    "7ff8000000000000": "NaN",
    "7ff0000000000000": "Infinity",
    "fff0000000000000": "-Infinity",
}


def tagged(kind, content):
    """The map for a value, in the value notation, of untagged values."""
    return n.entries(("$" + kind, untagged(kind, content)))


def untagged(kind, content):
    if kind in TEXTS:
        return n.string(content)
    if kind == "bytes":
        return n.string(base64.b64encode(bytes.fromhex(content)).decode())
    if kind == "float":
        return n.string(WORDS[content])
    if kind == "duration":
        return n.array(*({"integer": part} for part in content))
    return n.entries(*fields(kind, content))


def fields(kind, content):
    if kind == "point":
        yield "srid", {"integer": content["srid"]}
        yield "coordinates", n.array(*({"float": bits} for bits in content["coordinates"]))
    elif kind == "node":
        yield "elementId", n.string(content["elementId"])
        yield "labels", n.strings(*content["labels"])
        yield "properties", content["properties"]
    elif kind == "relationship":
        for name in ("elementId", "type", "start", "end"):
            yield name, n.string(content[name])
        yield "properties", content["properties"]
    else:
        yield "nodes", n.array(*content["nodes"])
        yield "relationships", n.array(*content["relationships"])


def escaped(pairs):
    """The entries of a map of an application, as they are written."""
    if len(pairs) == 1 and pairs[0][0].startswith("$"):
        return [["$" + pairs[0][0], pairs[0][1]]]
    return pairs
