package io.shindigneo4j.benchmark.environment;

import java.util.ArrayDeque;
import java.util.Deque;

/** What was opened, and is closed in reverse. Safe for use by many threads. */
final class ResourceStack implements AutoCloseable {

  /** The newest first; guarded by this, as is the rest. */
  private final Deque<AutoCloseable> all = new ArrayDeque<>();

  private boolean closed;

  /**
   * Takes what is to be closed from now on, were it only half open.
   *
   * @throws IllegalStateException where all has been closed already, and this, too, therefore
   */
  <T extends AutoCloseable> T add(T opened) {
    if (!isTaken(opened)) {
      IllegalStateException late = new IllegalStateException("it is too late to open anything");
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

  /** Closes one of them before the others. */
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
   * Closes all that are left, whatever becomes of the others.
   *
   * @throws CloseException with what each has thrown
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
    } catch (Exception e) { // each has others
      failure.addSuppressed(e);
    }
  }
}
