package io.shindigneo4j.web.doctor;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** What has come of all checks. For one thread. */
final class Report {

  private final List<CheckReport> checks = new ArrayList<>();

  void add(CheckReport check) {
    checks.add(check);
  }

  List<CheckReport> checks() {
    return checks;
  }

  /** How many checks have come to each status. */
  Map<Status, Integer> counts() {
    Map<Status, Integer> counts = new EnumMap<>(Status.class);
    for (Status status : Status.values()) {
      counts.put(status, 0);
    }
    checks.forEach(check -> counts.merge(check.status(), 1, Integer::sum));
    return counts;
  }

  /**
   * Whether nothing failed.
   *
   * @param strict whether a warning counts as a failure
   */
  boolean isGood(boolean strict) {
    return counts().get(Status.FAIL) == 0 && !(strict && counts().get(Status.WARN) > 0);
  }
}
