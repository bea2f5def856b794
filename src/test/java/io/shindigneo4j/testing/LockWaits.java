package io.shindigneo4j.testing;

import java.util.stream.Stream;

/**
 * What waits for locks of Neo4j in this process. {@code SHOW TRANSACTIONS} shows waiting queries
 * alone.
 */
public final class LockWaits {

  private LockWaits() {}

  /** Waits until so many threads do. */
  public static void await(long count) {
    TestDeadlines.await().until(() -> threads() == count);
  }

  private static long threads() {
    return Thread.getAllStackTraces().values().stream()
        .filter(
            stack ->
                Stream.of(stack)
                    .map(StackTraceElement::getClassName)
                    .anyMatch("org.neo4j.kernel.impl.locking.forseti.ForsetiClient"::equals))
        .count();
  }
}
