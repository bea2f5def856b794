package io.shindigneo4j.benchmark.environment;

import java.util.ArrayDeque;
import java.util.Deque;

/** Open resources, which are closed in reverse order. Thread-safe. */
final class ResourceStack implements AutoCloseable {

  /** The newest first. Guarded by this, like {@code closed}. */
  private final Deque<AutoCloseable> all = new ArrayDeque<>();

  private boolean closed;

  /**
   * Adds a resource, which may be half open.
   *
   * @throws IllegalStateException if this was closed; the resource is then closed, too
   */
  <T extends AutoCloseable> T add(T opened) {
    if (!isTaken(opened)) {
      IllegalStateException late = new IllegalStateException("nothing can be opened after the environment was closed");
      close(opened, late);
      throw late;
    }
    return opened;
  }

  private synchronized boolean isTaken(AutoCloseable opened) {
    if (!closed) {
      all.push(opened);
    }
    return !closed;
  }

  /** Closes one resource before the others. */
  void close(AutoCloseable opened) {
    if (isGivenBack(opened)) {
      CloseException failure = new CloseException();
      close(opened, failure);
      failure.throwWhereSomething();
    }
  }

  private synchronized boolean isGivenBack(AutoCloseable opened) {
    return all.remove(opened);
  }

  /**
   * Closes all remaining resources, even if some fail.
   *
   * @throws CloseException with all failures
   */
  @Override
  public void close() {
    CloseException failure = new CloseException();
    for (AutoCloseable next = next(); next != null; next = next()) {
      close(next, failure);
    }
    failure.throwWhereSomething();
  }

  private synchronized AutoCloseable next() {
    closed = true;
    return all.poll();
  }

  private static void close(AutoCloseable opened, RuntimeException failure) {
    try {
      opened.close();
    } catch (Exception e) { // each resource throws its own exceptions
      failure.addSuppressed(e);
    }
  }
}
