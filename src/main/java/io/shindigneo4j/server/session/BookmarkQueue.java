package io.shindigneo4j.server.session;

import java.util.Iterator;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * The requests of all connections that wait for the states that their bookmarks name. One timer
 * looks at all of them. Safe for use by many threads.
 */
final class BookmarkQueue {

  /** How often they are looked at. */
  static final long PAUSE = TimeUnit.MILLISECONDS.toNanos(5);

  private final Timer timer;
  private final Set<BookmarkAwaiter> waiting = ConcurrentHashMap.newKeySet();

  /** Whether the timer looks at them, or will. */
  private final AtomicBoolean due = new AtomicBoolean();

  BookmarkQueue(Timer timer) {
    this.timer = timer;
  }

  void add(BookmarkAwaiter awaiter) {
    waiting.add(awaiter);
    scheduleIfNeeded();
  }

  private void scheduleIfNeeded() {
    if (!waiting.isEmpty() && due.compareAndSet(false, true)) {
      try {
        timer.schedule(this::beginThoseThatNeedNotWait, PAUSE);
      } catch (RuntimeException | Error e) { // the next that comes tries again
        due.set(false);
        throw e;
      }
    }
  }

  private void beginThoseThatNeedNotWait() {
    try {
      for (Iterator<BookmarkAwaiter> all = waiting.iterator(); all.hasNext(); ) {
        BookmarkAwaiter awaiter = all.next();
        if (!awaiter.waits()) {
          all.remove();
          awaiter.begin(); // if it fails, the others wait for the next time
        }
      }
    } finally {
      due.set(false);
      scheduleIfNeeded();
    }
  }
}
