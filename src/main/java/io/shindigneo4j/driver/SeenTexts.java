package io.shindigneo4j.driver;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Tells texts that come again from those that come once, by their hashes: that now and then one is
 * taken for another does no harm. Safe for use by many threads.
 */
final class SeenTexts {

  /** A program may make a new text for each call: there must not be more and more of them. */
  private static final int MOST = 1_000;

  private final Set<Integer> hashes = ConcurrentHashMap.newKeySet();

  /** Whether the text has come before, though not long before. */
  boolean again(String text) {
    if (!hashes.add(text.hashCode())) {
      return true;
    }
    if (hashes.size() > MOST) {
      hashes.clear();
    }
    return false;
  }
}
