package io.shindigneo4j.prove.experiment;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Semaphore;

/**
 * Servers of one kind, each lent to one user at a time. Another starts where none is idle. Safe for
 * use by many threads.
 *
 * @param <T> a server
 */
final class Pool<T extends AutoCloseable> implements AutoCloseable {

  /** Uses a server. */
  @FunctionalInterface
  interface Use<T, R> {
    R with(T server) throws Exception;
  }

  private final Semaphore free;
  private final Callable<T> start;

  /** Guarded by this, like the next. The one that was used last is first. */
  private final Deque<T> idle = new ArrayDeque<>();

  private final List<T> started = new ArrayList<>();

  /**
   * @param most that are there at once
   */
  Pool(int most, Callable<T> start) {
    this.free = new Semaphore(most, true);
    this.start = start;
  }

  /** Waits while as many are lent as there may be. */
  <R> R lend(Use<T, R> use) throws Exception {
    free.acquire();
    try {
      T server = take();
      try {
        return use.with(server);
      } finally {
        giveBack(server);
      }
    } finally {
      free.release();
    }
  }

  private T take() throws Exception {
    synchronized (this) {
      if (!idle.isEmpty()) {
        return idle.pop();
      }
    }
    T another = start.call();
    synchronized (this) {
      started.add(another);
    }
    return another;
  }

  private synchronized void giveBack(T server) {
    idle.push(server);
  }

  /** Closes all; call it when none is lent. */
  @Override
  public synchronized void close() throws Exception {
    idle.clear();
    if (!started.isEmpty()) {
      T last = started.remove(started.size() - 1);
      try (last) {
        close();
      }
    }
  }
}
