package io.shindigneo4j.workload.load;

import io.shindigneo4j.opensocial.mapping.Conversion;
import java.time.Instant;

/** Converts times to the graph's format. */
public final class WorkloadTimestamps {

  private WorkloadTimestamps() {}

  /** Converts milliseconds since 1970 to text. */
  public static String text(long moment) {
    return Conversion.text(Instant.ofEpochMilli(moment));
  }
}
