"""The wire vectors, which all clients and the server pass."""

from __future__ import annotations

import json
import os
import unittest
from pathlib import Path
from typing import Any

from shindig_neo4j.errors import MalformedMessageError, MessageTooLargeError
from shindig_neo4j.protocol.limits import MAXIMUM_SIZE
from shindig_neo4j.protocol.subprotocol import Subprotocol
from tests.notation import canonical, value

_FILE = Path(os.environ.get("SHINDIG_NEO4J_VECTORS") or Path(__file__).parents[3] / "wire-vectors.json")
_LEAST = 200


def _vectors() -> list[dict[str, Any]]:
    vectors: list[dict[str, Any]] = json.loads(_FILE.read_text(encoding="utf-8"))["vectors"]
    return vectors


def _payload(vector: dict[str, Any]) -> bytes | str:
    return bytes.fromhex(vector["binary"]) if "binary" in vector else str(vector["text"])


def _decode(vector: dict[str, Any]) -> dict[str, Any]:
    subprotocol = Subprotocol.named(vector["subprotocol"], vector.get("limit", MAXIMUM_SIZE))
    return subprotocol.decode(_payload(vector))


def _refusal(vector: dict[str, Any]) -> str:
    try:
        return f"decoded to {_decode(vector)}"
    except MessageTooLargeError:
        return "too large"
    except MalformedMessageError:
        return "malformed"


def _has_zero_in_key(plain: Any) -> bool:
    """Whether BSON cannot carry it."""
    if isinstance(plain, dict):
        return any("\0" in key or _has_zero_in_key(entry) for key, entry in plain.items())
    return isinstance(plain, list) and any(map(_has_zero_in_key, plain))


class WireVectors(unittest.TestCase):
    maxDiff = 4000

    def test_there_are_enough_of_them_with_names_of_their_own(self) -> None:
        names = {vector["name"] for vector in _vectors()}
        self.assertEqual(len(names), len(_vectors()))
        self.assertGreaterEqual(len(names), _LEAST)

    def test_messages_are_decoded(self) -> None:
        for vector in _vectors():
            if "message" in vector:
                with self.subTest(vector["name"]):
                    self.assertEqual(canonical(_decode(vector)), canonical(value(vector["message"])))

    def test_what_is_no_message_is_refused(self) -> None:
        for vector in _vectors():
            if "error" in vector:
                with self.subTest(vector["name"]):
                    self.assertEqual(_refusal(vector), vector["error"])

    def test_messages_are_encoded(self) -> None:
        for vector in _vectors():
            if vector.get("encodes"):
                with self.subTest(vector["name"]):
                    subprotocol = Subprotocol.named(vector["subprotocol"])
                    encoded = subprotocol.encode(value(vector["message"]))
                    payload = _payload(vector)
                    self.assertEqual(encoded, payload.encode() if isinstance(payload, str) else payload)

    def test_what_is_encoded_is_decoded_to_the_same(self) -> None:
        for vector in _vectors():
            if "message" in vector:
                message = value(vector["message"])
                names = ["json.deflate"] if _has_zero_in_key(message) else ["json.deflate", "bson", "bson.lz4"]
                for name in names:
                    with self.subTest(f"{vector['name']} by {name}"):
                        subprotocol = Subprotocol.named("shindig-neo4j.v1." + name)
                        again = subprotocol.decode(subprotocol.encode(message))
                        self.assertEqual(canonical(again), canonical(message))


if __name__ == "__main__":
    unittest.main()
