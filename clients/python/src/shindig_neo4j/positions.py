"""Places in the order of the commits of a store."""

from __future__ import annotations

import re
from dataclasses import dataclass

_EPOCH = "[0-9A-Za-z]{1,64}"


@dataclass(frozen=True, slots=True)
class Position:
    """After one commit, before the next. Its text is one word, which ``parse`` reads again.

    epoch -- the identity of the store
    offset -- the number of the commit; the numbers have no gaps
    time -- when it was committed, in milliseconds since 1970
    """

    epoch: str
    offset: int
    time: int

    def __post_init__(self) -> None:
        if not re.fullmatch(_EPOCH, self.epoch, re.ASCII):
            raise ValueError("an epoch has letters and digits, at most 64")
        if self.offset < 0 or self.time < 0:
            raise ValueError("an offset and a time are not negative")

    @staticmethod
    def parse(text: str) -> Position:
        found = re.fullmatch(f"({_EPOCH})-([0-9]{{1,18}})-([0-9]{{1,18}})", text, re.ASCII)
        if found is None:
            raise ValueError(f"not a position: {text[:60]!r}")
        return Position(found[1], int(found[2]), int(found[3]))

    def __str__(self) -> str:
        return f"{self.epoch}-{self.offset}-{self.time}"
