"""Runs the client against a server with an empty graph: address, user, password. Ends with 0 when all is well."""

import sys
import time

import websocket

from shindig_client import Client, Failure


def value(answer):
    return answer["records"][0][0]


def failure(act, *arguments, **fields):
    try:
        act(*arguments, **fields)
    except Failure as failed:
        return failed
    raise AssertionError("it should have failed")


def check_cypher(client):
    answer = client.cypher("RETURN $a + $b AS sum, 'Zoë' AS name", parameters={"a": 40, "b": 2})
    assert answer["columns"] == ["sum", "name"], answer
    assert answer["records"] == [[42, "Zoë"]], answer
    assert answer["executeMicros"] > 0
    date = {"$date": "2026-02-28"}
    assert value(client.cypher("RETURN $date + duration('P1D')", parameters={"date": date})) == {
        "$date": "2026-03-01"
    }
    assert failure(client.cypher, "RETURN").code == "Neo.ClientError.Statement.SyntaxError"
    assert failure(client.cypher, "CREATE ()").code == "request.read-only"


def check_large_messages(client):
    text = "to and fro " * 50_000
    assert value(client.cypher("RETURN $text", parameters={"text": text})) == text


def check_calls(client):
    created = client.cypher("MERGE (p:Person {id: 'python'}) SET p.displayName = 'Py'", mode="write")
    assert created["bookmark"]
    selection = {"properties": ["displayName"], "details": []}
    wanted = {"id": "python", "selection": selection}
    answer = client.call("people.get", parameters=wanted, bookmarks=[created["bookmark"]])
    assert "Py" in str(answer["records"]), answer
    assert failure(client.call, "people.unknown").code == "procedure.unknown"
    assert failure(client.call, "people.get").code == "procedure.invalid-parameter"


def check_many_requests_at_a_time(client):
    ids = {client.work("cypher", text="RETURN $n", parameters={"n": n}): n for n in range(100)}
    for id, n in reversed(ids.items()):
        assert value(client.receive(id)) == n


def check_chunks(client):
    text = "UNWIND range(1, 50000) AS i RETURN i, 'number ' + i"
    count = 0
    for number, name in client.stream(text):
        count += 1
        assert (number, name) == (count, f"number {count}")
    assert count == 50_000


def check_credit(client):
    """Nothing more comes than was asked for."""
    id = client.work("cypher", text="UNWIND range(1, 1000000) AS i RETURN i", chunks=1)
    assert client.receive(id)["type"] == "records"
    time.sleep(0.2)
    assert value(client.cypher("RETURN 1")) == 1
    assert not client.received[id]
    client.send("credit", id=id, chunks=1)
    assert client.receive(id)["type"] == "records"
    client.cancel(id)
    assert failure(client.receive, id).code == "request.cancelled"


def count_marks(client):
    return value(client.cypher("MATCH (m:Mark) RETURN count(m)"))


def check_transactions(client):
    before = count_marks(client)
    with client.transaction() as transaction:
        client.cypher("CREATE (:Mark)", mode="write", transaction=transaction)
        inside = client.cypher("MATCH (m:Mark) RETURN count(m)", transaction=transaction)
        assert value(inside) == before + 1
        assert count_marks(client) == before, "seen before the commit"
    assert count_marks(client) == before + 1
    try:
        with client.transaction() as transaction:
            client.cypher("CREATE (:Mark)", mode="write", transaction=transaction)
            raise KeyError
    except KeyError:
        pass
    assert count_marks(client) == before + 1
    late = failure(client.cypher, "RETURN 1", transaction=transaction)
    assert late.code == "transaction.unknown"


def check_cancel(client):
    endless = "UNWIND range(1, 1000000000) AS i WITH i WHERE i < 0 RETURN count(i)"
    id = client.work("cypher", text=endless)
    time.sleep(0.2)
    start = time.monotonic()
    client.cancel(id)
    assert failure(client.receive, id).code == "request.cancelled"
    assert time.monotonic() - start < 5


def check_timeout(client):
    endless = "UNWIND range(1, 1000000000) AS i WITH i WHERE i < 0 RETURN count(i)"
    failed = failure(client.cypher, endless, timeout=100)
    assert failed.code == "request.timed-out" and failed.retryable


def check_write_sent_again(client, request_id):
    before = count_marks(client)
    for _ in range(2):
        answer = client.cypher("CREATE (:Mark)", mode="write", requestId=request_id)
        assert answer["counters"]["nodesCreated"] == 1
    assert count_marks(client) == before + 1
    other = failure(client.cypher, "CREATE (:Other)", mode="write", requestId=request_id)
    assert other.code == "request.reused-request-id"


