"""Work that is repeated in a new transaction until one is committed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

from shindig_neo4j.errors import ServerError
from shindig_neo4j.transaction import AsyncTransaction

_T = TypeVar("_T")


class ManagedTransaction(Generic[_T]):
    """Keeps the outcome of an attempt whose commit was not answered. For one task."""

    def __init__(self, work: Callable[[AsyncTransaction], Awaitable[_T]]) -> None:
        self._work = work
        self._outcomes: list[_T] = []

    async def attempt(self, begun: AsyncTransaction) -> _T:
        """Does the work and commits it, unless an earlier attempt was committed."""
        async with begun as transaction:
            if transaction.committed_before:
                return self._outcome()
            value = await self._work(transaction)
            self._outcomes = [value]
            await transaction.commit()
            return value

    def _outcome(self) -> _T:
        if not self._outcomes:
            message = "a transaction of this request id was committed before"
            raise ServerError("request.reused-request-id", message, retryable=False, subject="transaction")
        return self._outcomes[0]
