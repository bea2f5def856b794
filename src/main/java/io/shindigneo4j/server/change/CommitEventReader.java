package io.shindigneo4j.server.change;

import io.shindigneo4j.server.commit.ChangeReader;
import org.neo4j.kernel.api.KernelTransaction;
import org.neo4j.storageengine.api.txstate.ReadableTransactionState;

/**
 * Reads the events of a transaction, within limits of memory and of work: a transaction that
 * changes more is not told event by event. For one store. Thread-safe.
 */
public final class CommitEventReader implements ChangeReader<CommitEvents> {

  /** The bytes of events for which one node or relationship may be looked at. */
  private static final long BYTES_FOR_A_STEP = 16;

  private final long mostBytes;
  private final StoreTokens tokens = new StoreTokens();

  /**
   * @param mostBytes the memory that the events of one commit may take
   */
  public CommitEventReader(long mostBytes) {
    this.mostBytes = mostBytes;
  }

  /** {@link CommitEvents#TOO_MANY} where there are more than the limits allow. */
  @Override
  public CommitEvents read(ReadableTransactionState state, KernelTransaction transaction) {
    if (!state.hasDataChanges()) {
      return CommitEvents.NONE;
    }
    ReadBudget budget = new ReadBudget(mostBytes / BYTES_FOR_A_STEP);
    try (StoredGraph before = new StoredGraph(transaction, budget)) {
      Transition change =
          new Transition(
              state,
              before,
              new ChangedGraph(state, before, budget),
              new EventTokens(tokens, transaction.tokenRead()),
              budget,
              new EventCollector(mostBytes));
      return new TransactionEvents(change).read();
    } catch (TooManyChangesException e) {
      return CommitEvents.TOO_MANY;
    }
  }
}
