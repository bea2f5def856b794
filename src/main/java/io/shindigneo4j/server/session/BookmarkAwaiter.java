package io.shindigneo4j.server.session;

import io.shindigneo4j.protocol.Terms;
import io.shindigneo4j.server.procedure.RequestException;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/**
 * Begins a task once the states that its bookmarks name are visible, shortly before its deadline,
 * or when it has been ended: it holds its request while it waits.
 */
final class BookmarkAwaiter implements Runnable {

  private static final long PAUSE = TimeUnit.MILLISECONDS.toNanos(5);

  /**
   * How long before the deadline the wait ends, so that the client gets the failure of the bookmark
   * and not that of the timeout.
   */
  private static final long MARGIN = 4 * PAUSE;

  private final Terms terms;
  private final long received;
  private final SessionServices services;
  private final BooleanSupplier wanted;
  private final Runnable task;

  /**
   * @param wanted whether the request has not been ended meanwhile
   * @param task returns soon, as it may run on the thread of the timer
   */
  BookmarkAwaiter(
      Terms terms, long received, SessionServices services, BooleanSupplier wanted, Runnable task) {
    this.terms = terms;
    this.received = received;
    this.services = services;
    this.wanted = wanted;
    this.task = task;
  }

  /** A bookmark that is wrong does not wait: the task itself tells the client. */
  @Override
  public void run() {
    if (wanted.getAsBoolean() && mustWait()) {
      services.timer().schedule(this, PAUSE);
    } else {
      task.run();
    }
  }

  boolean mustWait() {
    if (terms.bookmarks().isEmpty()
        || services.transactions().nanosLeft(terms, received) <= MARGIN) {
      return false;
    }
    try {
      return !services.transactions().bookmarks().areVisible(terms.bookmarks());
    } catch (RequestException e) {
      return false;
    }
  }
}
