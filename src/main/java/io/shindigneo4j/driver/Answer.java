package io.shindigneo4j.driver;

import io.shindigneo4j.protocol.Message;
import java.io.IOException;

/** A message of an answer, which is decoded by who wants to know what is in it. */
interface Answer {

  /**
   * What it says.
   *
   * @throws IOException for what is not of the protocol, which ends the connection
   */
  Message message() throws IOException;
}
