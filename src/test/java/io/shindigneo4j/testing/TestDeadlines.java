package io.shindigneo4j.testing;

import java.time.Duration;
import org.awaitility.Awaitility;
import org.awaitility.core.ConditionFactory;
import org.awaitility.pollinterval.IterativePollInterval;
import org.awaitility.pollinterval.PollInterval;

/**
 * How long tests wait for what must happen. A deadline ends a test that hangs. It does not measure
 * speed: a machine that is several times slower keeps it.
 */
public final class TestDeadlines {

  /** For one thing to happen: an answer, a message, a condition. */
  public static final int HANGING_SECONDS = 120;

  /** For a whole test, which may wait several times. */
  public static final int TEST_SECONDS = 600;

  public static final Duration HANGING = Duration.ofSeconds(HANGING_SECONDS);

  /** For sockets. */
  public static final int HANGING_MILLIS = HANGING_SECONDS * 1_000;

  /** For a process to start, to stop or to recover. */
  public static final Duration PROCESS = Duration.ofMinutes(4);

  private static final Duration MAX_POLL = Duration.ofMillis(100);

  /** Most conditions hold within milliseconds. Others cost a request for each look. */
  private static final PollInterval POLLS =
      IterativePollInterval.iterative(TestDeadlines::longer, Duration.ofMillis(2));

  private TestDeadlines() {}

  /** Awaitility with this deadline. */
  public static ConditionFactory await() {
    return Awaitility.await().atMost(HANGING).pollInterval(POLLS);
  }

  /** The same, with the reason to wait in the message. */
  public static ConditionFactory await(String reason) {
    return Awaitility.await(reason).atMost(HANGING).pollInterval(POLLS);
  }

  private static Duration longer(Duration poll) {
    Duration twice = poll.multipliedBy(2);
    return twice.compareTo(MAX_POLL) < 0 ? twice : MAX_POLL;
  }
}
