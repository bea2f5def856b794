package io.shindigneo4j.server.session;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/**
 * Takes work off the threads that read requests, where it runs longer there than was expected: it
 * begins anew on a worker. Safe for use by many threads.
 */
final class InlineWatch {

  /** How often it looks; what is found twice is too long. */
  private static final long PAUSE = TimeUnit.MILLISECONDS.toNanos(10);

  private final Timer timer;

  /** Of each thread that has run work. */
  private final Set<Place> places = ConcurrentHashMap.newKeySet();

  private final ThreadLocal<Place> own = ThreadLocal.withInitial(this::add);

  /** Whether the timer will look at them. */
  private final AtomicBoolean due = new AtomicBoolean();

  InlineWatch(Timer timer) {
    this.timer = timer;
  }

  /** What a thread runs. */
  private static final class Place {
    // Both guarded by this.
    private @Nullable WorkExecution running;
    private boolean seen;

    synchronized void set(@Nullable WorkExecution execution) {
      running = execution;
      seen = false;
    }

    /** Whether something runs that must be looked at again. */
    synchronized boolean check() {
      if (running == null) {
        return false;
      }
      if (seen) {
        running.moveToWorker();
      }
      seen = true;
      return true;
    }
  }

  private Place add() {
    Place place = new Place();
    places.add(place);
    return place;
  }

  /** Runs work on the thread of the caller. */
  void run(WorkExecution execution) {
    Place place = own.get();
    place.set(execution);
    try {
      scheduleIfNeeded();
      execution.runInline();
    } finally {
      place.set(null);
    }
  }

  private void scheduleIfNeeded() {
    if (due.compareAndSet(false, true)) {
      try {
        timer.schedule(this::check, PAUSE);
      } catch (RejectedExecutionException | OutOfMemoryError e) { // the next that runs tries again
        due.set(false);
      }
    }
  }

  private void check() {
    due.set(false);
    boolean anyRuns = false;
    for (Place place : places) {
      anyRuns |= place.check();
    }
    if (anyRuns) {
      scheduleIfNeeded();
    }
  }
}
