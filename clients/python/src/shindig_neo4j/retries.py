"""Repeats attempts that have failed, until a time limit is reached."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Protocol, TypeVar

from shindig_neo4j.backoff import retry_delay
from shindig_neo4j.errors import ConnectionLostError, GraphError

_T = TypeVar("_T")
_MOST_RETRIES = 6


class Policy(Protocol):
    """Decides whether a failed attempt is repeated."""

    def repeats(self, error: GraphError, failures: int) -> bool: ...


class TransientFailures:
    """Repeats what may succeed later. A transaction that the server does not know has ended with its connection."""

    def repeats(self, error: GraphError, failures: int) -> bool:
        return error.retryable or error.code == "transaction.unknown"


class LostConnections:
    """
    Repeats for about a second what its connection was lost for, and is safe to repeat; also what the server does not
    know by its number, which is then sent whole. Of one call.
    """

    def __init__(self) -> None:
        self._lost = False

    def repeats(self, error: GraphError, failures: int) -> bool:
        if error.code == "statement.unknown":
            return failures <= _MOST_RETRIES
        if not isinstance(error, ConnectionLostError):
            return False
        self._lost = self._lost or error.lost
        return self._lost and failures <= _MOST_RETRIES


async def repeat(policy: Policy, timeout: float, attempt: Callable[[float], Awaitable[_T]]) -> _T:
    """Runs an attempt until it succeeds, or its failure is not to be repeated. Each takes the time that is left."""
    clock = asyncio.get_running_loop().time
    deadline = clock() + timeout
    failures = 0
    while True:
        try:
            return await attempt(deadline - clock())
        except GraphError as error:
            failures += 1
            delay = retry_delay(failures)
            if not policy.repeats(error, failures) or clock() + delay >= deadline:
                raise
        await asyncio.sleep(delay)
