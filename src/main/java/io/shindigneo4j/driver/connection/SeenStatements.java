package io.shindigneo4j.driver.connection;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Tells statements that are run again from those that are run once. It keeps only hashes: taking
 * one for another now and then does no harm. Safe for use by many threads.
 */
final class SeenStatements {

  /** A limit for programs that make a new statement for each call. */
  private static final int CAPACITY = 1_000;

  private final Set<Integer> hashes = ConcurrentHashMap.newKeySet();

  /** Adds a statement; whether it was among the last ones already. */
  boolean seenBefore(Object statement) {
    if (!hashes.add(statement.hashCode())) {
      return true;
    }
    if (hashes.size() > CAPACITY) {
      hashes.clear();
    }
    return false;
  }
}
