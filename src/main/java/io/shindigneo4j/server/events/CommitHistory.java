package io.shindigneo4j.server.events;

import io.shindigneo4j.protocol.EventPosition;
import io.shindigneo4j.server.execution.ClosedTransactions;
import io.shindigneo4j.server.graph.RunningTransactions;
import java.util.function.BooleanSupplier;
import org.neo4j.kernel.internal.GraphDatabaseAPI;
import org.neo4j.storageengine.api.StoreId;
import org.neo4j.storageengine.api.StoreIdProvider;
import org.neo4j.storageengine.api.TransactionId;
import org.neo4j.storageengine.api.TransactionIdStore;

/** The commits of a database as its store knows them. Thread-safe. */
interface CommitHistory {

  /** The identity of the store, for {@link EventPosition#epoch}. */
  String epoch();

  /** After the last commit that is durable. */
  EventPosition last();

  /** The number up to which all commits are visible. */
  long closed();

  /** The transactions that are committing now; tells whether they have ended. */
  BooleanSupplier committing();

  static CommitHistory of(GraphDatabaseAPI database) {
    TransactionIdStore transactions =
        database.getDependencyResolver().resolveDependency(TransactionIdStore.class);
    String epoch =
        epoch(
            database.getDependencyResolver().resolveDependency(StoreIdProvider.class).getStoreId());
    return new CommitHistory() {

      @Override
      public String epoch() {
        return epoch;
      }

      @Override
      public EventPosition last() {
        TransactionId last = transactions.getLastCommittedTransaction();
        return new EventPosition(epoch, last.id(), Math.max(0, last.commitTimestamp()));
      }

      @Override
      public long closed() {
        return ClosedTransactions.last(transactions);
      }

      @Override
      public BooleanSupplier committing() {
        return RunningTransactions.committing(database)::haveEnded;
      }
    };
  }

  private static String epoch(StoreId store) {
    return "%016x%016x".formatted(store.getCreationTime(), store.getRandom());
  }
}
