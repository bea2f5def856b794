package io.shindigneo4j.driver.connection;

import java.io.IOException;

/** Why a connection has ended: the server has sent what it must not send. */
public final class ProtocolViolationException extends IOException {

  private static final long serialVersionUID = 1L;

  ProtocolViolationException(String message, Throwable cause) {
    super(message, cause);
  }
}
