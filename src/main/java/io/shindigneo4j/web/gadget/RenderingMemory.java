package io.shindigneo4j.web.gadget;

import com.google.common.math.LongMath;
import com.google.inject.Inject;
import com.google.inject.Singleton;
import io.shindigneo4j.web.client.Client;
import io.shindigneo4j.web.client.CurrentRequest;
import java.math.RoundingMode;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * The memory for gadgets that are read, and for pages that are made, at a time: a share of the
 * heap, half of it for one client. What finds no room waits, and a small gadget never does.
 * Thread-safe.
 */
@Singleton
final class RenderingMemory {
  private static final int SHARE_OF_HEAP = 4;
  private static final Duration WAIT = Duration.ofSeconds(5);

  /** The most of one client that have room or wait for it: each holds a thread. */
  static final int MAX_OF_CLIENT = 16;

  /** The most of all clients that wait. */
  private static final int MAX_WAITING = 64;

  /** A gadget is small if it takes less than one part in so many; there are fewer threads. */
  private static final int PARTS = 256;

  /** The bytes of a permit. */
  private static final int UNIT = 1 << 10;

  private final long bytes;
  private final Duration wait;
  private final Semaphore free;
  private final Semaphore waiting = new Semaphore(MAX_WAITING);
  private final Map<Client, Places> clients = new ConcurrentHashMap<>();

  /** Memory that has been taken, until it is closed. */
  interface Room extends AutoCloseable {
    @Override
    void close();
  }

  /**
   * The room of one client.
   *
   * @param users how many have room or wait for it
   */
  private record Places(Semaphore free, int users) {

    Places with(int more) {
      return new Places(free, users + more);
    }
  }

  @Inject
  RenderingMemory() {
    this(Runtime.getRuntime().maxMemory() / SHARE_OF_HEAP, WAIT);
  }

  /**
   * @param bytes for all together
   * @param wait the longest that anything waits for room
   */
  RenderingMemory(long bytes, Duration wait) {
    this.bytes = bytes;
    this.wait = wait;
    this.free = permits(bytes);
  }

  private static Semaphore permits(long bytes) {
    return new Semaphore(units(bytes), true);
  }

  private static int units(long bytes) {
    return Math.toIntExact(LongMath.divide(bytes, UNIT, RoundingMode.CEILING));
  }

  /** Waits for room for the client of the current request; empty if none became free in time. */
  Optional<Room> take(long needed) {
    if (needed < bytes / PARTS) {
      return Optional.of(() -> {});
    }
    Client client = CurrentRequest.client();
    int units = units(Math.min(needed, bytes / 2));
    return enter(client).flatMap(own -> take(client, own, units));
  }

  private Optional<Room> take(Client client, Semaphore own, int units) {
    if (acquire(own, units)) {
      if (acquire(free, units)) {
        return Optional.of(() -> release(client, own, units));
      }
      own.release(units);
    }
    leave(client);
    return Optional.empty();
  }

  private void release(Client client, Semaphore own, int units) {
    free.release(units);
    own.release(units);
    leave(client);
  }

  private boolean acquire(Semaphore semaphore, int units) {
    try {
      return semaphore.tryAcquire(units, 0, TimeUnit.NANOSECONDS) || await(semaphore, units);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private boolean await(Semaphore semaphore, int units) throws InterruptedException {
    if (!waiting.tryAcquire()) {
      return false;
    }
    try {
      return semaphore.tryAcquire(units, wait.toMillis(), TimeUnit.MILLISECONDS);
    } finally {
      waiting.release();
    }
  }

  /** Empty where the client has as many as it may. */
  private Optional<Semaphore> enter(Client client) {
    AtomicBoolean entered = new AtomicBoolean();
    Places places =
        clients.compute(
            client,
            (same, before) -> {
              Places own = before == null ? new Places(permits(bytes / 2), 0) : before;
              entered.set(own.users() < MAX_OF_CLIENT);
              return entered.get() ? own.with(1) : own;
            });
    return entered.get() ? Optional.of(places.free()) : Optional.empty();
  }

  private void leave(Client client) {
    clients.computeIfPresent(
        client, (same, places) -> places.users() == 1 ? null : places.with(-1));
  }

  /** How many clients it knows. */
  int clients() {
    return clients.size();
  }
}
