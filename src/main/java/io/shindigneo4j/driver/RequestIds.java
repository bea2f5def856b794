package io.shindigneo4j.driver;

import io.shindigneo4j.protocol.Terms;

/** Checks request ids. */
final class RequestIds {

  private RequestIds() {}

  static void require(String requestId) {
    if (!Terms.isRequestId(requestId)) {
      throw new IllegalArgumentException(
          "requestId must have at most " + Terms.LONGEST_REQUEST_ID + " characters");
    }
  }
}
