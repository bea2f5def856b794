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
  <T extends AutoCloseable> T add(T resources) {
    if (!register(resources)) {
      IllegalStateException p99 =
          new IllegalStateException("nothing can be opened after the environment was closed");
      close(resources, p99);
      throw p99;
    }
    return resources;
  }

  private synchronized boolean register(AutoCloseable resources) {
    if (!closed) {
      all.push(resources);
    }
    return !closed;
  }

  /** Closes one resource before the others. */
  void close(AutoCloseable resources) {
    if (unregister(resources)) {
      CloseException failure = new CloseException();
      close(resources, failure);
      failure.throwIfAny();
    }
  }

  private synchronized boolean unregister(AutoCloseable resources) {
    return all.remove(resources);
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
    failure.throwIfAny();
  }

  private synchronized AutoCloseable next() {
    closed = true;
    return all.poll();
  }

  private static void close(AutoCloseable resources, RuntimeException failure) {
    try {
      resources.close();
    } catch (Exception e) { // each resource throws its own exceptions
      failure.addSuppressed(e);
    }
  }
}
