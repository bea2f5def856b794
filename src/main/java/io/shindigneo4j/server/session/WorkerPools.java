package io.shindigneo4j.server.session;

import io.shindigneo4j.server.session.FairExecutor.Flow;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The threads that run requests. New requests wait in bounded queues, one for each lane, in which
 * each client has the same share. What goes on in an open transaction or a stream has threads of
 * its own, as it may hold the locks that others wait for. Thread-safe.
 */
public final class WorkerPools {

  /** The order in which the threads of a lane must take what waits for them. */
  public static final Comparator<Runnable> ORDER = FairExecutor.ORDER;

  /** So that each user has a thread of a lane, whatever others do. */
  public static final Urgency OF_IDLE_USERS = FairExecutor.OF_IDLE_USERS;

  private static final long PAUSE = TimeUnit.MILLISECONDS.toNanos(5);

  private final Map<Lane, FairExecutor> lanes = new EnumMap<>(Lane.class);

  /** How many tasks wait in each lane. */
  private final Map<Lane, SharedLimit> waiting = new EnumMap<>(Lane.class);

  /** How many tasks of each user run in each lane: a few bytes for each user who has connected. */
  private final Map<Lane, Map<String, AtomicInteger>> running = new EnumMap<>(Lane.class);

  private final Executor transactions;
  private final Timer timer;

  /**
   * @param large for answers that are large
   * @param transactions has a thread for each open transaction and stream
   * @param waitingOfUser how many requests of one user may wait in a lane
   */
  public WorkerPools(
      Executor readers,
      Executor writers,
      Executor large,
      Executor planners,
      Executor transactions,
      Timer timer,
      int waitingOfUser) {
    addLane(Lane.READ, readers, waitingOfUser);
    addLane(Lane.WRITE, writers, waitingOfUser);
    addLane(Lane.LARGE, large, waitingOfUser);
    addLane(Lane.PLAN, planners, waitingOfUser);
    this.transactions = transactions;
    this.timer = timer;
  }

  private void addLane(Lane lane, Executor threads, int waitingOfUser) {
    lanes.put(lane, new FairExecutor(threads, System::nanoTime));
    waiting.put(lane, new SharedLimit(waitingOfUser, placesToWait(waitingOfUser)));
    running.put(lane, new ConcurrentHashMap<>());
  }

  /** How many may wait in a lane where each user has so many: one user leaves room for another. */
  public static int placesToWait(int ofUser) {
    return (int) Math.min(2L * ofUser, Integer.MAX_VALUE);
  }

  /** The share of one client. Safe for use by many threads. */
  final class Share {
    private final Map<Lane, Flow> flows = new EnumMap<>(Lane.class);
    private final Map<Lane, SharedLimit.Share> places = new EnumMap<>(Lane.class);

    private Share(String user) {
      for (Lane lane : Lane.values()) {
        Map<String, AtomicInteger> users = running.get(lane);
        flows.put(lane, new Flow(users.computeIfAbsent(user, name -> new AtomicInteger())));
        places.put(lane, waiting.get(lane).share(user));
      }
    }

    /**
     * Runs a task that has not begun.
     *
     * @throws RejectedExecutionException if the queue is full, or the user's part of it, or the
     *     system refuses a thread
     */
    void submit(Lane lane, Runnable task) {
      SharedLimit.Share place = places.get(lane);
      if (!place.tryAdd(1)) {
        throw new RejectedExecutionException("too many requests of this user wait");
      }
      try {
        lanes.get(lane).execute(flows.get(lane), () -> begin(place, task));
      } catch (RejectedExecutionException e) {
        place.add(-1);
        throw e;
      } catch (OutOfMemoryError e) { // the JVM's answer when the system refuses a thread
        place.add(-1);
        throw new RejectedExecutionException("no thread can be started", e);
      }
    }

    private static void begin(SharedLimit.Share place, Runnable task) {
      place.add(-1);
      task.run();
    }

    /** See {@link WorkerPools#resume}. */
    void resume(Runnable task) {
      WorkerPools.this.resume(task);
    }
  }

  /** Of one connection of a user. */
  Share share(String user) {
    return new Share(user);
  }

  /** Runs what has begun and must come to its end; waits for a thread. */
  void resume(Runnable task) {
    try {
      transactions.execute(task);
    } catch (RejectedExecutionException | OutOfMemoryError e) {
      later(task);
    }
  }

  private void later(Runnable task) {
    try {
      timer.schedule(() -> resume(task), PAUSE);
    } catch (RejectedExecutionException | OutOfMemoryError e) { // nobody else will do it
      onItsOwn(task);
    }
  }

  /** Not on the thread of the caller if possible, which may be the timer's and be waited for. */
  private static void onItsOwn(Runnable task) {
    Thread last = new Thread(task, "shindig-neo4j-last");
    last.setDaemon(true);
    try {
      last.start();
    } catch (OutOfMemoryError e) {
      task.run();
    }
  }
}
