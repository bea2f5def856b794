package io.shindigneo4j.server.projection;

import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/**
 * What a fill may take.
 *
 * @param mostBytes of memory
 * @param ended whether it must end
 */
record Budget(long mostBytes, BooleanSupplier ended) {

  /**
   * Lets a fill go on.
   *
   * @throws TooLargeException where it takes too much
   * @throws CancellationException where it must end
   */
  void require(long bytes) {
    if (ended.getAsBoolean()) {
      throw new CancellationException("the fill has ended");
    }
    if (bytes > mostBytes) {
      throw new TooLargeException();
    }
  }
}
