package io.shindigneo4j.server.commit;

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
 *
 * @param <D> what is read of a transaction
 */
public final class CommitListener<D>
    implements InternalTransactionEventListener<CommitListener.Pending<D>> {

  /** Handles commits, on the threads that commit. */
  public interface Handler<D> {

    /**
     * A commit is visible to other transactions, and its own caller does not know yet.
     *
     * @param time of the commit, in milliseconds since 1970
     * @param changes what was read of it
     * @param state what it changed; valid during the call only
     */
    void committed(long id, long time, D changes, ReadableTransactionState state);

    /** The same for a commit whose changes are not known. */
    void committedUnknown(long id, long time);

    /** One of the other calls has failed, so that nothing is known of a commit. */
    void failed(Throwable reason);
  }

  /**
   * A transaction before its commit.
   *
   * @param changes what was read; null if they are unknown
   * @param state what it changes; later listeners may add to it
   * @param revision of the state, which grows when they do
   */
  record Pending<D>(D changes, ReadableTransactionState state, long revision) {

    private static <D> Pending<D> unknown() {
      return new Pending<>(null, null, 0);
    }

    private boolean isComplete() {
      return changes != null && state.getDataRevision() == revision;
    }
  }

  private final ChangeReader<D> reader;
  private final Handler<D> handler;
  private final Log log;

  public CommitListener(ChangeReader<D> reader, Handler<D> handler, Log log) {
    this.reader = reader;
    this.handler = handler;
    this.log = log;
  }

  @Override
  public Pending<D> beforeCommit(
      TransactionData data, KernelTransaction transaction, GraphDatabaseService database) {
    try {
      return pending(((TxStateHolder) transaction).txState(), transaction);
    } catch (RuntimeException | Error e) {
      ignoringFailure(() -> log.warn("The changes of a transaction cannot be read", e));
      return Pending.unknown();
    }
  }

  /** What fails here is noticed later: a commit is missing that the store has. */
  private static void ignoringFailure(Runnable action) {
    try {
      action.run();
    } catch (RuntimeException | Error e) {
      // such as no memory for the message
    }
  }

  private Pending<D> pending(ReadableTransactionState state, KernelTransaction transaction) {
    D changes = state.isMultiChunk() ? null : reader.read(state, transaction);
    return new Pending<>(changes, state, state.getDataRevision());
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
  public Pending<D> beforeCommit(
      TransactionData data, Transaction transaction, GraphDatabaseService database) {
    throw new UnsupportedOperationException();
  }

  /** Never throws: the commit is durable, and its caller must learn so. */
  @Override
  public void afterCommit(TransactionData data, Pending<D> pending, GraphDatabaseService database) {
    try {
      report(data.getTransactionId(), data, pending);
    } catch (RuntimeException | Error e) {
      ignoringFailure(() -> handler.failed(e));
    }
  }

  private void report(long id, TransactionData data, Pending<D> pending) {
    if (id <= KernelTransaction.READ_ONLY_ID) { // its changes cancelled each other out
      return;
    }
    if (pending.isComplete()) {
      handler.committed(id, data.getCommitTime(), pending.changes(), pending.state());
    } else {
      handler.committedUnknown(id, data.getCommitTime());
    }
  }

  @Override
  public void afterRollback(
      TransactionData data, Pending<D> pending, GraphDatabaseService database) {
    // it was not reported
  }
}
