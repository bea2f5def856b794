package io.shindigneo4j.benchmark.environment;

import java.io.IOException;
import java.io.UncheckedIOException;

/**
 * What starts or ends a process or its files, without which nothing goes on.
 *
 * @param <T> what comes of it
 */
@FunctionalInterface
public interface CheckedSupplier<T> {

  T run() throws IOException, InterruptedException;

  /** Does it; throws no checked exceptions. */
  static <T> T done(CheckedSupplier<T> work) {
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
