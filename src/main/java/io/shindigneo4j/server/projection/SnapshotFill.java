package io.shindigneo4j.server.projection;

import io.shindigneo4j.server.commit.CatchUp;
import io.shindigneo4j.server.commit.CommitSequencer;
import io.shindigneo4j.server.execution.ClosedTransactions;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import org.neo4j.kernel.internal.GraphDatabaseAPI;
import org.neo4j.storageengine.api.TransactionIdStore;

/** Reads the graph of a database into memory while others write. Confined to one thread. */
final class SnapshotFill {

  private static final long POLL_NANOS = TimeUnit.MILLISECONDS.toNanos(1);

  /** A commit may take its time, as where a listener of another plug-in is slow. */
  private static final long MAX_COMMIT_NANOS = TimeUnit.MINUTES.toNanos(1);

  private final GraphDatabaseAPI database;
  private final TransactionIdStore transactions;
  private final CommitSequencer<GraphDelta> sequencer;
  private final SnapshotHolder snapshots;
  private final CatchUp catchUp;
  private final ProjectionSettings settings;

  SnapshotFill(
      GraphDatabaseAPI database,
      TransactionIdStore transactions,
      CommitSequencer<GraphDelta> sequencer,
      SnapshotHolder snapshots,
      CatchUp catchUp,
      ProjectionSettings settings) {
    this.database = database;
    this.transactions = transactions;
    this.sequencer = sequencer;
    this.snapshots = snapshots;
    this.catchUp = catchUp;
    this.settings = settings;
  }

  /**
   * Begins a fill: all later commits are buffered for it, all earlier ones are visible to its scan.
   * Call it only within {@link CommitSequencer#runExclusively}.
   *
   * @param clearCaches drops what was cached before the fill
   */
  void begin(Runnable clearCaches) {
    long visible = ClosedTransactions.last(transactions);
    // after the id was read, or it would miss commits; before anybody can take the caches for new
    clearCaches.run();
    sequencer.restart(visible);
    snapshots.startBuffering();
  }

  /** Whether the graph may fit into its memory, as far as can be told without reading it. */
  boolean mayFit() {
    return GraphSizeEstimate.bytes(database) <= MemoryBudget.graphBytes(settings.graphBytes());
  }

  /**
   * Reads the whole graph and publishes it.
   *
   * @param whenDone called while no commit can change the snapshot
   * @throws GraphTooLargeException if the graph does not fit
   * @throws CancellationException if commits are missing, or the fill was abandoned
   */
  void run(Runnable whenDone) {
    StoreScan scan =
        new StoreScan(
            new MemoryBudget(settings.graphBytes(), () -> !snapshots.isBuffering()),
            this::nextCommits);
    Snapshot filled = scan.read(database);
    sequencer.runExclusively(
        () -> {
          requireBuffering();
          snapshots.publish(filled, scan.free());
          whenDone.run();
        });
  }

  private List<GraphDelta> nextCommits() {
    awaitApplied(transactions.getLastCommittedTransactionId());
    return drainCommits();
  }

  /** Waits for all commits that the scan may have seen in part. */
  private void awaitApplied(long last) {
    long deadline = System.nanoTime() + MAX_COMMIT_NANOS;
    while (sequencer.applied() < last) {
      requireBuffering();
      if (catchUp.hasGap() || System.nanoTime() - deadline > 0) {
        throw new CancellationException("commits were made elsewhere");
      }
      LockSupport.parkNanos(POLL_NANOS);
    }
  }

  private List<GraphDelta> drainCommits() {
    AtomicReference<List<GraphDelta>> drained = new AtomicReference<>();
    sequencer.runExclusively(
        () -> {
          requireBuffering();
          drained.set(snapshots.drain());
        });
    return drained.get();
  }

  private void requireBuffering() {
    if (!snapshots.isBuffering()) {
      throw new CancellationException("the fill was abandoned");
    }
  }
}
