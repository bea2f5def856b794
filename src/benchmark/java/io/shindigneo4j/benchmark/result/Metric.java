package io.shindigneo4j.benchmark.result;

import java.util.Optional;

/** What two transports are compared by. */
enum Metric {
  /** Calls per second: the more, the better. */
  CALLS {
    @Override
    Optional<Ratio> ratio(Measurement ours, Measurement other) {
      return Optional.of(Ratio.ofCallsPerSecond(ours, other));
    }
  },
  /** Bytes allocated for a call: the fewer, the better. */
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

  /** How many times as good as the other ours is; empty where one was not counted. */
  abstract Optional<Ratio> ratio(Measurement ours, Measurement other);
}
