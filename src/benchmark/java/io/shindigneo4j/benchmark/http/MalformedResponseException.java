package io.shindigneo4j.benchmark.http;

/** What a server sent is no response whose end can be found. */
final class MalformedResponseException extends Exception {

  private static final long serialVersionUID = 1L;

  MalformedResponseException(String message) {
    super(message);
  }
}
