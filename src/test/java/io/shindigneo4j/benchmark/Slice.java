package io.shindigneo4j.benchmark;

import org.HdrHistogram.Histogram;

/** What was measured in some time without a pause. */
record Slice(Histogram nanoseconds, double seconds, long allocated) {

  long median() {
    return nanoseconds.getValueAtPercentile(50);
  }

  double callsPerSecond() {
    return nanoseconds.getTotalCount() / seconds;
  }

  double allocatedPerCall() {
    return (double) allocated / nanoseconds.getTotalCount();
  }
}
