package io.shindigneo4j.server.projection;

import java.time.Duration;

/**
 * The pause before the next fill. It doubles with each fill that was of little use. Confined to one
 * thread at a time.
 */
final class RefillBackoff {

  private final Duration minimum;
  private final Duration maximum;
  private Duration next;

  RefillBackoff(Duration minimum, Duration maximum) {
    this.minimum = minimum;
    this.maximum = maximum;
    this.next = minimum;
  }

  /**
   * The next pause.
   *
   * @param lasted how long the result of the last fill was in use
   */
  Duration next(Duration lasted) {
    Duration pause = lasted.compareTo(maximum) > 0 ? minimum : next;
    Duration doubled = pause.multipliedBy(2);
    next = doubled.compareTo(maximum) > 0 ? maximum : doubled;
    return pause;
  }
}
