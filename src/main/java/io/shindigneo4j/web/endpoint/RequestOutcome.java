package io.shindigneo4j.web.endpoint;

import org.apache.shindig.protocol.ResponseItem;

/** What is answered to a request, known when its handlers have answered. */
sealed interface RequestOutcome {

  /**
   * A whole answer.
   *
   * @param flawless whether no handler has failed
   */
  record Content(Body body, boolean flawless) implements RequestOutcome {}

  /** An error of the servlet's own form. */
  record Refusal(ResponseItem item) implements RequestOutcome {}

  /** What the container answers itself: an exception of an encoder, or the like. */
  record Fault(Throwable cause) implements RequestOutcome {}
}
