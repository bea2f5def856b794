package io.shindigneo4j.driver.bolt;

import io.shindigneo4j.protocol.Message.Response;

/** Who waits for what becomes of a request; told on a thread that must not be held up. */
public interface Answers {

  /** Why there is no answer. */
  enum Fault {
    /** Nothing was sent. */
    UNREACHABLE,
    /** The server does not accept the credentials. */
    UNAUTHORIZED,
    /** The connection has ended meanwhile. */
    LOST
  }

  /**
   * A message of the answer has come.
   *
   * @param last whether there are no more
   */
  void answered(Response response, boolean last);

  void failed(Fault fault, Throwable cause);
}
