package io.shindigneo4j.benchmark.result;

/** By which figure calls are compared, and on which side of a bound they should be. */
public enum Yardstick {
  /** Calls per second, as a multiple of the other's; at least the bound. */
  RATE("calls per second", true) {
    @Override
    double of(ResultRow ours, ResultRow other) {
      return ours.callsPerSecond() / other.callsPerSecond();
    }
  },
  /** How many times faster than the other, by the median; at least the bound. */
  SPEED("speed by the median", true) {
    @Override
    double of(ResultRow ours, ResultRow other) {
      return other.median() / ours.median();
    }
  },
  /** How many times as long as the other, by the median; at most the bound. */
  WAIT("median", false) {
    @Override
    double of(ResultRow ours, ResultRow other) {
      return ours.median() / other.median();
    }
  },
  /** The 99th percentile as a multiple of the other's median; at most the bound. */
  SPREAD("p99 of the median", false) {
    @Override
    double of(ResultRow ours, ResultRow other) {
      return ours.p99() / other.median();
    }
  };

  private final String text;
  private final boolean isLeast;

  Yardstick(String text, boolean isLeast) {
    this.text = text;
    this.isLeast = isLeast;
  }

  /** For readers. */
  public String text() {
    return text;
  }

  /** For readers: on which side of the bound the figure should be. */
  public String side() {
    return isLeast ? "at least" : "at most";
  }

  abstract double of(ResultRow ours, ResultRow other);

  boolean meets(double figure, double bound) {
    return isLeast ? figure >= bound : figure <= bound;
  }

  /** How far the figure is on the good side; less is worse. */
  double goodness(double figure) {
    return isLeast ? figure : -figure;
  }
}
