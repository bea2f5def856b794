package io.shindigneo4j.driver.connection;

import io.shindigneo4j.protocol.Message.Request;
import java.io.IOException;
import java.util.concurrent.Future;

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

  /**
   * Called by a thread that is about to wait for the answer to a request. May receive messages on
   * it, until the answer is there or the time is over, or return at once.
   */
  default void await(Future<?> answer, long nanos) {}

  /** Pings the server; until the answer, new requests go to other connections if there are any. */
  void verify();

  /** Ends the connection because a response violates the protocol. */
  IOException protocolViolated(Exception cause);
}
