package io.shindigneo4j.web.outbound;

import io.shindigneo4j.web.client.Client;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/**
 * How many fetches of one client there are at a time. It keeps a client only as long as one is in
 * flight or waits. Thread-safe.
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
    boolean acquired = false;
    try {
      acquired = enter(client).tryAcquire(wait.toMillis(), TimeUnit.MILLISECONDS);
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

  private Semaphore enter(Client client) {
    return clients
        .compute(
            client,
            (same, places) -> places == null ? new Places(new Semaphore(limit), 1) : places.with(1))
        .free();
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
