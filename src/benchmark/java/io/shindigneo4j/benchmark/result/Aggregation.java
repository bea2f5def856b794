package io.shindigneo4j.benchmark.result;

import java.util.Collection;

/** What of the ratios of several questions is held against a demand. */
enum Aggregation {
  /** The geometric mean. */
  MEAN {
    @Override
    double of(Collection<Ratio> ratios) {
      return Verdict.mean(ratios.stream().mapToDouble(Ratio::value).toArray());
    }
  },
  LEAST {
    @Override
    double of(Collection<Ratio> ratios) {
      return ratios.stream().mapToDouble(Ratio::value).min().orElseThrow();
    }
  },
  /** The least that there is by the worse ends of the intervals. */
  SURELY_LEAST {
    @Override
    double of(Collection<Ratio> ratios) {
      return ratios.stream().mapToDouble(Ratio::low).min().orElseThrow();
    }
  };

  /** Of one ratio at least. */
  abstract double of(Collection<Ratio> ratios);
}
