package io.shindigneo4j.opensocial.metrics;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What the meters of this Shindig show. */
@FunctionalInterface
public interface MeterSource {

  /** Nothing is measured. */
  MeterSource NONE = List::of;

  /** Each with {@code name}, {@code tags} and {@code values}. */
  List<Map<String, Object>> read();

  /** All in the text format of Prometheus; empty where nothing can write it. */
  default Optional<String> text() {
    return Optional.empty();
  }
}
