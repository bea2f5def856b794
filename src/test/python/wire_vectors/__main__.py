"""Writes clients/wire-vectors.json, or to the file that is named."""

import json
import pathlib
import sys

import bson_documents
import compressed
import deflate_streams
import json_documents
import limits
import lz4_blocks
import messages
import nesting
import tag_contents
import tagged_values
import values
import vectors

MODULES = (
    messages,
    values,
    tagged_values,
    nesting,
    bson_documents,
    json_documents,
    tag_contents,
    compressed,
    deflate_streams,
    lz4_blocks,
    limits,
)
FILE = pathlib.Path(__file__).parents[4] / "clients" / "wire-vectors.json"


def lines():
    """Each vector with its parts on lines of their own."""
    blocks = []
    for vector in vectors.ALL:
        parts = (f"    {compact(key)}: {compact(part)}" for key, part in vector.items())
        blocks.append("  {\n" + ",\n".join(parts) + "\n  }")
    return '{"vectors": [\n' + ",\n".join(blocks) + "\n]}\n"


def compact(part):
    return json.dumps(part, ensure_ascii=False)


def main(file=FILE):
    for module in MODULES:
        module.add_all()
    names = [vector["name"] for vector in vectors.ALL]
    assert len(names) == len(set(names)), sorted(names)
    pathlib.Path(file).write_text(lines(), encoding="utf-8")
    print(len(names), "vectors")


if __name__ == "__main__":
    main(*sys.argv[1:])
