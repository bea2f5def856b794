package io.shindigneo4j.packs.traversal;

import io.shindigneo4j.server.procedure.RequestException;
import org.neo4j.graphdb.Transaction;

/**
 * How many nodes a call comes to. There is a limit for each traversal, as what has become of the
 * tree may have circles; now and then it is seen whether the call is still wanted. For the
 * transaction's thread.
 */
final class Visits {

  /** In one traversal. */
  static final long MOST = 20_000_000;

  private static final int BETWEEN_CHECKS = 4096;

  private final Transaction transaction;
  private final long most;
  private long ended;
  private long inThis;

  Visits(Transaction transaction) {
    this(transaction, MOST);
  }

  Visits(Transaction transaction, long most) {
    this.transaction = transaction;
    this.most = most;
  }

  /** Another traversal begins. */
  void begin() {
    ended += inThis;
    inThis = 0;
    requireWanted();
  }

  /**
   * Comes to one more node.
   *
   * @throws RequestException if that is one too many
   */
  void add() {
    if (inThis == most) {
      throw RequestException.tooMuchWork(most);
    }
    inThis++;
    if (inThis % BETWEEN_CHECKS == 0) {
      requireWanted();
    }
  }

  /** The traversal is not used: asking for one fails where the transaction is to end. */
  private void requireWanted() {
    transaction.traversalDescription();
  }

  /** In all traversals. */
  long all() {
    return ended + inThis;
  }
}
