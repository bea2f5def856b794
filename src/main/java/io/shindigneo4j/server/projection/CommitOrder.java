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
 * Hands the commits of a database on in the order of their ids, which follow each other without a
 * gap, whichever threads bring them. Nobody who brings one waits: whoever is handing on takes the
 * others' along. Safe for use by many threads.
 */
final class CommitOrder {

  /** Takes commits in their order, while nobody else does. */
  interface Receiver {

    void receive(List<Delta> commits);

    /** Whether what has not come yet will be taken; otherwise there is a restart before. */
    boolean isWaiting();

    /** So many bytes of commits cannot be handed on yet; also where nobody waits for them. */
    void waitFor(long bytes);
  }

  private record Commit(long id, Delta delta) {}

  /** So many may wait until somebody looks what it means. */
  private static final int FEW = 1024;

  private final Receiver receiver;
  private final LongSupplier closed;
  private final Queue<Commit> incoming = new ConcurrentLinkedQueue<>();

  /** The greatest id that anybody has brought. */
  private final AtomicLong latest = new AtomicLong();

  private final ReentrantLock lock = new ReentrantLock();

  /** Those that wait for one before them. Guarded by the lock. */
  private final PriorityQueue<Commit> waiting =
      new PriorityQueue<>(Comparator.comparingLong(Commit::id));

  /** With so many that wait, it is time to look. Guarded by the lock. */
  private int lookAt = FEW;

  /** All up to this one have been handed on. Written under the lock. */
  private volatile long applied;

  /**
   * Has handed on nothing.
   *
   * @param closed the id up to which all commits can be seen in the store, where a restart is
   */
  CommitOrder(Receiver receiver, LongSupplier closed) {
    this.receiver = receiver;
    this.closed = closed;
  }

  /** Brings a commit; it may have been handed on when this returns, or soon. */
  void add(long id, Delta delta) {
    incoming.add(new Commit(id, delta));
    latest.accumulateAndGet(id, Math::max);
    handOn();
  }

  private void handOn() {
    while (!incoming.isEmpty() && lock.tryLock()) {
      try {
        receive();
      } finally {
        lock.unlock();
      }
    }
  }

  /** The lock is held. */
  private void receive() {
    for (Commit commit = incoming.poll(); commit != null; commit = incoming.poll()) {
      if (commit.id() > applied) {
        waiting.add(commit);
      }
    }
    List<Delta> next = new ArrayList<>();
    long last = applied;
    while (!waiting.isEmpty() && waiting.peek().id() == last + 1) {
      next.add(waiting.remove().delta());
      last++;
    }
    if (last > applied) {
      receiver.receive(next);
      applied = last;
    }
    if (waiting.size() >= lookAt) {
      look();
      lookAt = Math.max(FEW, 2 * waiting.size());
    }
  }

  /** What would wait for one that never comes must not become more and more. */
  private void look() {
    receiver.waitFor(waiting.stream().mapToLong(commit -> commit.delta().bytes()).sum());
    if (!receiver.isWaiting()) {
      long seen = closed.getAsLong();
      waiting.removeIf(commit -> commit.id() <= seen);
    }
  }

  /** All that have been brought so far are among those up to this id. */
  long latest() {
    return latest.get();
  }

  /** All commits up to this id have been handed on. */
  long applied() {
    return applied;
  }

  /** Does something while nobody hands on. */
  void exclusively(Runnable action) {
    lock.lock();
    try {
      action.run();
      receive();
    } finally {
      lock.unlock();
      handOn();
    }
  }

  /** Goes on after a commit, whatever has been brought of those before. For use exclusively. */
  void restart(long id) {
    waiting.removeIf(commit -> commit.id() <= id);
    applied = id;
  }
}
