package io.shindigneo4j.server.session;

import java.util.HashMap;
import java.util.Map;

/**
 * Limits the transactions that wait for their clients: open transactions, and streams outside of
 * them. Each takes memory of the database, of which logins need some. Thread-safe.
 */
final class TransactionQuota {

  private final int mostOfUser;
  private final int mostInAll;

  // Both guarded by this.
  private final Map<String, Integer> byUser = new HashMap<>();
  private int all;

  TransactionQuota(int mostOfUser, int mostInAll) {
    this.mostOfUser = mostOfUser;
    this.mostInAll = mostInAll;
  }

  /** False if the user has too many already, or all users together. */
  synchronized boolean tryAcquire(String user) {
    int before = byUser.getOrDefault(user, 0);
    if (all >= mostInAll || before >= mostOfUser) {
      return false;
    }
    byUser.put(user, before + 1);
    all++;
    return true;
  }

  synchronized void release(String user) {
    byUser.computeIfPresent(user, (name, count) -> count == 1 ? null : count - 1);
    all--;
  }
}
