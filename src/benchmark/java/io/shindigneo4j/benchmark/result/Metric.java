package io.shindigneo4j.benchmark.result;

import java.util.Optional;

/** The metric by which two transports are compared. */
enum Metric {
  /** Calls per second; more is better. */
  CALLS {
    @Override
    Optional<Ratio> ratio(Measurement ours, Measurement other) {
      return Optional.of(Ratio.ofCallsPerSecond(ours, other));
    }
  },
  /** Bytes allocated by a call; fewer is better. */
  GARBAGE {
    @Override
    Optional<Ratio> ratio(Measurement ours, Measurement other) {
      Long fewer = ours.row().allocated();
      Long more = other.row().allocated();
      return fewer == null || more == null
          ? Optional.empty()
          : Optional.of(Ratio.ofGarbage(fewer, more));
    }
  };

  /** The ratio of ours to the other; above one is better. Empty if one was not measured. */
  abstract Optional<Ratio> ratio(Measurement ours, Measurement other);
}
