package io.shindigneo4j.server.projection;

import java.time.Duration;

/**
 * How long to wait until the next fill: the longer, the more were in vain. For one thread at a
 * time.
 */
final class Pauses {

  private final Duration shortest;
  private final Duration longest;
  private Duration next;

  Pauses(Duration shortest, Duration longest) {
    this.shortest = shortest;
    this.longest = longest;
    this.next = shortest;
  }

  /**
   * The next pause.
   *
   * @param lasted how long the last fill was of use
   */
  Duration next(Duration lasted) {
    Duration pause = lasted.compareTo(longest) > 0 ? shortest : next;
    Duration doubled = pause.multipliedBy(2);
    next = doubled.compareTo(longest) > 0 ? longest : doubled;
    return pause;
  }
}
