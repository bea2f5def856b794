"""Works in a cluster of three members, each of which has a node with its number.

The first leads: prints "ready" once it is found. Then the third does: prints "passed" once all work has moved.
"""

from __future__ import annotations

import asyncio

from shindig_neo4j import AsyncDriver, new_request_id
from tests.server.environment import address

_READS = "MATCH (m:Member) RETURN m.number"
_WRITES = "MATCH (m:Member) SET m.seen = true RETURN m.number"


async def found(driver: AsyncDriver, writer: int, readers: set[int]) -> None:
    """Waits until these members read and that one writes."""
    while True:
        writes = await driver.execute(_WRITES, mode="write", request_id=new_request_id())
        reads = await asyncio.gather(*(driver.execute(_READS) for _ in range(8)))
        if writes.value(int) == writer and {result.value(int) for result in reads} == readers:
            return


async def main() -> None:
    uri, user, password = address()
    async with AsyncDriver(uri, user=user, password=password, routing="table", connections=2) as driver:
        await found(driver, 0, {1, 2})
        async with driver.subscribe() as events, await driver.begin() as transaction:
            await anext(events)
            await transaction.execute(_WRITES)
            await transaction.rollback()
            print("ready", flush=True)
            await found(driver, 2, {0, 1})
    print("passed", flush=True)


if __name__ == "__main__":
    asyncio.run(asyncio.wait_for(main(), 300))
