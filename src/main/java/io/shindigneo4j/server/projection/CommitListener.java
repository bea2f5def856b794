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
 * Reports all commits of a database. An internal listener, as only these hear of commits that
 * change no data. A failure here never fails the transaction.
 */
final class CommitListener implements InternalTransactionEventListener<CommitListener.Pending> {

  /** Handles commits, on the threads that commit. */
  interface Handler {

    /**
     * A commit is visible to other transactions, and its own caller does not know yet.
     *
     * @param state what it changed; valid during the call only
     */
    void committed(long id, GraphDelta delta, ReadableTransactionState state);

    /** The same for a commit whose changes are not known. */
    void committedUnknown(long id);

    /** One of the other calls has failed, so that nothing is known of a commit. */
    void failed(Throwable reason);
  }

  /**
   * A transaction before its commit.
   *
   * @param state what it changes; later listeners may add to it
   * @param revision of the state, which grows when they do
   */
  record Pending(GraphDelta delta, ReadableTransactionState state, long revision) {

    private boolean isComplete() {
      return delta != GraphDelta.UNKNOWN && state.getDataRevision() == revision;
    }
  }

  private static final Pending UNKNOWN = new Pending(GraphDelta.UNKNOWN, null, 0);

  private final Handler handler;
  private final Log log;

  CommitListener(Handler handler, Log log) {
    this.handler = handler;
    this.log = log;
  }

  @Override
  public Pending beforeCommit(
      TransactionData data, KernelTransaction transaction, GraphDatabaseService database) {
    try {
      return pending(((TxStateHolder) transaction).txState(), transaction);
    } catch (RuntimeException | Error e) {
      ignoringFailure(() -> log.warn("The changes of a transaction cannot be read", e));
      return UNKNOWN;
    }
  }

  /** What fails here is noticed later: the projection lacks a commit that the store has. */
  private static void ignoringFailure(Runnable action) {
    try {
      action.run();
    } catch (RuntimeException | Error e) {
      // such as no memory for the message
    }
  }

  private static Pending pending(ReadableTransactionState state, KernelTransaction transaction) {
    GraphDelta delta =
        state.isMultiChunk() ? GraphDelta.UNKNOWN : new GraphDeltaReader(state, transaction).read();
    return new Pending(delta, state, state.getDataRevision());
  }

  /**
   * The parts of the transaction data that this listener needs: none. Neo4j's calendar releases
   * call this; 5.26 does not have it.
   */
  public Set<?> transactionDataSelection() {
    return Set.of();
  }

  /** Not called for an internal listener. */
  @Override
  public Pending beforeCommit(
      TransactionData data, Transaction transaction, GraphDatabaseService database) {
    throw new UnsupportedOperationException();
  }

  /** Never throws: the commit is durable, and its caller must learn so. */
  @Override
  public void afterCommit(TransactionData data, Pending pending, GraphDatabaseService database) {
    try {
      report(data.getTransactionId(), pending);
    } catch (RuntimeException | Error e) {
      ignoringFailure(() -> handler.failed(e));
    }
  }

  private void report(long id, Pending pending) {
    if (id <= KernelTransaction.READ_ONLY_ID) { // its changes cancelled each other out
      return;
    }
    if (pending.isComplete()) {
      handler.committed(id, pending.delta(), pending.state());
    } else {
      handler.committedUnknown(id);
    }
  }

  @Override
  public void afterRollback(TransactionData data, Pending pending, GraphDatabaseService database) {
    // it was not reported
  }
}
