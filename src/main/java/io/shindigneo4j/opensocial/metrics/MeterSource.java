package io.shindigneo4j.opensocial.metrics;

import java.util.List;
import java.util.Map;

/** What the meters of this Shindig show. */
@FunctionalInterface
public interface MeterSource {

  /** Nothing is measured. */
  MeterSource NONE = List::of;

  /** Each with {@code name}, {@code tags} and {@code values}. */
  List<Map<String, Object>> read();
}
