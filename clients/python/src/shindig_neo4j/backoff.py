"""Pauses between attempts: they double, and are random in part, so that many clients do not come back at once."""

from __future__ import annotations

import random

_FIRST_RETRY = 0.02
_LONGEST_RETRY = 2.0
_MOST_DOUBLINGS = 20


def reconnect_delay(first: float, longest: float, failures: int) -> float:
    """The pause before the next attempt to connect.

    failures -- how many attempts in a row have failed, at least one
    """
    full = min(longest, first * 2.0 ** min(failures - 1, _MOST_DOUBLINGS))
    return full * random.uniform(0.5, 1.0)


def retry_delay(failures: int) -> float:
    """The pause before a call is sent again."""
    full = min(_LONGEST_RETRY, _FIRST_RETRY * 2.0 ** min(failures - 1, _MOST_DOUBLINGS))
    return full * random.uniform(0.5, 1.5)
