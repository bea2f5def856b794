"""Decides when to ping a silent server, and when to give it up."""

from __future__ import annotations

from enum import Enum, auto
from typing import Any

from websockets.asyncio.client import ClientConnection


class ActiveConnection(ClientConnection):
    """Knows whether something has come in, even a part of a message."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.active = True

    def data_received(self, data: bytes) -> None:
        self.active = True
        super().data_received(data)


class Action(Enum):
    """What to do after a check."""

    NONE = auto()
    PING = auto()
    CLOSE = auto()


class KeepAlive:
    """A ping after one interval without traffic, the end after another."""

    def __init__(self, connection: ActiveConnection) -> None:
        self._connection = connection
        self._pinged = False

    def check(self) -> Action:
        """Called at regular intervals."""
        silent = not self._connection.active
        action = Action.NONE if not silent else Action.CLOSE if self._pinged else Action.PING
        self._pinged = silent
        self._connection.active = False
        return action
