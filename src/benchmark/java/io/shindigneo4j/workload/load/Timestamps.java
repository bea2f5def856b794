package io.shindigneo4j.workload.load;

import io.shindigneo4j.opensocial.mapping.Conversion;
import java.time.Instant;

/** Times as the graph has them. */
public final class Timestamps {

  private Timestamps() {}

  /** A moment in milliseconds since 1970 as a text. */
  public static String text(long moment) {
    return Conversion.text(Instant.ofEpochMilli(moment));
  }
}
