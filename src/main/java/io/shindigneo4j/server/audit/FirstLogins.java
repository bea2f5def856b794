package io.shindigneo4j.server.audit;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongSupplier;

/**
 * Which users have logged in from which addresses in the last hour. Where there are many, it
 * forgets those that it has known for longest. Thread-safe.
 */
final class FirstLogins {
  static final int MAX = 10_000;

  private static final long HOUR = Duration.ofHours(1).toNanos();

  private record Login(String user, String address) {}

  private final LongSupplier nanoTime;

  /** When each was told, the oldest first; guarded by this. */
  private final Map<Login, Long> told = new LinkedHashMap<>();

  FirstLogins(LongSupplier nanoTime) {
    this.nanoTime = nanoTime;
  }

  /** Whether a login is the first one in an hour; counts from then on. */
  synchronized boolean add(String user, String address) {
    Login login = new Login(user, address);
    long now = nanoTime.getAsLong();
    Long last = told.get(login);
    if (last != null && now - last < HOUR) {
      return false;
    }
    told.remove(login);
    told.put(login, now);
    if (told.size() > MAX) {
      told.remove(told.keySet().iterator().next());
    }
    return true;
  }
}
