package io.shindigneo4j.benchmark.environment.process;

import java.io.IOException;
import java.io.UncheckedIOException;

/**
 * A step that can throw checked exceptions.
 *
 * @param <T> its result
 */
@FunctionalInterface
public interface CheckedSupplier<T> {

  T run() throws IOException, InterruptedException;

  /** Runs the step; wraps checked exceptions in unchecked ones. */
  static <T> T unchecked(CheckedSupplier<T> work) {
    try {
      return work.run();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }
}
