package io.shindigneo4j.server.cypher;

/** A failure whose message begins with a code of {@code protocol.ErrorCode}. */
final class CallException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  CallException(String code, String message) {
    super(code + ": " + message);
  }
}
