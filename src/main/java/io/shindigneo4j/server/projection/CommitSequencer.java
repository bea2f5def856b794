package io.shindigneo4j.server.projection;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongSupplier;

/**
 * Passes the commits of a database on in the order of their ids. The ids have no gaps; threads may
 * add commits in any order. No thread that adds a commit waits: the thread that holds the lock also
 * passes on what the others have added. Thread-safe.
 */
final class CommitSequencer {

  /** Receives the commits in order. Only one thread calls it at a time. */
  interface Receiver {

    void receive(List<GraphDelta> commits);

    /** Whether it still wants the next commits. If not, there will be a restart first. */
    boolean isReceiving();

    /** Tells how many bytes of commits wait for one with a lower id, wanted or not. */
    void backlog(long bytes);
  }

  private record Commit(long id, GraphDelta delta) {}

  /** The size of the backlog at which the receiver is told of it for the first time. */
  private static final int FIRST_BACKLOG_CHECK = 1024;

  private final Receiver receiver;
  private final LongSupplier closed;
  private final Queue<Commit> incoming = new ConcurrentLinkedQueue<>();

  /** The highest id that was added. */
  private final AtomicLong latest = new AtomicLong();

  private final ReentrantLock lock = new ReentrantLock();

  /** The commits that wait for one with a lower id. Guarded by the lock. */
  private final PriorityQueue<Commit> backlog =
      new PriorityQueue<>(Comparator.comparingLong(Commit::id));

  /** The size of the backlog at which to check it next. Guarded by the lock. */
  private int nextBacklogCheck = FIRST_BACKLOG_CHECK;

  /** All commits up to this id have been passed on. Written under the lock. */
  private volatile long applied;

  /**
   * Creates a sequencer that has passed on nothing.
   *
   * @param closed the id up to which all commits are visible in the store, from which a restart
   *     goes on
   */
  CommitSequencer(Receiver receiver, LongSupplier closed) {
    this.receiver = receiver;
    this.closed = closed;
  }

  /** Adds a commit. It is passed on before this returns, or soon after by another thread. */
  void add(long id, GraphDelta delta) {
    incoming.add(new Commit(id, delta));
    latest.accumulateAndGet(id, Math::max);
    drain();
  }

  private void drain() {
    while (!incoming.isEmpty() && lock.tryLock()) {
      try {
        passOn();
      } finally {
        lock.unlock();
      }
    }
  }

  /** The caller holds the lock. */
  private void passOn() {
    for (Commit commit = incoming.poll(); commit != null; commit = incoming.poll()) {
      if (commit.id() > applied) {
        backlog.add(commit);
      }
    }
    List<GraphDelta> next = new ArrayList<>();
    long last = applied;
    while (!backlog.isEmpty() && backlog.peek().id() == last + 1) {
      next.add(backlog.remove().delta());
      last++;
    }
    if (last > applied) {
      receiver.receive(next);
      applied = last;
    }
    if (backlog.size() >= nextBacklogCheck) {
      checkBacklog();
      nextBacklogCheck = Math.max(FIRST_BACKLOG_CHECK, 2 * backlog.size());
    }
  }

  /** Keeps the backlog bounded when a commit never comes. */
  private void checkBacklog() {
    receiver.backlog(backlog.stream().mapToLong(commit -> commit.delta().bytes()).sum());
    if (!receiver.isReceiving()) {
      long visible = closed.getAsLong();
      backlog.removeIf(commit -> commit.id() <= visible);
    }
  }

  /** The highest id that was added so far. */
  long latest() {
    return latest.get();
  }

  /** All commits up to this id have been passed on. */
  long applied() {
    return applied;
  }

  /** Whether what was added before this call is not on its way any more. It does not wait. */
  boolean hasPassedOnAll() {
    drain();
    if (!lock.tryLock()) {
      return false;
    }
    try {
      return incoming.isEmpty();
    } finally {
      lock.unlock();
    }
  }

  /** Runs an action while no commit is passed on. */
  void runExclusively(Runnable action) {
    lock.lock();
    try {
      action.run();
      passOn();
    } finally {
      lock.unlock();
      drain();
    }
  }

  /** Goes on after the commit with this id. Call it only within {@link #runExclusively}. */
  void restart(long id) {
    backlog.removeIf(commit -> commit.id() <= id);
    applied = id;
  }
}
