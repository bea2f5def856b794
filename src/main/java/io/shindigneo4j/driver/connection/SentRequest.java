package io.shindigneo4j.driver.connection;

import io.shindigneo4j.protocol.Message.Cancel;
import io.shindigneo4j.protocol.Message.Credit;
import io.shindigneo4j.protocol.Message.Request;
import java.io.IOException;

/** A request that was sent on a connection under an id. Safe for use by many threads. */
public record SentRequest(OpenConnection connection, long id) {

  /** Asks the server for more chunks of records. */
  public void requestChunks(int chunks) {
    connection.sendOneWay(new Credit(id, chunks));
  }

  /** Tells the server by this message to end the request, unless it has answered. */
  void cancel(Request cancellation) {
    if (connection.forget(id)) {
      connection.sendOneWay(cancellation);
    }
  }

  /** Tells the server to end the transaction that the request has begun. */
  public void cancelTransaction() {
    connection.sendOneWay(new Cancel(id));
  }

  /** Ends the connection because a response violates the protocol. */
  public IOException protocolViolated(Exception cause) {
    return connection.protocolViolated(cause);
  }
}
