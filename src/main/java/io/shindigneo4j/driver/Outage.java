package io.shindigneo4j.driver;

import io.shindigneo4j.driver.transport.UpgradeRefusedException;
import java.time.Duration;
import java.util.random.RandomGenerator;

/** The failures since the last answer, and when to try again. Guarded by its owner. */
final class Outage {

  private final ReconnectDelay delay;
  private final RandomGenerator random;

  /** Attempts in a row that led to no connection, or to one that answered nothing. */
  private int failures;

  private Throwable reason;

  Outage(ReconnectDelay delay, RandomGenerator random) {
    this.delay = delay;
    this.random = random;
  }

  /**
   * @param afterAnswers whether it ended a connection that had worked
   */
  void failed(Throwable cause, boolean afterAnswers) {
    failures = afterAnswers ? 1 : failures + 1;
    reason = cause;
  }

  /** Whether there was only one failure so far. */
  boolean isNew() {
    return failures == 1;
  }

  /** The last failure; null before the first. */
  Throwable reason() {
    return reason;
  }

  Duration pause() {
    Duration pause = delay.after(failures, random);
    boolean refused = reason instanceof UpgradeRefusedException refusal && refusal.isUnauthorized();
    return refused && pause.compareTo(delay.unauthorized()) < 0 ? delay.unauthorized() : pause;
  }
}
