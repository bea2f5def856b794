package io.shindigneo4j.testing;

import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The threads of this process that have begun to wait for locks of Neo4j since a moment. {@code
 * SHOW TRANSACTIONS} shows waiting queries alone.
 */
public final class LockWaits {

  /** What another test has left behind. */
  private final Set<Thread> earlier = waiting();

  private LockWaits() {}

  public static LockWaits fromNow() {
    return new LockWaits();
  }

  /** Waits until so many threads do. */
  public void await(int count) {
    TestDeadlines.await().until(() -> begun() == count);
  }

  private int begun() {
    Set<Thread> now = waiting();
    now.removeAll(earlier);
    return now.size();
  }

  private static Set<Thread> waiting() {
    return Thread.getAllStackTraces().entrySet().stream()
        .filter(thread -> isWaiting(thread.getValue()))
        .map(Map.Entry::getKey)
        .collect(Collectors.toSet());
  }

  private static boolean isWaiting(StackTraceElement[] stack) {
    return Stream.of(stack)
        .map(StackTraceElement::getClassName)
        .anyMatch("org.neo4j.kernel.impl.locking.forseti.ForsetiClient"::equals);
  }
}
