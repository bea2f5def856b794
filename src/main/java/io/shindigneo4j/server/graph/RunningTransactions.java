package io.shindigneo4j.server.graph;

import java.util.Set;
import java.util.stream.Collectors;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.kernel.api.KernelTransactionHandle;
import org.neo4j.kernel.impl.api.KernelTransactions;
import org.neo4j.kernel.internal.GraphDatabaseAPI;

/**
 * The transactions that were running, or committing, at one time. A listener that was registered
 * before hears of all later ones. Thread-safe.
 */
public final class RunningTransactions {

  /** Empty once all are known to have ended. */
  private volatile Set<KernelTransactionHandle> running;

  private RunningTransactions(Set<KernelTransactionHandle> running) {
    this.running = running;
  }

  /** The transactions that are running now. */
  public static RunningTransactions of(GraphDatabaseService database) {
    return new RunningTransactions(
        ((GraphDatabaseAPI) database)
            .getDependencyResolver()
            .resolveDependency(KernelTransactions.class)
            .executingTransactions());
  }

  /** Only those that are being committed now. */
  public static RunningTransactions committing(GraphDatabaseService database) {
    return new RunningTransactions(
        of(database).running.stream()
            .filter(KernelTransactionHandle::isCommitting)
            .collect(Collectors.toUnmodifiableSet()));
  }

  /** Whether each has ended: its changes are visible, or rolled back. */
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
