package io.shindigneo4j.web.outbound;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.ToIntFunction;

/**
 * How many fetches of one client there are at a time, and how many wait: each holds a thread. It
 * keeps a client only as long as one is in flight or waits. Thread-safe.
 *
 * @param <K> whom places are for
 */
final class ClientQuota<K> {
  private final ToIntFunction<K> limit;
  private final ToIntFunction<K> mostUsers;
  private final Map<K, Places> clients = new ConcurrentHashMap<>();

  /**
   * @param users how many threads have a place or wait for one
   */
  private record Places(Semaphore free, int users) {

    Places with(int more) {
      return new Places(free, users + more);
    }
  }

  /**
   * @param limit the most fetches of one client
   * @param mostUsers the most that are in flight or wait
   */
  ClientQuota(ToIntFunction<K> limit, ToIntFunction<K> mostUsers) {
    this.limit = limit;
    this.mostUsers = mostUsers;
  }

  /** Waits for a place, which must be released; false if none became free in time. */
  boolean acquire(K client, Duration wait) {
    Optional<Semaphore> free = enter(client);
    return free.isPresent() && acquire(client, free.get(), wait);
  }

  private boolean acquire(K client, Semaphore free, Duration wait) {
    boolean acquired = false;
    try {
      acquired = free.tryAcquire(wait.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      if (!acquired) {
        leave(client);
      }
    }
    return acquired;
  }

  void release(K client) {
    clients.get(client).free().release();
    leave(client);
  }

  /** Empty where as many wait as may. */
  private Optional<Semaphore> enter(K client) {
    AtomicBoolean entered = new AtomicBoolean();
    Places places = clients.compute(client, (same, before) -> entered(same, before, entered));
    return entered.get() ? Optional.of(places.free()) : Optional.empty();
  }

  private Places entered(K client, Places before, AtomicBoolean entered) {
    Places places =
        before == null ? new Places(new Semaphore(limit.applyAsInt(client)), 0) : before;
    entered.set(places.users() < mostUsers.applyAsInt(client));
    return entered.get() ? places.with(1) : places;
  }

  private void leave(K client) {
    clients.computeIfPresent(
        client, (same, places) -> places.users() == 1 ? null : places.with(-1));
  }

  /** How many clients it keeps. */
  int clients() {
    return clients.size();
  }
}
