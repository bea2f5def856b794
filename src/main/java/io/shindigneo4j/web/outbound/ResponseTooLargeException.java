package io.shindigneo4j.web.outbound;

import java.io.IOException;

/** A response with more bytes than allowed. */
final class ResponseTooLargeException extends IOException {
  private static final long serialVersionUID = 1L;

  ResponseTooLargeException(int limit) {
    super(
        "The response has more than " + limit + " bytes; shindig.neo4j.fetch-limit says how many");
  }
}
