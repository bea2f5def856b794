"""Works on a server until it stops. Prints "passed" when no call but those that found no server has failed."""

from __future__ import annotations

import asyncio

from shindig_neo4j import AsyncDriver, ConnectionLostError
from tests.server.environment import address


async def until_it_stops(driver: AsyncDriver) -> int:
    """How many calls were answered."""
    count = 0
    while True:
        try:
            await driver.execute("CREATE (:Drain)", mode="write")
            count += 1
        except ConnectionLostError:
            return count


async def main() -> None:
    uri, user, password = address()
    async with AsyncDriver(uri, user=user, password=password) as driver, await driver.begin() as transaction:
        await transaction.execute("RETURN 1")
        print("ready", flush=True)
        counts = await asyncio.gather(*(until_it_stops(driver) for _ in range(8)))
        assert sum(counts) > 0, "no call was answered"
        nodes = (await transaction.execute("CREATE (:Drain) WITH 1 AS one MATCH (n:Drain) RETURN count(n)")).value(int)
        assert nodes == sum(counts) + 1, f"{nodes} nodes by {counts}"
        assert await transaction.commit()
    print("passed", flush=True)


if __name__ == "__main__":
    asyncio.run(asyncio.wait_for(main(), 300))
