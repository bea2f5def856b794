package io.shindigneo4j.server.session;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/**
 * Takes work off the threads that read requests, where it runs longer there than was expected: it
 * begins anew on a worker. A user whose work does not notice that gets no such thread for a while.
 * Safe for use by many threads.
 */
final class InlineWatch {

  /** How often it looks. */
  private static final long PAUSE = TimeUnit.MILLISECONDS.toNanos(10);

  /** The work is too long. */
  private static final int LOOKS_TO_MOVE = 2;

  /** It has had a tenth of a second to notice that. */
  private static final int LOOKS_TO_DISTRUST = LOOKS_TO_MOVE + 10;

  private static final long DISTRUST = TimeUnit.MINUTES.toNanos(10);

  private final Timer timer;

  /** Of each thread that has run work. */
  private final Set<Place> places = ConcurrentHashMap.newKeySet();

  private final ThreadLocal<Place> own = ThreadLocal.withInitial(this::add);

  /** When each user who is not trusted will be again, by {@link System#nanoTime}. */
  private final Map<String, Long> distrusted = new ConcurrentHashMap<>();

  /** Whether the timer will look at them. */
  private final AtomicBoolean due = new AtomicBoolean();

  InlineWatch(Timer timer) {
    this.timer = timer;
  }

  /** What a thread runs. */
  private final class Place {
    // All guarded by this.
    private @Nullable WorkExecution running;
    private String user = "";
    private int looks;

    synchronized void set(WorkExecution execution, String ofUser) {
      running = execution;
      user = ofUser;
      looks = 0;
    }

    synchronized void clear() {
      running = null;
    }

    /** Whether something runs that must be looked at again. */
    synchronized boolean check() {
      if (running == null) {
        return false;
      }
      looks++;
      if (looks == LOOKS_TO_MOVE) {
        running.moveToWorker();
      } else if (looks == LOOKS_TO_DISTRUST) {
        distrusted.put(user, System.nanoTime() + DISTRUST);
      }
      return true;
    }
  }

  private Place add() {
    Place place = new Place();
    places.add(place);
    return place;
  }

  /** Whether work of a user may run on a thread that reads requests. */
  boolean trusts(String user) {
    Long end = distrusted.get(user);
    return end == null || (System.nanoTime() - end >= 0 && distrusted.remove(user, end));
  }

  /** Runs work of a user on the thread of the caller. */
  void run(WorkExecution execution, String user) {
    Place place = own.get();
    place.set(execution, user);
    try {
      scheduleIfNeeded();
      execution.runInline();
    } finally {
      place.clear();
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
