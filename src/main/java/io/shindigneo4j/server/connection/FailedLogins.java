package io.shindigneo4j.server.connection;

import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * Counts the failed logins of each user at each address. An address is refused before it has failed
 * as often as Neo4j tolerates of a user, as Neo4j then refuses the user's own logins as well. Safe
 * for use by many threads.
 */
public final class FailedLogins {

  /** The first time of a refusal; each failure after it doubles the next. */
  static final Duration FIRST_PAUSE = Duration.ofMinutes(1);

  private static final int MAX_DOUBLINGS = 4;

  /** Who tries more users than these at one address has one count for all others. */
  private static final int MAX_USERS = 16;

  /** One more forgets the address that was used least lately. */
  static final int MAX_ADDRESSES = 10_000;

  private final int tolerated;
  private final LongSupplier nanoTime;

  /** By address and hash code of the user, as names may be long; guarded by this. */
  private final Map<String, Map<Integer, Count>> byAddress =
      new LinkedHashMap<>(MAX_USERS, 0.75f, true);

  /** What an attempt has come to. */
  enum Outcome {
    SUCCESS,
    FAILURE,
    /** It says nothing about the password. */
    UNKNOWN
  }

  /** All guarded by the outer class. */
  private static final class Count {
    private int running;
    private int failures;
    private long lastFailure;
  }

  /** An attempt under way. */
  final class Attempt {

    private final String address;
    private final Count count;

    private Attempt(String address, Count count) {
      this.address = address;
      this.count = count;
    }

    void end(Outcome outcome) {
      synchronized (FailedLogins.this) {
        count.running--;
        if (outcome == Outcome.FAILURE) {
          count.failures++;
          count.lastFailure = nanoTime.getAsLong();
        } else if (outcome == Outcome.SUCCESS) {
          count.failures = 0;
        }
        forgetUnneeded(address);
        FailedLogins.this.notifyAll();
      }
    }
  }

  /**
   * @param locking after how many failures in a row Neo4j refuses a user; 0 for never
   */
  public FailedLogins(int locking, LongSupplier nanoTime) {
    this.tolerated = locking == 0 ? Integer.MAX_VALUE : Math.max(1, locking - 1);
    this.nanoTime = nanoTime;
  }

  /**
   * Begins an attempt; empty where the address is refused. Waits for attempts under way that would
   * be too many if they failed.
   */
  synchronized Optional<Attempt> begin(String address, String user) throws InterruptedException {
    Count count = count(address, user);
    while (count.running > 0 && count.running >= tolerated - count.failures) {
      wait();
      count = count(address, user);
    }
    if (isRefused(count)) {
      return Optional.empty();
    }
    count.running++;
    return Optional.of(new Attempt(address, count));
  }

  private boolean isRefused(Count count) {
    if (count.failures < tolerated) {
      return false;
    }
    int doublings = Math.min(count.failures - tolerated, MAX_DOUBLINGS);
    return nanoTime.getAsLong() - count.lastFailure < FIRST_PAUSE.toNanos() << doublings;
  }

  private Count count(String address, String user) {
    Map<Integer, Count> users = byAddress.computeIfAbsent(address, ignored -> new HashMap<>());
    if (byAddress.size() > MAX_ADDRESSES) {
      byAddress.remove(byAddress.keySet().iterator().next());
    }
    int hash = user.hashCode();
    int key = users.containsKey(hash) || users.size() < MAX_USERS ? hash : 0;
    return users.computeIfAbsent(key, ignored -> new Count());
  }

  private void forgetUnneeded(String address) {
    Map<Integer, Count> users = byAddress.getOrDefault(address, new HashMap<>());
    users.values().removeIf(count -> count.running == 0 && count.failures == 0);
    if (users.isEmpty()) {
      byAddress.remove(address);
    }
  }
}
