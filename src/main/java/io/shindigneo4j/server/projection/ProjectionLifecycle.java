package io.shindigneo4j.server.projection;

import io.shindigneo4j.server.execution.ClosedTransactions;
import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ScheduledExecutorService;
import org.neo4j.kernel.internal.GraphDatabaseAPI;
import org.neo4j.storageengine.api.TransactionIdStore;

/**
 * Moves one projection through its {@linkplain ProjectionState states}: schedules fills, and falls
 * behind when commits are missing. Thread-safe.
 */
final class ProjectionLifecycle implements SnapshotHolder.Listener {

  /** Transactions that were committing when the listener was registered end within this time. */
  private static final Duration SETTLING = Duration.ofMillis(100);

  private final ListenerRegistration listener;
  private final ProjectionCaches caches;
  private final ProjectionLog log;
  private final SnapshotHolder snapshots;
  private final CommitSequencer sequencer;
  private final SnapshotFill fill;
  private final boolean graphWanted;

  /** FILLING, READY, BEHIND or ENDED, of the caches as well. Written under the lock of this. */
  private volatile ProjectionState state = ProjectionState.BEHIND;

  /** Whether the graph is wanted and has not been too large. */
  private volatile boolean graphKept;

  private volatile Duration fillTime = Duration.ZERO;

  /** Guarded by this. */
  private final RefillSchedule schedule;

  /**
   * @param threads run the fills
   */
  ProjectionLifecycle(
      GraphDatabaseAPI database,
      TransactionIdStore transactions,
      ProjectionSettings settings,
      ScheduledExecutorService threads,
      ListenerRegistration listener,
      ProjectionCaches caches,
      ProjectionLog log) {
    this.listener = listener;
    this.caches = caches;
    this.log = log;
    graphWanted = settings.graphBytes() > 0;
    graphKept = graphWanted;
    RefillBackoff backoff = new RefillBackoff(settings.minimumPause(), settings.maximumPause());
    schedule = new RefillSchedule(threads, backoff, this::listen);
    snapshots = new SnapshotHolder(settings.graphBytes(), this);
    sequencer = new CommitSequencer(snapshots, () -> ClosedTransactions.last(transactions));
    fill = new SnapshotFill(database, transactions, sequencer, snapshots, settings);
  }

  CommitSequencer sequencer() {
    return sequencer;
  }

  /** Null if the graph is not in memory. It may lag behind the store. */
  Snapshot snapshot() {
    return snapshots.snapshot();
  }

  boolean isReady() {
    return state == ProjectionState.READY;
  }

  boolean hasEnded() {
    return state == ProjectionState.ENDED;
  }

  boolean isGraphKept() {
    return graphKept;
  }

  Duration fillTime() {
    return fillTime;
  }

  /** The state of the graph. */
  ProjectionState graphState() {
    if (hasEnded() || graphKept) {
      return state;
    }
    return graphWanted ? ProjectionState.FULL : ProjectionState.OFF;
  }

  synchronized void start() {
    schedule.now();
  }

  /** A commit will never come: the graph must be read again. */
  void fallBehind(String reason) {
    sequencer.runExclusively(snapshots::clear);
    refillLater(reason);
  }

  @Override
  public void lost(RuntimeException reason) {
    refillLater(reason.getMessage());
  }

  private synchronized void refillLater(String reason) {
    if (state == ProjectionState.READY) {
      schedule.afterReady();
    } else if (state == ProjectionState.FILLING) {
      schedule.afterFailure();
    } else {
      return;
    }
    log.refill(reason);
    state = ProjectionState.BEHIND;
  }

  @Override
  public synchronized void tooLarge() {
    if (graphKept && !hasEnded()) {
      graphKept = false;
      log.tooLarge();
    }
  }

  private synchronized void listen() {
    schedule.begun();
    if (state == ProjectionState.BEHIND) {
      listener.registerLast();
      state = ProjectionState.FILLING;
      schedule.run(this::fill, SETTLING);
    }
  }

  private void fill() {
    long began = System.nanoTime();
    try {
      sequencer.runExclusively(this::beginFill);
      if (graphKept) {
        fill.run(this::becomeReady);
        filled(Duration.ofNanos(System.nanoTime() - began));
      } else {
        sequencer.runExclusively(this::becomeReadyWithoutGraph);
      }
    } catch (GraphTooLargeException e) {
      tooLarge();
      sequencer.runExclusively(this::becomeReadyWithoutGraph);
    } catch (CancellationException e) {
      fallBehind(e.getMessage());
    } catch (RuntimeException | Error e) {
      if (!hasEnded()) {
        log.failed(e);
      }
      fallBehind(e.toString());
    }
  }

  private void beginFill() {
    if (state != ProjectionState.FILLING) {
      throw new CancellationException("the database has stopped");
    }
    fill.begin(caches::invalidateAll);
  }

  private void becomeReadyWithoutGraph() {
    snapshots.clear();
    becomeReady();
  }

  private synchronized void becomeReady() {
    if (state == ProjectionState.FILLING) {
      state = ProjectionState.READY;
      schedule.ready();
    }
  }

  private void filled(Duration took) {
    Snapshot filled = snapshots.snapshot();
    if (filled != null) {
      fillTime = took;
      log.filled(filled, took);
    }
  }

  /** Ends the projection: the database stops, or another store replaces its own. */
  void end() {
    synchronized (this) {
      state = ProjectionState.ENDED;
      listener.unregister();
    }
    sequencer.runExclusively(snapshots::clear);
    caches.invalidateAll();
  }
}
