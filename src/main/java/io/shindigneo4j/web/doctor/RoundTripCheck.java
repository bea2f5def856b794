package io.shindigneo4j.web.doctor;

import io.shindigneo4j.driver.DriverException;
import java.time.Duration;
import java.util.List;
import java.util.Locale;

/** Whether the driver gets answers from the database, by all settings, and how soon. */
final class RoundTripCheck implements Check {

  static final String NAME = "round trip";

  private static final int TRIPS = 5;
  private static final Duration LONG = Duration.ofMillis(50);
  private static final String FORBIDDEN = "cypher.forbidden";

  private final List<String> logins;
  private final Database database;

  /**
   * @param logins the names of the checks of which one must have passed
   */
  RoundTripCheck(List<String> logins, Database database) {
    this.logins = List.copyOf(logins);
    this.database = database;
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public List<String> after() {
    return logins;
  }

  @Override
  public CheckOutcome run() {
    ask(); // which connects
    long best = Long.MAX_VALUE;
    for (int trip = 0; trip < TRIPS; trip++) {
      long begin = System.nanoTime();
      ask();
      best = Math.min(best, System.nanoTime() - begin);
    }
    String detail = String.format(Locale.ROOT, "%.1f ms", best / 1e6);
    return best > LONG.toNanos()
        ? CheckOutcome.warning(
            detail, "Each call of Shindig takes that at least: bring Shindig nearer to Neo4j.")
        : CheckOutcome.ok(detail);
  }

  /** A refusal has been there and back, too. */
  private void ask() {
    try {
      database.cypher("RETURN 1");
    } catch (DriverException e) {
      if (!e.code().equals(FORBIDDEN)) {
        throw e;
      }
    }
  }
}
