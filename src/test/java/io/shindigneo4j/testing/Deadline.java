package io.shindigneo4j.testing;

import java.time.Duration;
import org.awaitility.Awaitility;
import org.awaitility.core.ConditionFactory;

/**
 * How long a test waits for something that must happen. It guards against hanging, not against
 * slowness, so it is far longer than anything takes on a busy machine.
 */
public final class Deadline {

  public static final int SECONDS = 180;

  /** For a whole test, which may wait several times. */
  public static final int TEST_SECONDS = 600;

  public static final Duration DURATION = Duration.ofSeconds(SECONDS);

  private Deadline() {}

  /** Waits for a condition until the deadline. */
  public static ConditionFactory await() {
    return Awaitility.await().atMost(DURATION);
  }
}
