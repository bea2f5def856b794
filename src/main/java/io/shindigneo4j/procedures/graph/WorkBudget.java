package io.shindigneo4j.procedures.graph;

import io.shindigneo4j.server.procedure.RequestException;
import org.neo4j.graphdb.Transaction;

/**
 * Limits how many relationships a call may look at, and checks from time to time whether the call
 * was cancelled. For use by the transaction's thread.
 */
public final class WorkBudget {

  /** Takes some tens of microseconds. */
  private static final int RELATIONSHIPS_BETWEEN_CHECKS = 4096;

  private final long most;
  private final Runnable check;
  private long spent;
  private long nextCheck;

  /**
   * @param most how many relationships may be looked at
   * @param check fails where the call was cancelled
   */
  WorkBudget(long most, Runnable check) {
    this.most = most;
    this.check = check;
    this.nextCheck = Math.min(RELATIONSHIPS_BETWEEN_CHECKS, most);
  }

  /** The check asks for a traversal that is not used: this fails in a terminated transaction. */
  public static WorkBudget of(long most, Transaction transaction) {
    return new WorkBudget(most, transaction::traversalDescription);
  }

  /**
   * Before one more relationship is looked at.
   *
   * @throws RequestException if that is one too many
   */
  public void spend() {
    if (spent == nextCheck) {
      check();
    }
    spent++;
  }

  private void check() {
    check.run();
    if (spent == most) {
      throw RequestException.tooMuchWork(most);
    }
    nextCheck = Math.min(spent + RELATIONSHIPS_BETWEEN_CHECKS, most);
  }
}
