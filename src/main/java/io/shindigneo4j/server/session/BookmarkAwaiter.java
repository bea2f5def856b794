package io.shindigneo4j.server.session;

import io.shindigneo4j.protocol.Terms;
import io.shindigneo4j.server.procedure.RequestException;
import java.util.concurrent.TimeUnit;

/** Begins a task once it sees what it must see, or when there is no time left to wait for that. */
final class BookmarkAwaiter implements Runnable {

  private static final long PAUSE = TimeUnit.MILLISECONDS.toNanos(5);

  /** Before its deadline, so that the client is told what it was that took so long. */
  private static final long MARGIN = 4 * PAUSE;

  private final Terms terms;
  private final long received;
  private final SessionServices services;
  private final Runnable task;

  BookmarkAwaiter(Terms terms, long received, SessionServices services, Runnable task) {
    this.terms = terms;
    this.received = received;
    this.services = services;
    this.task = task;
  }

  /** The task finds what is wrong with a bookmark, too, and tells the client. */
  @Override
  public void run() {
    if (mustWait()) {
      services.timer().schedule(() -> services.workers().goOn(this), PAUSE);
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
