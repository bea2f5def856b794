"""A client of the social graph of shindig-neo4j: asyncio and blocking, typed."""

from shindig_neo4j.blocking import Driver
from shindig_neo4j.blocking_streams import EventStream, ResultStream
from shindig_neo4j.blocking_transaction import Transaction
from shindig_neo4j.driver import AsyncDriver, WorkOptions, connect, new_request_id
from shindig_neo4j.errors import (
    BusyError,
    CallTimeoutError,
    ConnectionLostError,
    DriverClosedError,
    GraphError,
    NoLeaderError,
    OutcomeUnknownError,
    ProtocolError,
    ServerError,
    UnauthorizedError,
    UnsupportedValueError,
)
from shindig_neo4j.event_messages import EventMessage, Events, Gap, GraphEvent, Subscribed
from shindig_neo4j.events import AsyncEventStream
from shindig_neo4j.positions import Position
from shindig_neo4j.protocol.responses import Summary, Timings
from shindig_neo4j.result import Record, Result
from shindig_neo4j.settings import Options, Settings
from shindig_neo4j.stream import AsyncResultStream
from shindig_neo4j.temporal import Date, DateTime, LocalDateTime, LocalTime, Time
from shindig_neo4j.transaction import AsyncTransaction
from shindig_neo4j.values import Duration, Node, Parameter, Parameters, Path, Point, Relationship

__version__ = "0.1.0"

__all__ = [
    "AsyncDriver",
    "AsyncEventStream",
    "AsyncResultStream",
    "AsyncTransaction",
    "BusyError",
    "CallTimeoutError",
    "ConnectionLostError",
    "Date",
    "DateTime",
    "Driver",
    "DriverClosedError",
    "Duration",
    "EventMessage",
    "EventStream",
    "Events",
    "Gap",
    "GraphError",
    "GraphEvent",
    "LocalDateTime",
    "LocalTime",
    "NoLeaderError",
    "Node",
    "Options",
    "OutcomeUnknownError",
    "Parameter",
    "Parameters",
    "Path",
    "Point",
    "Position",
    "ProtocolError",
    "Record",
    "Relationship",
    "Result",
    "ResultStream",
    "ServerError",
    "Settings",
    "Subscribed",
    "Summary",
    "Time",
    "Timings",
    "Transaction",
    "UnauthorizedError",
    "UnsupportedValueError",
    "WorkOptions",
    "connect",
    "new_request_id",
]
