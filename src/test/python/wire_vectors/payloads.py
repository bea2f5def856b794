"""What the vectors with compression have in common."""

import zlib

import bson
import jsontext
import notation as n
from vectors import parameter

DEFLATE = "shindig-neo4j.v1.{}.deflate"
LZ4 = "shindig-neo4j.v1.{}.lz4"
ENCODERS = {"bson": bson.encode, "json": lambda message: jsontext.encode(message).encode()}

WORDS = n.strings(*(f"word {i % 7}" for i in range(40)))
LONG = parameter(WORDS)
SHORT = parameter(n.string("Zoë"))


def document(form, message=SHORT):
    return ENCODERS[form](message)


def deflated(data, level=6, window=15, memory=8, strategy=zlib.Z_DEFAULT_STRATEGY):
    compressor = zlib.compressobj(level, zlib.DEFLATED, window, memory, strategy)
    return compressor.compress(data) + compressor.flush()
