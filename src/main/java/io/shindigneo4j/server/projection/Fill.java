package io.shindigneo4j.server.projection;

import io.shindigneo4j.server.execution.ClosedTransactions;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import org.neo4j.kernel.internal.GraphDatabaseAPI;
import org.neo4j.storageengine.api.TransactionIdStore;

/** Reads the graph of a database into memory while others write. For one thread. */
final class Fill {

  private static final long LOOK_NANOS = TimeUnit.MILLISECONDS.toNanos(1);

  private final GraphDatabaseAPI database;
  private final TransactionIdStore transactions;
  private final CommitOrder order;
  private final GraphMemory memory;
  private final ProjectionSettings settings;

  Fill(
      GraphDatabaseAPI database,
      TransactionIdStore transactions,
      CommitOrder order,
      GraphMemory memory,
      ProjectionSettings settings) {
    this.database = database;
    this.transactions = transactions;
    this.order = order;
    this.memory = memory;
    this.settings = settings;
  }

  /**
   * From here on all commits come to the memory, and those before can be seen. For use exclusively.
   *
   * @param forget what was known before
   */
  void begin(Runnable forget) {
    long seen = ClosedTransactions.last(transactions);
    forget.run(); // before anybody takes it for new, and after the look: it must not miss any
    order.restart(seen);
    memory.collect();
  }

  /**
   * Reads all there is.
   *
   * @param whenDone called while no commit can change what is in memory
   * @throws TooLargeException where it does not fit
   * @throws CancellationException where commits do not come, or whoever has begun it has forgotten
   *     it
   */
  void run(Runnable whenDone) {
    Scan scan = new Scan(new Budget(settings.graphBytes(), () -> !memory.isCollecting()));
    scan.read(database);
    awaitAll(transactions.getLastCommittedTransactionId());
    Snapshot filled = scan.after(taken());
    order.exclusively(
        () -> {
          requireCollecting();
          memory.publish(filled, scan.free());
          whenDone.run();
        });
  }

  /** Until all have come that may have been seen in part. */
  private void awaitAll(long last) {
    Duration patience = settings.patience();
    long deadline = System.nanoTime() + patience.toNanos();
    while (order.applied() < last) {
      requireCollecting();
      if (System.nanoTime() - deadline > 0) {
        throw new CancellationException("commits were made elsewhere");
      }
      LockSupport.parkNanos(LOOK_NANOS);
    }
  }

  private List<Delta> taken() {
    AtomicReference<List<Delta>> taken = new AtomicReference<>();
    order.exclusively(
        () -> {
          requireCollecting();
          taken.set(memory.take());
        });
    return taken.get();
  }

  private void requireCollecting() {
    if (!memory.isCollecting()) {
      throw new CancellationException("nobody waits for it any more");
    }
  }
}
