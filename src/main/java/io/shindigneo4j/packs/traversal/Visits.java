package io.shindigneo4j.packs.traversal;

import io.shindigneo4j.server.procedure.RequestException;
import org.neo4j.graphdb.Transaction;

/**
 * Counts visited nodes. Each traversal has a limit, as users may have changed the tree to have
 * cycles. Checks now and then that the transaction was not terminated. Confined to the
 * transaction's thread.
 */
final class Visits {

  /** The limit of one traversal. */
  static final long MAX_NODES = 20_000_000;

  private static final int BETWEEN_CHECKS = 4096;

  private final Transaction transaction;
  private final long most;
  private long ended;
  private long inThis;

  Visits(Transaction transaction) {
    this(transaction, MAX_NODES);
  }

  Visits(Transaction transaction, long most) {
    this.transaction = transaction;
    this.most = most;
  }

  /** Begins another traversal. */
  void begin() {
    ended += inThis;
    inThis = 0;
    requireNotTerminated();
  }

  /**
   * Counts a node.
   *
   * @throws RequestException if the limit is exceeded
   */
  void add() {
    if (inThis == most) {
      throw RequestException.tooMuchWork(most);
    }
    inThis++;
    if (inThis % BETWEEN_CHECKS == 0) {
      requireNotTerminated();
    }
  }

  /** Fails if the transaction was terminated. The traversal description is not used. */
  private void requireNotTerminated() {
    transaction.traversalDescription();
  }

  /** The visits of all traversals. */
  long all() {
    return ended + inThis;
  }
}
