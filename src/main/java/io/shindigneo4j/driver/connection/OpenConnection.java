package io.shindigneo4j.driver.connection;

import io.shindigneo4j.protocol.Message.Request;
import java.io.IOException;

/** A connection as seen by the requests that were sent on it. */
public interface OpenConnection extends Connection {

  /** Sends a message that has no response. */
  void sendOneWay(Request request);

  /**
   * Drops a request, whose response is ignored from now on.
   *
   * @return whether the response was still missing
   */
  boolean forget(long id);

  /** Pings the server; until the answer, new requests go to other connections if there are any. */
  void verify();

  /** Ends the connection because a response violates the protocol. */
  IOException protocolViolated(Exception cause);
}
