package io.shindigneo4j.web.oauth1;

import io.shindigneo4j.web.limit.FailedAttempts;
import io.shindigneo4j.web.limit.TooManyRequests;
import java.util.Optional;
import javax.servlet.http.HttpServletRequest;

/** Bounds what an address may guess. Thread-safe. */
final class Guesses {

  private final FailedAttempts attempts;

  Guesses(FailedAttempts attempts) {
    this.attempts = attempts;
  }

  /**
   * Requires that the address of a request has not guessed too often.
   *
   * @param subject whose secret it has guessed
   * @throws OAuth1Exception with 429
   */
  void requireFew(HttpServletRequest request, String subject) throws OAuth1Exception {
    Optional<TooManyRequests> refusal = attempts.refusal(request, subject);
    if (refusal.isPresent()) {
      throw OAuth1Exception.tooMany(refusal.get());
    }
  }

  void add(HttpServletRequest request, String subject) {
    attempts.add(request, subject);
  }
}
