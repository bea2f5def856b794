package io.shindigneo4j.benchmark.result;

/** Of how many of all calls a time is told. */
public enum Quantile {
  /** Half: the median of the rounds' medians. */
  MEDIAN("median") {
    @Override
    public double of(Measurement measurement) {
      return measurement.row().median();
    }
  },
  P95("95 % within") {
    @Override
    public double of(Measurement measurement) {
      return measurement.p95();
    }
  },
  P99("99 % within") {
    @Override
    public double of(Measurement measurement) {
      return measurement.row().p99();
    }
  };

  private final String text;

  Quantile(String text) {
    this.text = text;
  }

  /** For readers. */
  public String text() {
    return text;
  }

  /** In microseconds; NaN if unknown. */
  public abstract double of(Measurement measurement);
}
