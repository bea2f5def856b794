package io.shindigneo4j.web.doctor;

import java.util.ArrayList;
import java.util.List;

/** What one check has found in several places, each with what to do. For one thread. */
final class Findings {

  private final List<String> advice = new ArrayList<>();
  private Status worst = Status.OK;

  /** Something that works, and should be done better. */
  void warn(String what) {
    advice.add(what);
    if (worst == Status.OK) {
      worst = Status.WARN;
    }
  }

  /** Something that does not work. */
  void fail(String what) {
    advice.add(what);
    worst = Status.FAIL;
  }

  /**
   * The outcome of all.
   *
   * @param ok what to say where nothing was found
   */
  CheckOutcome outcome(String ok) {
    return switch (advice.size()) {
      case 0 -> CheckOutcome.ok(ok);
      case 1 -> new CheckOutcome(worst, "1 finding", advice);
      default -> new CheckOutcome(worst, advice.size() + " findings", advice);
    };
  }
}
