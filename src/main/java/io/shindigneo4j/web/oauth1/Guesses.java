package io.shindigneo4j.web.oauth1;

import io.shindigneo4j.web.limit.FailedAttempts;
import io.shindigneo4j.web.limit.TooManyRequests;
import java.util.Optional;
import javax.servlet.http.HttpServletRequest;

/** Bounds what an address may guess of the secrets of clients and tokens. Thread-safe. */
final class Guesses {

  private final FailedAttempts attempts;

  Guesses(FailedAttempts attempts) {
    this.attempts = attempts;
  }

  /**
   * Requires that the address of a request has not guessed too often.
   *
   * @throws OAuth1Exception with 429
   */
  void requireFew(HttpServletRequest request, String consumer) throws OAuth1Exception {
    Optional<TooManyRequests> refusal = attempts.refusal(request, consumer);
    if (refusal.isPresent()) {
      throw OAuth1Exception.tooMany(refusal.get());
    }
  }

  void add(HttpServletRequest request, String consumer) {
    attempts.add(request, consumer);
  }
}
