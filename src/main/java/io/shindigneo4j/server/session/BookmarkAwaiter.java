package io.shindigneo4j.server.session;

import io.shindigneo4j.protocol.Terms;
import io.shindigneo4j.server.procedure.RequestException;
import java.util.function.BooleanSupplier;

/**
 * Begins a task once the states that its bookmarks name are visible, shortly before its deadline,
 * or when it has been ended: it holds its request while it waits.
 */
final class BookmarkAwaiter {

  /**
   * How long before the deadline the wait ends, so that the client gets the failure of the bookmark
   * and not that of the timeout.
   */
  private static final long MARGIN = 4 * BookmarkQueue.PAUSE;

  private final Terms terms;
  private final long received;
  private final SessionServices services;
  private final BooleanSupplier wanted;
  private final Runnable task;

  /** The last transaction that the bookmarks need; found once, as there may be many of them. */
  private final long needed;

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
    this.needed = needed();
  }

  /** A bookmark that is wrong does not wait: the task itself tells the client. */
  private long needed() {
    try {
      return services.transactions().bookmarks().needed(terms.bookmarks());
    } catch (RequestException e) {
      return 0;
    }
  }

  void beginOrWait() {
    if (waits()) {
      services.bookmarkQueue().add(this);
    } else {
      begin();
    }
  }

  void begin() {
    task.run();
  }

  /** Where its database cannot be asked, the task itself tells the client. */
  boolean waits() {
    try {
      return wanted.getAsBoolean() && mustWait();
    } catch (RuntimeException e) {
      return false;
    }
  }

  private boolean mustWait() {
    return needed > 0
        && services.transactions().nanosLeft(terms, received) > MARGIN
        && !services.transactions().bookmarks().isVisible(needed);
  }
}
