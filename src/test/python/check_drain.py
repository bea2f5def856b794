"""Works on a server until it stops: address, user, password. Ends with 0 when no call has failed."""

import sys

import websocket

from shindig_client import Client


def main(address, user, password):
    client = Client(address, user, password)
    with client.transaction() as transaction:
        print("ready", flush=True)
        while not client.going_away:
            client.cypher("RETURN 1")
        client.cypher("CREATE (:Mark)", mode="write", transaction=transaction)
    try:
        client.cypher("RETURN 1")  # keeps the connection for another second
        opcode, payload = client.socket.recv_data()
        assert opcode == websocket.ABNF.OPCODE_CLOSE
        assert int.from_bytes(payload[:2], "big") == 1001, payload
    finally:
        client.close()
    print("passed", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
