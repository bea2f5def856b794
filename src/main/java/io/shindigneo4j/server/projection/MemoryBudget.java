package io.shindigneo4j.server.projection;

import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/**
 * The memory that a fill may use. Two shares are for what it needs beside the graph, so that there
 * is always room to fill a graph again that was held.
 *
 * @param maxBytes the most bytes of memory in all
 * @param cancelled whether the fill must stop
 */
record MemoryBudget(long maxBytes, BooleanSupplier cancelled) {

  private static final int SHARES = 16;
  private static final int MAX_BATCH = 1 << 16;

  /** The most bytes of a graph that is held. */
  static long graphBytes(long maxBytes) {
    return maxBytes - 2 * (maxBytes / SHARES);
  }

  /** The most bytes of a graph while it is filled: it has counts in place of some arrays. */
  private static long fillBytes(long maxBytes) {
    return graphBytes(maxBytes) + maxBytes / SHARES / 2;
  }

  /** The most bytes of commits that wait until a fill has come to them. */
  static long waitingBytes(long maxBytes) {
    return maxBytes / SHARES;
  }

  /** How many relationships to read at once. */
  int batchSize() {
    long fitting = maxBytes / SHARES / ScannedEdges.BYTES_EACH;
    return (int) Math.max(1, Math.min(MAX_BATCH, fitting));
  }

  /**
   * Checks that a fill may go on.
   *
   * @param bytes of the graph so far
   * @throws GraphTooLargeException if that is more than the budget
   * @throws CancellationException if the fill must stop
   */
  void require(long bytes) {
    if (cancelled.getAsBoolean()) {
      throw new CancellationException("the fill was cancelled");
    }
    if (bytes > fillBytes(maxBytes)) {
      throw new GraphTooLargeException();
    }
  }

  /**
   * The same for commits that wait.
   *
   * @throws CancellationException if they are too many; another fill may have fewer
   */
  void requireWaiting(long bytes) {
    if (bytes > waitingBytes(maxBytes)) {
      throw new CancellationException("too many commits during the fill");
    }
  }
}
