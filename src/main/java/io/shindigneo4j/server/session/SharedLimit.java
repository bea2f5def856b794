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
    long before = taken.get();
    return before == 0 || before + amount <= limit;
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
      boolean fits = hasRoom(amount);
      if (fits) {
        add(amount);
      }
      return fits;
    }
  }
}
