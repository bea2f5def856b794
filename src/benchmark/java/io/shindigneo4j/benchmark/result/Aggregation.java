package io.shindigneo4j.benchmark.result;

import java.util.Collection;

/** How ratios of several questions are combined for a requirement. */
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
  /** The smallest ratio at the worse ends of the intervals. */
  WORST_CASE {
    @Override
    double of(Collection<Ratio> ratios) {
      return ratios.stream().mapToDouble(Ratio::low).min().orElseThrow();
    }
  };

  /** Combines at least one ratio. */
  abstract double of(Collection<Ratio> ratios);
}
