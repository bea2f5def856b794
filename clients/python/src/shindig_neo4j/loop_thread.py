"""An event loop in a thread of its own, for threads that wait."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine
from concurrent.futures import CancelledError, Future
from types import TracebackType
from typing import Any, Self, TypeVar

from shindig_neo4j.errors import DriverClosedError

_T = TypeVar("_T")
_CLOSE_TIMEOUT = 10.0


class LoopThread:
    """For use by many threads."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self._lock = threading.Lock()
        self._closed = False  # guarded by the lock
        self._thread = threading.Thread(target=self.loop.run_forever, name="shindig_neo4j", daemon=True)
        self._thread.start()

    def run(self, work: Coroutine[Any, Any, _T]) -> _T:
        """Waits for the work, which has a deadline of its own. Cancels it if the thread is interrupted."""
        future = self.submit(work)
        try:
            return future.result()
        except CancelledError:
            raise DriverClosedError() from None
        except BaseException:
            future.cancel()
            raise

    def submit(self, work: Coroutine[Any, Any, _T]) -> Future[_T]:
        with self._lock:
            if self._closed:
                work.close()
                raise DriverClosedError()
            if threading.current_thread() is self._thread:
                work.close()
                raise RuntimeError("the thread of the event loop cannot wait for itself")
            return asyncio.run_coroutine_threadsafe(work, self.loop)

    def close(self, last: Coroutine[Any, Any, None]) -> None:
        """Runs the last work, and ends the thread."""
        with self._lock:
            if self._closed:
                last.close()
                return
            self._closed = True
        try:
            asyncio.run_coroutine_threadsafe(_end(last), self.loop).result(_CLOSE_TIMEOUT)
        finally:
            self.loop.call_soon_threadsafe(self.loop.stop)
            self._thread.join(_CLOSE_TIMEOUT)
            self.loop.close()


async def _end(last: Coroutine[Any, Any, None]) -> None:
    await last
    tasks = asyncio.all_tasks() - {asyncio.current_task()}
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


class Closing:
    """Is closed at the end of ``with``."""

    def close(self) -> None:
        raise NotImplementedError

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
