package io.shindigneo4j.testing;

import java.time.Duration;
import org.awaitility.Awaitility;
import org.awaitility.core.ConditionFactory;

/**
 * How long tests wait for what must happen. A deadline ends a test that hangs; it does not measure
 * speed, and a machine that is several times slower keeps it.
 */
public final class Deadlines {

  public static final Duration HANGING = Duration.ofSeconds(90);

  public static final long HANGING_SECONDS = HANGING.toSeconds();

  /** For sockets. */
  public static final int HANGING_MILLIS = (int) HANGING.toMillis();

  private Deadlines() {}

  /** Awaitility with this deadline. */
  public static ConditionFactory await() {
    return Awaitility.await().atMost(HANGING);
  }

  /** The same, with the reason to wait in the message. */
  public static ConditionFactory await(String reason) {
    return Awaitility.await(reason).atMost(HANGING);
  }
}
