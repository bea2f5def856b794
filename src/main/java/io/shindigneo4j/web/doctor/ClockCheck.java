package io.shindigneo4j.web.doctor;

import java.time.Duration;
import java.time.InstantSource;
import java.util.Locale;

/** Whether the clocks of this machine and of the database agree, as tokens have times. */
final class ClockCheck extends DatabaseCheck {

  private static final int TRIPS = 3;
  private static final String TEXT = "RETURN datetime.realtime().epochMillis AS now";
  private static final Duration WARN = Duration.ofSeconds(5);

  /** As much may the clocks of those differ who issue and check a token. */
  private static final Duration TOLERANCE = Duration.ofSeconds(30);

  private final InstantSource clock;

  ClockCheck(InstantSource clock, Database database) {
    super("clock", database);
    this.clock = clock;
  }

  @Override
  CheckOutcome ask(Database asked) {
    long shortest = Long.MAX_VALUE;
    long ahead = 0;
    for (int trip = 0; trip < TRIPS; trip++) {
      long begin = clock.millis();
      long there = asked.cypher(TEXT).first().orElseThrow().get("now", Long.class);
      long end = clock.millis();
      if (end - begin < shortest) {
        shortest = end - begin;
        ahead = there - (begin + end) / 2;
      }
    }
    return outcome(Duration.ofMillis(ahead));
  }

  /**
   * What the difference means.
   *
   * @param ahead how much later it is there; negative for earlier
   */
  static CheckOutcome outcome(Duration ahead) {
    Duration difference = ahead.abs();
    String detail =
        String.format(
            Locale.ROOT,
            "the database is %.1f s %s",
            difference.toMillis() / 1e3,
            ahead.isNegative() ? "behind" : "ahead");
    String advice = "Set both clocks by NTP: tokens count from the time at which they were issued.";
    if (difference.compareTo(TOLERANCE) > 0) {
      return CheckOutcome.failure(detail, advice);
    }
    return difference.compareTo(WARN) > 0
        ? CheckOutcome.warning(detail, advice)
        : CheckOutcome.ok(detail);
  }
}
