package io.shindigneo4j.metrics;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Limits the values of a tag: the first names are kept, all later ones become one. Thread-safe. */
public final class BoundedNames {

  public static final String OTHER = "other";

  private static final int MAX_LENGTH = 100;

  private final Map<String, String> known = new ConcurrentHashMap<>();
  private final int most;

  public BoundedNames(int most) {
    this.most = most;
  }

  public String of(String name) {
    String found = known.get(name);
    return found == null ? add(name) : found;
  }

  private synchronized String add(String name) {
    if (known.containsKey(name)) {
      return name;
    }
    if (known.size() >= most || name.isEmpty() || name.length() > MAX_LENGTH) {
      return OTHER;
    }
    known.put(name, name);
    return name;
  }
}
