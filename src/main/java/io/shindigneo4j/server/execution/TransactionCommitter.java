package io.shindigneo4j.server.execution;

import io.shindigneo4j.server.migration.NotWritableFailures;
import org.neo4j.kernel.impl.coreapi.InternalTransaction;
import org.neo4j.logging.Log;

/**
 * Commits transactions, and tells apart what comes out of a commit: before anything is written,
 * while it is written, and when it is durable. Safe for use by many threads.
 */
public final class TransactionCommitter {

  private final Log log;

  public TransactionCommitter(Log log) {
    this.log = log;
  }

  /**
   * Commits a transaction. What fails after the commit is durable, such as the listener of another
   * plug-in, goes to the log alone.
   *
   * @param repeatable whether it has a request id, so that it may be done again
   * @throws OutcomeUnknownException if the commit has failed halfway
   * @throws RuntimeException if the transaction was rolled back
   */
  public void commit(InternalTransaction transaction, boolean repeatable) {
    CommitProgress progress = CommitProgress.of(transaction);
    try {
      transaction.commit();
    } catch (RuntimeException | Error failure) {
      if (progress.isDurable()) {
        log.error("A transaction is committed, and something has failed after that", failure);
      } else if (progress.hasBegunToWrite() && !NotWritableFailures.isCauseOf(failure)) {
        throw new OutcomeUnknownException(failure, repeatable);
      } else {
        throw failure;
      }
    }
  }
}
