package io.shindigneo4j.web.launcher;

import java.time.Duration;

/** How long the local database may take to be ready, and to stop. */
record Deadlines(Duration ready, Duration stop) {
  static final Deadlines STANDARD = new Deadlines(Duration.ofMinutes(3), Duration.ofSeconds(20));
}
