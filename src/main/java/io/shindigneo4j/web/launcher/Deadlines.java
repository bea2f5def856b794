package io.shindigneo4j.web.launcher;

import java.time.Duration;

/**
 * How long the launcher waits for the local database. A busy machine may take long to start it.
 *
 * @param ready the longest time until it answers
 * @param idle the longest time in which it does nothing meanwhile
 * @param progress after which the user is told again that it is still starting
 * @param stop the longest time until it has stopped
 */
record Deadlines(Duration ready, Duration idle, Duration progress, Duration stop) {
  static final Deadlines STANDARD =
      new Deadlines(
          Duration.ofMinutes(30),
          Duration.ofMinutes(3),
          Duration.ofSeconds(15),
          Duration.ofSeconds(20));
}
