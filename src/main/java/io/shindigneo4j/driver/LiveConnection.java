package io.shindigneo4j.driver;

import io.shindigneo4j.protocol.Message.Request;
import java.io.IOException;

/** A connection that requests have been sent on, and what there is to say of these. */
interface LiveConnection extends Connection {

  /** Sends what is not answered itself. */
  void tell(Request request);

  /**
   * Nobody waits for the answer any more.
   *
   * @return whether it had not come
   */
  boolean forget(long id);

  /** Ends the connection over an answer that is not of the protocol. */
  IOException refuse(Exception cause);
}
