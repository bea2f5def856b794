"""LZ4 blocks that are written by hand (lz4_Block_format.md)."""


def size(number):
    return number.to_bytes(4, "little")


def sequence(literals, offset=None, length=0):
    """Literals, then a match of at least four bytes that begins so far back. The last has none."""
    first = min(len(literals), 15)
    second = min(length - 4, 15) if offset is not None else 0
    block = bytes([first << 4 | second]) + more(len(literals) - 15) + literals
    if offset is None:
        return block
    return block + offset.to_bytes(2, "little") + more(length - 19)


def more(rest):
    """The bytes of a length beyond those of its half byte."""
    if rest < 0:
        return b""
    return b"\xff" * (rest // 255) + bytes([rest % 255])


def matched(document, run, offset, left=0):
    """A document with this run, which repeats after an offset, as a match but for what is left."""
    start = document.index(run) + offset
    end = start + len(run) - offset - left
    return sequence(document[:start], offset, end - start) + sequence(document[end:])


def payload(data, block=None):
    """A document as literals, or as this block."""
    return b"\1" + size(len(data)) + (sequence(data) if block is None else block)
