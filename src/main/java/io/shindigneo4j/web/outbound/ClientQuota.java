package io.shindigneo4j.web.outbound;

import io.shindigneo4j.web.client.Client;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * How many fetches of one client there are at a time, and as many that wait: each holds a thread.
 * It keeps a client only as long as one is in flight or waits. Thread-safe.
 */
final class ClientQuota {
  private final int limit;
  private final Duration wait;
  private final Map<Client, Places> clients = new ConcurrentHashMap<>();

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
   * @param wait how long a fetch waits for its place
   */
  ClientQuota(int limit, Duration wait) {
    this.limit = limit;
    this.wait = wait;
  }

  /** Waits for a place, which must be released; false if none became free in time. */
  boolean acquire(Client client) {
    Optional<Semaphore> free = enter(client);
    return free.isPresent() && acquire(client, free.get());
  }

  private boolean acquire(Client client, Semaphore free) {
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

  void release(Client client) {
    clients.get(client).free().release();
    leave(client);
  }

  /** Empty where as many wait as may. */
  private Optional<Semaphore> enter(Client client) {
    AtomicBoolean entered = new AtomicBoolean();
    Places places = clients.compute(client, (same, before) -> entered(before, entered));
    return entered.get() ? Optional.of(places.free()) : Optional.empty();
  }

  private Places entered(Places before, AtomicBoolean entered) {
    Places places = before == null ? new Places(new Semaphore(limit), 0) : before;
    entered.set(places.users() < 2L * limit);
    return entered.get() ? places.with(1) : places;
  }

  private void leave(Client client) {
    clients.computeIfPresent(
        client, (same, places) -> places.users() == 1 ? null : places.with(-1));
  }

  /** How many clients it keeps. */
  int clients() {
    return clients.size();
  }
}
