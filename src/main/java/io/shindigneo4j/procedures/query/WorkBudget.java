package io.shindigneo4j.procedures.query;

import io.shindigneo4j.server.procedure.GraphOperation;
import io.shindigneo4j.server.procedure.ProcedureContext;
import io.shindigneo4j.server.procedure.RequestException;
import org.neo4j.graphdb.Transaction;

/**
 * Limits how many relationships a call may look at, and checks from time to time whether the call
 * was cancelled. For use by the transaction's thread.
 */
public final class WorkBudget {

  /** Takes some tens of microseconds. */
  private static final int RELATIONSHIPS_BETWEEN_CHECKS = 4096;

  /** To read a node or a relationship of the store takes as long as this many in memory. */
  private static final int STORED = 20;

  private final long most;
  private final Runnable check;
  private long spent;
  private long nextCheck;

  /** Does the work of an operation within a budget. */
  @FunctionalInterface
  public interface Work<P, R> {
    R call(ProcedureContext context, WorkBudget budget, P parameters);
  }

  /**
   * @param most how many relationships may be looked at
   * @param check fails where the call was cancelled
   */
  public WorkBudget(long most, Runnable check) {
    this.most = most;
    this.check = check;
    this.nextCheck = Math.min(RELATIONSHIPS_BETWEEN_CHECKS, most);
  }

  /** The check asks for a traversal that is not used: this fails in a terminated transaction. */
  public static WorkBudget of(long most, Transaction transaction) {
    return new WorkBudget(most, transaction::traversalDescription);
  }

  /** The operation whose calls have this budget each. */
  public static <P, R> GraphOperation<P, R> limit(long most, Work<P, R> work) {
    return (context, parameters) -> work.call(context, of(most, context.transaction()), parameters);
  }

  /**
   * Before one more relationship is looked at.
   *
   * @throws RequestException if that is one too many
   */
  public void spend() {
    spend(1);
  }

  /**
   * Before one more node or relationship is read of the store.
   *
   * @throws RequestException if that is one too many
   */
  public void spendStored() {
    spend(STORED);
  }

  private void spend(int relationships) {
    if (spent + relationships > nextCheck) {
      check(relationships);
    }
    spent += relationships;
  }

  private void check(int relationships) {
    check.run();
    if (spent + relationships > most) {
      throw RequestException.tooMuchWork(most);
    }
    nextCheck = Math.min(spent + RELATIONSHIPS_BETWEEN_CHECKS, most);
  }
}
