"""A client of the plug-in, written from docs/protocol.md alone."""

import base64
import itertools
import json
import zlib
from collections import defaultdict, deque
from contextlib import contextmanager

import bson
import websocket

COMPRESS_FROM = 1024


class Failure(Exception):
    """A request that the server answered with a failure."""

    def __init__(self, message):
        super().__init__(f"{message['code']}: {message['message']}")
        self.code = message["code"]
        self.retryable = message["retryable"]


class Client:
    """One connection. Requests are sent without waiting; each answer is looked for by its id.

    Once the server is going away, new requests belong on another connection.
    """

    def __init__(self, address, user, password, encoding="bson", compression=None, timeout=30):
        self.encoding = encoding
        self.compression = compression
        self.ids = itertools.count(1)
        self.received = defaultdict(deque)
        self.going_away = False
        name = ".".join(filter(None, ["shindig-neo4j.v1", encoding, compression]))
        credentials = base64.b64encode(f"{user}:{password}".encode()).decode()
        self.socket = websocket.create_connection(
            address,
            subprotocols=[name],
            header=[f"Authorization: Basic {credentials}"],
            suppress_origin=True,
            timeout=timeout,
        )
        assert self.socket.getsubprotocol() == name

    def close(self):
        self.socket.close()

    # Messages and payloads

    def send(self, type, id=None, **fields):
        id = next(self.ids) if id is None else id
        self.send_payload(self.pack(self.encode({"type": type, "id": id, **fields})))
        return id

    def send_payload(self, payload):
        text = self.encoding == "json" and not self.compression
        opcode = websocket.ABNF.OPCODE_TEXT if text else websocket.ABNF.OPCODE_BINARY
        self.socket.send(payload, opcode)

    def receive(self, id):
        """The next message of the answer to a request; those to others are kept for later."""
        while not self.received[id]:
            payload = self.socket.recv()
            payload = payload.encode() if isinstance(payload, str) else payload
            message = self.decode(self.unpack(payload))
            if message["type"] == "goaway":
                self.going_away = True
            else:
                self.received[message["id"]].append(message)
        message = self.received[id].popleft()
        if message["type"] == "failure":
            raise Failure(message)
        return message

    def encode(self, document):
        return json.dumps(document).encode() if self.encoding == "json" else bson.encode(document)

    def decode(self, document):
        return json.loads(document) if self.encoding == "json" else bson.decode(document)

    def pack(self, document):
        if not self.compression:
            return document
        if len(document) < COMPRESS_FROM:
            return b"\0" + document
        return b"\1" + zlib.compress(document)

    def unpack(self, payload):
        if not self.compression:
            return payload
        return zlib.decompress(payload[1:]) if payload[0] else payload[1:]

    # Requests

    def work(self, type, mode="read", timeout=0, parameters=None, **fields):
        return self.send(type, mode=mode, timeout=timeout, parameters=parameters or {}, **fields)

    def cypher(self, text, **fields):
        return self.receive(self.work("cypher", text=text, **fields))

    def call(self, procedure, **fields):
        return self.receive(self.work("call", procedure=procedure, **fields))

    def stream(self, text, ahead=2, **fields):
        """The records, fetched as they are used."""
        id = self.work("cypher", text=text, chunks=ahead, **fields)
        message = self.receive(id)
        while message["type"] == "records":
            yield from message["records"]
            self.send("credit", id=id, chunks=1)
            message = self.receive(id)
        yield from message["records"]

    def cancel(self, id):
        self.send("cancel", id=id)

    @contextmanager
    def transaction(self, mode="write", timeout=10_000):
        """Yields the id of a transaction, which is committed unless the block fails."""
        id = self.send("begin", mode=mode, timeout=timeout)
        self.receive(id)
        try:
            yield id
        except BaseException:
            self.receive(self.send("rollback", transaction=id))
            raise
        self.receive(self.send("commit", transaction=id))

    def subscribe(self, *topics, start="now", ahead=16):
        """A subscription that counts. Begins "now", with the "earliest", or after the position of a message."""
        if isinstance(start, str):
            place = {"from": start}
        else:
            place = {"from": "after", **position(start)}
        id = self.send("subscribe", topics=list(topics), chunks=ahead, **place)
        return Subscription(self, id, self.receive(id))


def position(message):
    return {name: message[name] for name in ("epoch", "offset", "time")}


class Subscription:
    """The events of one subscription."""

    def __init__(self, client, id, answer):
        assert answer["type"] == "subscribed", answer
        self.client = client
        self.id = id
        self.answer = answer

    def receive(self):
        """The next message, without credit for another."""
        return self.client.receive(self.id)

    def next(self):
        """The next message that is not only a position."""
        message = self.receive()
        self.client.send("credit", id=self.id, chunks=1)
        return message if message["type"] == "gap" or message["events"] else self.next()

    def end(self):
        """Ends it; drops what was on its way."""
        self.client.send("unsubscribe", id=self.id)
        while self.receive()["type"] != "success":
            pass
