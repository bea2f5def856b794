package io.shindigneo4j.driver.connection;

import io.shindigneo4j.protocol.Message;
import java.io.IOException;

/** A message of a response. The thread that needs its content decodes it. */
public interface LazyResponse {

  /**
   * Decodes the message.
   *
   * @throws IOException if it violates the protocol, which ends the connection
   */
  Message message() throws IOException;
}
