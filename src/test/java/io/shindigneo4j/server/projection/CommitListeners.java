package io.shindigneo4j.server.projection;

import io.shindigneo4j.server.commit.CommitListener;
import io.shindigneo4j.testing.GraphServer;
import java.util.List;
import org.neo4j.graphdb.event.TransactionEventListener;
import org.neo4j.kernel.internal.GraphDatabaseAPI;
import org.neo4j.kernel.internal.event.GlobalTransactionEventListeners;

/** The listeners by which a server's graphs in memory hear of commits. */
record CommitListeners(GraphServer server) {

  private static final String DATABASE = "neo4j";

  List<TransactionEventListener<?>> all() {
    return List.copyOf(
        ((GraphDatabaseAPI) server.database(DATABASE))
                .getDependencyResolver()
                .resolveDependency(GlobalTransactionEventListeners.class)
                .getDatabaseTransactionEventListeners(DATABASE)
                .stream()
                .filter(CommitListener.class::isInstance)
                .toList());
  }

  /** A commit without them, as one of another member of a cluster. */
  void without(Runnable commit) {
    List<TransactionEventListener<?>> listeners = all();
    listeners.forEach(
        listener -> server.service().unregisterTransactionEventListener(DATABASE, listener));
    commit.run();
    listeners.forEach(
        listener -> server.service().registerTransactionEventListener(DATABASE, listener));
  }
}
