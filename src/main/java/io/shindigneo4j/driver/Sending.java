package io.shindigneo4j.driver;

import io.shindigneo4j.protocol.Message.Cancel;
import io.shindigneo4j.protocol.Message.Credit;
import java.io.IOException;

/** A request that has been sent on a connection. Safe for use by many threads. */
record Sending(LiveConnection connection, long id) {

  /** Asks for more records. */
  void grant(int chunks) {
    connection.tell(new Credit(id, chunks));
  }

  /** Tells the server, unless it has answered. */
  void giveUp() {
    if (connection.forget(id)) {
      connection.tell(new Cancel(id));
    }
  }

  /** Ends the connection over an answer that is not of the protocol. */
  IOException refuse(Exception cause) {
    return connection.refuse(cause);
  }
}
