package io.shindigneo4j.server.graph;

import java.util.Set;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.kernel.api.KernelTransactionHandle;
import org.neo4j.kernel.impl.api.KernelTransactions;
import org.neo4j.kernel.internal.GraphDatabaseAPI;

/**
 * The transactions that were running at one time, those that were being committed among them. A
 * listener that came before that time is told of all others. Safe for use by many threads.
 */
public final class RunningTransactions {

  /** Those that have not ended; empty from when it is known that all have. */
  private volatile Set<KernelTransactionHandle> running;

  private RunningTransactions(Set<KernelTransactionHandle> running) {
    this.running = running;
  }

  /** Those of now. */
  public static RunningTransactions of(GraphDatabaseService database) {
    return new RunningTransactions(
        ((GraphDatabaseAPI) database)
            .getDependencyResolver()
            .resolveDependency(KernelTransactions.class)
            .executingTransactions());
  }

  /** Whether the effect of each can be seen, or it has none. */
  public boolean haveEnded() {
    if (!running.isEmpty() && running.stream().noneMatch(RunningTransactions::isRunning)) {
      running = Set.of();
    }
    return running.isEmpty();
  }

  private static boolean isRunning(KernelTransactionHandle transaction) {
    return transaction.isOpen() || transaction.isClosing();
  }
}
