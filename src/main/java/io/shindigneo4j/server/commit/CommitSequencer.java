package io.shindigneo4j.server.commit;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongSupplier;
import java.util.function.ToLongFunction;

/**
 * Passes the commits of a database on in the order of their ids. The ids have no gaps; threads may
 * add commits in any order. No thread that adds a commit waits: the thread that holds the lock also
 * passes on what the others have added. Thread-safe.
 *
 * @param <D> what was read of a commit
 */
public final class CommitSequencer<D> {

  /** Receives the commits in order. Only one thread calls it at a time. */
  public interface Receiver<D> {

    void receive(List<D> commits);

    /** Whether it still wants the next commits. If not, there will be a restart first. */
    boolean isReceiving();

    /** Tells how many bytes of commits wait for one with a lower id, wanted or not. */
    void backlog(long bytes);
  }

  private record Commit<D>(long id, D changes) {}

  /** The size of the backlog at which the receiver is told of it for the first time. */
  private static final int FIRST_BACKLOG_CHECK = 1024;

  /** The bytes of the backlog at which the receiver is told of it for the first time. */
  private static final long FIRST_BYTES_CHECK = 1 << 20;

  private final Receiver<D> receiver;
  private final ToLongFunction<D> size;
  private final LongSupplier closed;
  private final Queue<Commit<D>> incoming = new ConcurrentLinkedQueue<>();

  /** The highest id that was added. */
  private final AtomicLong latest = new AtomicLong();

  private final ReentrantLock lock = new ReentrantLock();

  /** The commits that wait for one with a lower id. Guarded by the lock. */
  private final PriorityQueue<Commit<D>> backlog =
      new PriorityQueue<>(Comparator.comparingLong((Commit<D> commit) -> commit.id()));

  /** The bytes of the backlog. Guarded by the lock. */
  private long backlogBytes;

  /** The size of the backlog at which to check it next. Guarded by the lock. */
  private int nextBacklogCheck = FIRST_BACKLOG_CHECK;

  /** The bytes of the backlog at which to check it next. Guarded by the lock. */
  private long nextBytesCheck = FIRST_BYTES_CHECK;

  /** All commits up to this id have been passed on. Written under the lock. */
  private volatile long applied;

  /**
   * Creates a sequencer that has passed on nothing.
   *
   * @param size of what was read, in bytes
   * @param closed the id up to which all commits are visible in the store, from which a restart
   *     goes on
   */
  public CommitSequencer(Receiver<D> receiver, ToLongFunction<D> size, LongSupplier closed) {
    this.receiver = receiver;
    this.size = size;
    this.closed = closed;
  }

  /** Adds a commit. It is passed on before this returns, or soon after by another thread. */
  public void add(long id, D changes) {
    incoming.add(new Commit<>(id, changes));
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
    for (Commit<D> commit = incoming.poll(); commit != null; commit = incoming.poll()) {
      if (commit.id() > applied) {
        backlog.add(commit);
        backlogBytes += size.applyAsLong(commit.changes());
      }
    }
    List<D> next = new ArrayList<>();
    long last = applied;
    while (!backlog.isEmpty() && backlog.peek().id() == last + 1) {
      D changes = backlog.remove().changes();
      backlogBytes -= size.applyAsLong(changes);
      next.add(changes);
      last++;
    }
    if (last > applied) {
      receiver.receive(next);
      applied = last;
    }
    if (backlog.size() >= nextBacklogCheck || backlogBytes >= nextBytesCheck) {
      checkBacklog();
      nextBacklogCheck = Math.max(FIRST_BACKLOG_CHECK, 2 * backlog.size());
      nextBytesCheck = Math.max(FIRST_BYTES_CHECK, 2 * backlogBytes);
    }
  }

  /** Keeps the backlog bounded when a commit never comes. */
  private void checkBacklog() {
    receiver.backlog(backlogBytes);
    if (!receiver.isReceiving()) {
      removeUpTo(closed.getAsLong());
    }
  }

  /** The highest id that was added so far. */
  public long latest() {
    return latest.get();
  }

  /** All commits up to this id have been passed on. */
  public long applied() {
    return applied;
  }

  /**
   * Whether what was added before this call is not on its way any more. It neither waits nor takes
   * the lock: who adds a commit meanwhile would leave it to the thread that holds that.
   */
  public boolean hasPassedOnAll() {
    drain();
    return incoming.isEmpty() && !lock.isLocked(); // in this order: what is taken is passed on
  }

  /** Runs an action while no commit is passed on. */
  public void runExclusively(Runnable action) {
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
  public void restart(long id) {
    removeUpTo(id);
    applied = id;
  }

  private void removeUpTo(long id) {
    backlog.removeIf(commit -> commit.id() <= id);
    backlogBytes = backlog.stream().mapToLong(commit -> size.applyAsLong(commit.changes())).sum();
  }
}
