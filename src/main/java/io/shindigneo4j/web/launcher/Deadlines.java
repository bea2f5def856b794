package io.shindigneo4j.web.launcher;

import java.time.Duration;

/** The time that the local database has to be ready, and to stop. */
record Deadlines(Duration ready, Duration stop) {
  static final Deadlines STANDARD = new Deadlines(Duration.ofMinutes(3), Duration.ofSeconds(20));
}
