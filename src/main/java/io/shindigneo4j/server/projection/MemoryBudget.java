package io.shindigneo4j.server.projection;

import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/**
 * The memory that a fill may use.
 *
 * @param maxBytes the most bytes of memory
 * @param cancelled whether the fill must stop
 */
record MemoryBudget(long maxBytes, BooleanSupplier cancelled) {

  /**
   * Checks that a fill may go on.
   *
   * @param bytes that it uses now
   * @throws GraphTooLargeException if that is more than the budget
   * @throws CancellationException if the fill must stop
   */
  void require(long bytes) {
    if (cancelled.getAsBoolean()) {
      throw new CancellationException("the fill was cancelled");
    }
    if (bytes > maxBytes) {
      throw new GraphTooLargeException();
    }
  }
}
