package io.shindigneo4j.driver;

import java.util.AbstractMap;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Parameters that nobody can change, so that statements with the same share them. */
final class FixedParameters extends AbstractMap<String, @Nullable Object> {

  private final Map<String, @Nullable Object> values;

  private FixedParameters(Map<String, @Nullable Object> values) {
    this.values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
  }

  /** A copy, unless it is fixed already. */
  static FixedParameters of(Map<String, @Nullable Object> values) {
    return values instanceof FixedParameters fixed ? fixed : new FixedParameters(values);
  }

  @Override
  public Set<Entry<String, @Nullable Object>> entrySet() {
    return values.entrySet();
  }

  @Override
  public @Nullable Object get(Object name) {
    return values.get(name);
  }

  @Override
  public boolean containsKey(Object name) {
    return values.containsKey(name);
  }
}
