"""The sequences of an LZ4 block (lz4_Block_format.md): each has some literals, then a match so many bytes back."""

from __future__ import annotations

_MOST_IN_TOKEN = 15
_MORE_FOLLOW = 255
_NOWHERE = b"\0\0"


def has_offsets(block: bytes) -> bool:
    """Whether each match begins somewhere before. The library takes an offset of zero for zeros.

    block -- could be decompressed, so that no length leads beyond it
    """
    if _NOWHERE not in block:
        return True
    position = 0
    while True:
        token = block[position]
        literals, position = _length(block, position + 1, token >> 4)
        position += literals
        if position >= len(block):  # the last sequence has no match
            return True
        if block[position : position + 2] == _NOWHERE:
            return False
        _, position = _length(block, position + 2, token & _MOST_IN_TOKEN)


def _length(block: bytes, position: int, in_token: int) -> tuple[int, int]:
    """A length, of which the token has the beginning, and the position behind it."""
    length = in_token
    more = _MORE_FOLLOW if in_token == _MOST_IN_TOKEN else 0
    while more == _MORE_FOLLOW:
        more = block[position]
        length += more
        position += 1
    return length, position
