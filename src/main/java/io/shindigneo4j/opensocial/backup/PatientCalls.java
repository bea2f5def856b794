package io.shindigneo4j.opensocial.backup;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Result;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.driver.TransientDriverException;
import java.time.Duration;
import java.util.concurrent.CancellationException;

/**
 * Runs statements that may take effect twice without harm, again and again while the server is busy
 * or restarts. For one thread.
 */
final class PatientCalls {

  private static final Duration CALL_TIMEOUT = Duration.ofMinutes(2);
  private static final int ATTEMPTS = 8;
  private static final long FIRST_PAUSE_MILLIS = 250;

  /** What the procedures of exports say of themselves: a new export can help, the same cannot. */
  private static final String EXPORT_CODES = "export.";

  private final GraphDriver driver;

  PatientCalls(GraphDriver driver) {
    this.driver = driver;
  }

  /**
   * Waits for the records.
   *
   * @throws io.shindigneo4j.driver.DriverException if it fails each time
   */
  Result run(Statement statement) {
    Statement repeatable = statement.asRepeatable().retryingConflicts().within(CALL_TIMEOUT);
    for (int attempt = 1; ; attempt++) {
      try {
        return driver.execute(repeatable);
      } catch (TransientDriverException e) {
        if (attempt == ATTEMPTS || e.code().startsWith(EXPORT_CODES)) {
          throw e;
        }
        pause(FIRST_PAUSE_MILLIS << attempt);
      }
    }
  }

  /** Waits for the records of a statement that is to fail at once where there is no server. */
  Result runOnce(Statement statement) {
    return driver.execute(statement.asRepeatable().within(CALL_TIMEOUT));
  }

  private static void pause(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CancellationException("interrupted");
    }
  }
}
