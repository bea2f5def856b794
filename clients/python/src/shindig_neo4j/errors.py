"""What can fail, by types. ``code`` tells more: see the error codes of the protocol."""

from __future__ import annotations


class GraphError(Exception):
    """A call has failed.

    code -- of the server, of Neo4j, or one of this client, which begins with ``driver.``
    retryable -- whether the same call may succeed later
    address -- of the server
    subject -- the Cypher text or the name of the procedure
    """

    def __init__(self, code: str, message: str, *, retryable: bool, address: str = "", subject: str = "") -> None:
        super().__init__(f"{code}: {message}")
        self.code = code
        self.message = message
        self.retryable = retryable
        self.address = address
        self.subject = subject

    def __str__(self) -> str:
        subject = f" ({self.subject[:200]})" if self.subject else ""
        address = f" at {self.address}" if self.address else ""
        return f"{self.code}: {self.message}{subject}{address}"


class ServerError(GraphError):
    """The server has answered with a failure. The call has had no effect."""


class CallTimeoutError(GraphError):
    """The call has not ended within its timeout. It has had no effect, or is safe to repeat."""


class ConnectionLostError(GraphError):
    """There is no connection, or it was lost. The call has had no effect, or is safe to repeat."""

    def __init__(self, message: str, *, lost: bool, address: str = "", subject: str = "") -> None:
        super().__init__("driver.unavailable", message, retryable=True, address=address, subject=subject)
        self.lost = lost
        """Whether the connection was lost, so that another attempt may succeed soon."""


class NoLeaderError(GraphError):
    """No server of the database takes writes now. The call was not sent."""

    def __init__(self, message: str, *, address: str = "", subject: str = "") -> None:
        super().__init__("driver.no-leader", message, retryable=True, address=address, subject=subject)


class BusyError(GraphError):
    """As much is pending as may be, or too much waits to be sent. The call was not sent."""

    def __init__(self, message: str, *, address: str = "", subject: str = "") -> None:
        super().__init__("driver.busy", message, retryable=True, address=address, subject=subject)


class OutcomeUnknownError(GraphError):
    """Nobody knows whether a write took effect. Retryable if it has a request id."""

    def __init__(self, message: str, *, retryable: bool = False, address: str = "", subject: str = "") -> None:
        super().__init__("driver.outcome-unknown", message, retryable=retryable, address=address, subject=subject)


class ProtocolError(GraphError):
    """The server's message was not of the agreed protocol. The connection has ended with it."""

    def __init__(self, message: str, *, address: str = "", subject: str = "") -> None:
        super().__init__("driver.protocol-error", message, retryable=False, address=address, subject=subject)


class UnauthorizedError(GraphError):
    """The server does not accept the credentials. They are sent again after a long pause."""

    def __init__(self, message: str, *, address: str = "", subject: str = "") -> None:
        super().__init__("driver.unauthorized", message, retryable=False, address=address, subject=subject)


class DriverClosedError(GraphError):
    """The driver was closed before the call, or while it was pending."""

    def __init__(self, message: str = "the driver is closed", *, address: str = "", subject: str = "") -> None:
        super().__init__("driver.closed", message, retryable=False, address=address, subject=subject)


class UnsupportedValueError(GraphError):
    """A parameter has a type that the protocol does not know, or the parameters are too large."""

    def __init__(self, message: str, *, address: str = "", subject: str = "") -> None:
        super().__init__("driver.unsupported-value", message, retryable=False, address=address, subject=subject)


class MalformedMessageError(Exception):
    """Bytes that are not a message of the protocol."""


class MessageTooLargeError(MalformedMessageError):
    """A message, or the document in it, is larger than allowed."""
