package io.shindigneo4j.installation;

import java.time.Duration;

/** How long tests wait before they take something for hanging, also on a busy machine. */
final class TestDeadlines {

  /** For a process to start, to stop, or to recover. */
  static final Duration PROCESS = Duration.ofMinutes(4);

  /** For one answer of a server. */
  static final Duration ANSWER = Duration.ofMinutes(2);

  private TestDeadlines() {}

  /** {@link #ANSWER}, as sockets take it. */
  static int answerMillis() {
    return (int) ANSWER.toMillis();
  }
}
