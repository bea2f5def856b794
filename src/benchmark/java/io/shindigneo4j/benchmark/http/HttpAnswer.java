package io.shindigneo4j.benchmark.http;

import java.nio.charset.StandardCharsets;

/** A whole response. */
public record HttpAnswer(int status, byte[] body) {

  private static final int CLASS = 100;
  private static final int SUCCESS = 2;

  /**
   * The body.
   *
   * @param server for the message
   * @throws IllegalStateException if the status is none of success
   */
  public byte[] successful(String server) {
    if (status / CLASS != SUCCESS) {
      throw new IllegalStateException(
          "%s answered %d: %s".formatted(server, status, new String(body, StandardCharsets.UTF_8)));
    }
    return body;
  }
}
