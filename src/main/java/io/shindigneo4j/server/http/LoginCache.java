package io.shindigneo4j.server.http;

import io.shindigneo4j.server.metrics.SessionLoad;
import java.time.Duration;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The logins of a connection, so that not every request checks the password. Of the event loop,
 * except for the load.
 */
final class LoginCache {

  /** One more login replaces the oldest. */
  private static final int MAX = 8;

  private final Duration lifetime;
  private final Map<LoginKey, UserSessions> known = new LinkedHashMap<>();

  /** Those that are known, and earlier ones that still have requests. */
  private final Set<UserSessions> open = ConcurrentHashMap.newKeySet();

  /**
   * @param lifetime after which the account is looked at again
   */
  LoginCache(Duration lifetime) {
    this.lifetime = lifetime;
  }

  Optional<UserSessions> find(LoginKey key) {
    return Optional.ofNullable(known.get(key));
  }

  /**
   * @param now by {@link System#nanoTime}
   */
  boolean isFresh(UserSessions sessions, long now) {
    return now - sessions.since() < lifetime.toNanos();
  }

  void add(LoginKey key, UserSessions sessions) {
    UserSessions before = known.remove(key); // to be the newest one
    known.put(key, sessions);
    if (before != null && before.json() == sessions.json()) { // renewed
      open.remove(before);
    }
    if (known.size() > MAX) {
      removeOldest();
    }
    open.add(sessions);
    open.removeIf(earlier -> !known.containsValue(earlier) && earlier.load().requests() == 0);
  }

  private void removeOldest() {
    Iterator<LoginKey> keys = known.keySet().iterator();
    keys.next();
    keys.remove();
  }

  /** May be called by any thread. */
  SessionLoad load() {
    return open.stream().map(UserSessions::load).reduce(SessionLoad.NONE, SessionLoad::plus);
  }

  void close() {
    open.forEach(UserSessions::close);
  }
}