BEFRIEND = "MATCH (a:Person {id: $a}), (b:Person {id: $b}) CREATE (a)-[:FRIEND_OF {since: 1}]->(b)"


def befriend(client, a, b):
    """Makes a friend; the event of it."""
    client.cypher(BEFRIEND, mode="write", parameters={"a": a, "b": b})
    return {"type": "friendship.accepted", "person": a, "data": {"friend": b}}


def check_events(client, name):
    people = [f"{name}-{number}" for number in range(4)]
    create = "UNWIND $ids AS id CREATE (:Person {id: id})"
    client.cypher(create, mode="write", parameters={"ids": people})
    everything = client.subscribe("all")
    some = client.subscribe(f"people/{people[1]}", "areas/album")
    first = befriend(client, people[0], people[1])
    second = befriend(client, people[1], people[2])
    heard = [everything.next(), everything.next()]
    assert [message["events"] for message in heard] == [[first], [second]], heard
    offsets = [message["offset"] for message in [everything.answer, *heard]]
    assert offsets == sorted(set(offsets)), offsets
    assert some.next() == {**heard[1], "id": some.id}
    everything.end()
    some.end()
    check_events_again(client, heard, people)
    check_credit_of_events(client, people)
    check_end_of_events(client)


def check_events_again(client, heard, people):
    again = client.subscribe("all", start=heard[0])
    assert again.answer["offset"] == heard[0]["offset"]
    assert again.next() == {**heard[1], "id": again.id}
    again.end()
    elsewhere = client.subscribe("all", start={**heard[0], "epoch": "elsewhere"})
    gap = elsewhere.next()
    assert gap["type"] == "gap" and gap["reason"] and gap["epoch"] == heard[0]["epoch"], gap
    expected = befriend(client, people[0], people[3])
    message = elsewhere.next()
    while message.get("events") != [expected]:
        # What went before may have changed too much to tell.
        assert message["type"] in ("event", "gap"), message
        message = elsewhere.next()
    elsewhere.end()


def check_credit_of_events(client, people):
    """No more comes than was asked for; what was not asked for comes later."""
    slow = client.subscribe("all", ahead=1)
    expected = [befriend(client, people[2], other) for other in people[:2]]
    assert slow.receive()["events"] == [expected[0]]
    client.subscribe("all").end()  # is answered behind all that was sent before
    assert not client.received[slow.id]
    client.send("credit", id=slow.id, chunks=1)
    assert slow.receive()["events"] == [expected[1]]
    slow.end()


def check_end_of_events(client):
    subscription = client.subscribe("all", start="earliest")
    client.cancel(subscription.id)
    try:
        while True:
            subscription.receive()
    except Failure as ended:
        assert ended.code == "request.cancelled", ended
    refused = failure(client.subscribe, "nonsense")
    assert refused.code == "subscription.invalid-topic" and not refused.retryable


def check_malformed(client):
    client.send_payload(client.pack(client.encode({"type": "cypher", "id": 77})))
    assert failure(client.receive, 77).code == "request.malformed"


def check_close(client):
    client.send_payload(b"\1garbage" if client.compression else b"garbage")
    opcode, payload = client.socket.recv_data()
    assert opcode == websocket.ABNF.OPCODE_CLOSE
    assert int.from_bytes(payload[:2], "big") == 1007, payload


def check_refusal(status, *arguments, reason="", **fields):
    try:
        Client(*arguments, **fields)
    except websocket.WebSocketBadStatusException as refused:
        assert refused.status_code == status, refused
        assert reason in str(refused), refused
        return
    raise AssertionError("it should have been refused")


def check_refusals(address, user, password):
    check_refusal(401, address, user, "wrong" + password)
    check_refusal(404, address + "-unknown", user, password)
    known = "shindig-neo4j.v1.bson.deflate"
    check_refusal(400, address, user, password, encoding="xml", reason=known)


def check_subprotocol(encoding, compression, address, user, password):
    client = Client(address, user, password, encoding, compression)
    check_cypher(client)
    check_large_messages(client)
    check_calls(client)
    check_many_requests_at_a_time(client)
    check_chunks(client)
    check_credit(client)
    check_transactions(client)
    check_cancel(client)
    check_timeout(client)
    check_write_sent_again(client, f"python-{encoding}-{compression}-{time.time()}")
    check_events(client, f"python-{encoding}-{compression}-{time.time()}")
    check_malformed(client)
    check_close(client)
    client.close()
    print("passed", encoding, compression or "plain")


def main(address, user, password):
    check_refusals(address, user, password)
    for encoding in "bson", "json":
        for compression in None, "deflate":
            check_subprotocol(encoding, compression, address, user, password)


if __name__ == "__main__":
    main(*sys.argv[1:])
