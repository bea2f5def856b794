package io.shindigneo4j.server.projection;

import java.util.Set;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.graphdb.Transaction;
import org.neo4j.graphdb.event.TransactionData;
import org.neo4j.kernel.api.KernelTransaction;
import org.neo4j.kernel.api.txstate.TxStateHolder;
import org.neo4j.kernel.internal.event.InternalTransactionEventListener;
import org.neo4j.logging.Log;
import org.neo4j.storageengine.api.txstate.ReadableTransactionState;

/**
 * Hears of the commits of a database: of all, as one that is internal hears also of those that
 * change no data. Whatever goes wrong here does no harm to a transaction.
 */
final class CommitListener implements InternalTransactionEventListener<CommitListener.Pending> {

  /** Takes what commits have changed. Called by the threads that commit. */
  interface Target {

    /**
     * A commit can be seen, and nobody has been told of it.
     *
     * @param state all that it has changed, for as long as this runs
     */
    void committed(long id, Delta delta, ReadableTransactionState state);

    /**
     * The same for one that nobody can tell what it has changed: other listeners have added to it.
     */
    void committed(long id);
  }

  /**
   * A transaction before its commit.
   *
   * @param state what it changes, which others may add to
   * @param revision of the state, which tells whether somebody has
   */
  record Pending(Delta delta, ReadableTransactionState state, long revision) {

    private boolean isComplete() {
      return delta != Delta.UNKNOWN && state.getDataRevision() == revision;
    }
  }

  private static final Pending UNKNOWN = new Pending(Delta.UNKNOWN, null, 0);

  private final Target target;
  private final Log log;

  CommitListener(Target target, Log log) {
    this.target = target;
    this.log = log;
  }

  @Override
  public Pending beforeCommit(
      TransactionData data, KernelTransaction transaction, GraphDatabaseService database) {
    try {
      return pending(((TxStateHolder) transaction).txState(), transaction, database);
    } catch (RuntimeException | Error e) {
      log.warn("What a transaction changes is not known", e);
      return UNKNOWN;
    }
  }

  private static Pending pending(
      ReadableTransactionState state,
      KernelTransaction transaction,
      GraphDatabaseService database) {
    Delta delta =
        state.isMultiChunk()
            ? Delta.UNKNOWN
            : new DeltaReader(state, Tokens.of(transaction.tokenRead()), database).read();
    return new Pending(delta, state, state.getDataRevision());
  }

  /**
   * Which parts of the data this needs: none, as it looks at the state. What Neo4j's calendar
   * releases ask; 5.26 does not know it.
   */
  public Set<?> transactionDataSelection() {
    return Set.of();
  }

  /** Neo4j calls the other one. */
  @Override
  public Pending beforeCommit(
      TransactionData data, Transaction transaction, GraphDatabaseService database) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void afterCommit(TransactionData data, Pending pending, GraphDatabaseService database) {
    long id = data.getTransactionId();
    if (id <= KernelTransaction.READ_ONLY_ID) { // what it did has cancelled out
      return;
    }
    if (pending.isComplete()) {
      target.committed(id, pending.delta(), pending.state());
    } else {
      target.committed(id);
    }
  }

  @Override
  public void afterRollback(TransactionData data, Pending pending, GraphDatabaseService database) {
    // nothing has been told of it
  }
}
