package io.shindigneo4j.web.token;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Keys by name, the newest last. Immutable; there is one key at least. */
final class KeyRing {

  private final Map<String, NamedKey> keys = new LinkedHashMap<>();

  /**
   * @throws IllegalArgumentException if two keys have one name
   */
  KeyRing(List<NamedKey> keys) {
    for (NamedKey key : keys) {
      if (this.keys.putIfAbsent(key.name(), key) != null) {
        throw new IllegalArgumentException(
            key.isUnnamed()
                ? "several keys have no name"
                : "several keys have the name " + key.name());
      }
    }
  }

  List<NamedKey> keys() {
    return List.copyOf(keys.values());
  }

  Optional<NamedKey> find(String name) {
    return Optional.ofNullable(keys.get(name));
  }

  /** The newest that everybody has read; the oldest where all are new. */
  NamedKey encrypting(Instant now, Duration delay) {
    List<NamedKey> all = new ArrayList<>(keys.values());
    for (int i = all.size() - 1; i > 0; i--) {
      if (!all.get(i).since().plus(delay).isAfter(now)) {
        return all.get(i);
      }
    }
    return all.get(0);
  }
}
