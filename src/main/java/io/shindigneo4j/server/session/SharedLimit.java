package io.shindigneo4j.server.session;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

/**
 * A limit for all users of Neo4j together, of which each user has a part, so that one who takes
 * much leaves the rest to others. Safe for use by many threads.
 */
final class SharedLimit {

  private final long ofUser;
  private final long inAll;
  private final AtomicLong all = new AtomicLong();

  /** By name: a few bytes for each user who has connected. */
  private final Map<String, AtomicLong> users = new ConcurrentHashMap<>();

  SharedLimit(long ofUser, long inAll) {
    this.ofUser = ofUser;
    this.inAll = inAll;
  }

  /** One user has half of it at most. */
  static SharedLimit inHalves(long inAll) {
    return new SharedLimit(inAll / 2, inAll);
  }

  /** Whether an amount stays below a limit. Something of any size may be alone. */
  static boolean fits(AtomicLong taken, long amount, long limit) {
    return fits(taken.get(), amount, limit);
  }

  private static boolean fits(long before, long amount, long limit) {
    return before == 0 || before + amount <= limit;
  }

  private static boolean tryAdd(AtomicLong taken, long amount, long limit) {
    long before;
    do {
      before = taken.get();
      if (!fits(before, amount, limit)) {
        return false;
      }
    } while (!taken.compareAndSet(before, before + amount));
    return true;
  }

  Share share(String user) {
    return new Share(users.computeIfAbsent(user, name -> new AtomicLong()));
  }

  /** What one user has of it. */
  final class Share {
    private final AtomicLong own;

    private Share(AtomicLong own) {
      this.own = own;
    }

    boolean hasRoom(long amount) {
      return fits(own, amount, ofUser) && fits(all, amount, inAll);
    }

    void add(long amount) {
      own.addAndGet(amount);
      all.addAndGet(amount);
    }

    /** False, and nothing is added, where there is no room. */
    boolean tryAdd(long amount) {
      if (!SharedLimit.tryAdd(own, amount, ofUser)) {
        return false;
      }
      if (!SharedLimit.tryAdd(all, amount, inAll)) {
        own.addAndGet(-amount);
        return false;
      }
      return true;
    }
  }
}
