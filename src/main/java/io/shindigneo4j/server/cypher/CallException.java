package io.shindigneo4j.server.cypher;

/** What a caller is told, beginning with a code of {@code protocol.ErrorCode}. */
final class CallException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  CallException(String code, String message) {
    super(code + ": " + message);
  }
}
