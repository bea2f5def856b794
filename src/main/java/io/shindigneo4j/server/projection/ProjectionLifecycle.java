package io.shindigneo4j.server.projection;

import io.shindigneo4j.server.commit.CatchUp;
import io.shindigneo4j.server.commit.CommitSequencer;
import io.shindigneo4j.server.commit.ListenerRegistration;
import io.shindigneo4j.server.execution.ClosedTransactions;
import io.shindigneo4j.server.graph.RunningTransactions;
import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.function.BooleanSupplier;
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
  private final BooleanSupplier follower;
  private final ProjectionCaches caches;
  private final ProjectionLog log;
  private final SnapshotHolder snapshots;
  private final CommitSequencer<GraphDelta> sequencer;
  private final CatchUp catchUp;
  private final SnapshotFill fill;
  private final PersonRanking ranking;
  private final FillCounts fills = new FillCounts();

  /** Of a graph that is read if it can be: null; otherwise OFF. */
  private final ProjectionState wanted;

  /** FILLING, READY, BEHIND or ENDED, of the caches as well. Written under the lock of this. */
  private volatile ProjectionState state = ProjectionState.BEHIND;

  /** Why the graph is not read: OFF, FULL, FOLLOWER or null. Written under the lock of this. */
  private volatile ProjectionState obstacle;

  private volatile Duration fillTime = Duration.ZERO;

  /** Fills after commits were missing. Guarded by this, as are the next two. */
  private final RefillSchedule refills;

  /** Tries again where there is an obstacle. */
  private final RefillSchedule retries;

  /** Ranks people again where many have come. Confined to the thread of the fills. */
  private final RefillSchedule rankings;

  /** Tries to rank people who could not be. Confined to the thread of the fills. */
  private final RefillSchedule failedRankings;

  /** Whether the log has told that the graph is too large, since it was in memory. */
  private boolean toldTooLarge;

  /**
   * @param threads run the fills
   * @param follower whether the commits of this database are made by another server
   */
  ProjectionLifecycle(
      GraphDatabaseAPI database,
      TransactionIdStore transactions,
      ProjectionSettings settings,
      ScheduledExecutorService threads,
      ListenerRegistration listener,
      BooleanSupplier follower,
      ProjectionCaches caches,
      ProjectionLog log) {
    this.listener = listener;
    this.follower = follower;
    this.caches = caches;
    this.log = log;
    wanted = settings.graphBytes() > 0 ? null : ProjectionState.OFF;
    obstacle = wanted;
    refills = new RefillSchedule(threads, backoff(settings), this::refill);
    retries = new RefillSchedule(threads, backoff(settings), this::retry);
    Duration pause = settings.minimumPause();
    rankings = new RefillSchedule(threads, new RefillBackoff(pause, pause), this::rankAgain);
    failedRankings = new RefillSchedule(threads, backoff(settings), this::tryToRank);
    snapshots = new SnapshotHolder(settings.graphBytes(), this);
    sequencer =
        new CommitSequencer<>(
            snapshots, GraphDelta::bytes, () -> ClosedTransactions.last(transactions));
    catchUp =
        new CatchUp(
            sequencer,
            () -> ClosedTransactions.last(transactions),
            () -> RunningTransactions.committing(database)::haveEnded,
            System::nanoTime,
            settings.commitTimeout());
    fill = new SnapshotFill(database, transactions, sequencer, snapshots, catchUp, settings);
    ranking = new PersonRanking(database, sequencer, snapshots);
  }

  private static RefillBackoff backoff(ProjectionSettings settings) {
    return new RefillBackoff(settings.minimumPause(), settings.maximumPause());
  }

  CommitSequencer<GraphDelta> sequencer() {
    return sequencer;
  }

  CatchUp catchUp() {
    return catchUp;
  }

  FillCounts fills() {
    return fills;
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

  /** Whether the graph is in memory, or will be soon. */
  boolean isGraphKept() {
    return obstacle == null;
  }

  Duration fillTime() {
    return fillTime;
  }

  /** The state of the graph. */
  ProjectionState graphState() {
    ProjectionState reason = obstacle;
    return hasEnded() || reason == null ? state : reason;
  }

  synchronized void start() {
    refills.now();
  }

  /** A commit will never come: the graph must be read again. */
  void fallBehind(String reason) {
    sequencer.runExclusively(snapshots::clear);
    refillLater(reason);
  }

  @Override
  public void lost(Throwable reason) {
    refillLater(reason.toString());
  }

  private synchronized void refillLater(String reason) {
    if (state == ProjectionState.READY) {
      state = ProjectionState.BEHIND;
      refills.afterReady();
    } else if (state == ProjectionState.FILLING) {
      state = ProjectionState.BEHIND;
      refills.afterFailure();
    } else {
      return;
    }
    log.refill(reason);
  }

  @Override
  public synchronized void tooLarge() {
    if (!isGraphKept() || hasEnded()) {
      return;
    }
    obstacle = ProjectionState.FULL;
    fills.tooLarge();
    if (!toldTooLarge) {
      toldTooLarge = true;
      log.tooLarge();
    }
    if (isReady()) {
      retries.afterReady();
    } else {
      retries.afterFailure();
    }
  }

  /** A commit was made here: this server does not follow another one. */
  void heardCommit() {
    if (obstacle == ProjectionState.FOLLOWER) {
      leads();
    }
  }

  private synchronized void leads() {
    if (obstacle == ProjectionState.FOLLOWER) {
      obstacle = wanted;
      refills.run(this::listen, Duration.ZERO);
    }
  }

  private void refill() {
    change(refills::begun);
    attempt();
  }

  private void retry() {
    change(retries::begun);
    attempt();
  }

  private synchronized void change(Runnable schedule) {
    schedule.run();
  }

  /** Looks first whether the graph can be held here, as to read it takes time. */
  private void attempt() {
    try {
      if (state == ProjectionState.BEHIND && follower.getAsBoolean()) {
        follow();
      } else if (isFull() && !fill.mayFit()) {
        change(retries::afterFailure);
      } else {
        listen();
      }
    } catch (RuntimeException | Error e) {
      failed(e);
      change(retries::afterFailure);
    }
  }

  /** The caches are in use, but there is no graph. */
  private boolean isFull() {
    return isReady() && obstacle == ProjectionState.FULL;
  }

  private synchronized void follow() {
    if (state != ProjectionState.BEHIND) {
      return;
    }
    if (obstacle != ProjectionState.FOLLOWER) {
      obstacle = ProjectionState.FOLLOWER;
      log.follower();
      listener.registerLast(); // to hear when that changes
    }
    retries.afterFailure();
  }

  private synchronized void listen() {
    if (state == ProjectionState.BEHIND || isFull()) {
      obstacle = wanted;
      listener.registerLast();
      state = ProjectionState.FILLING;
      refills.run(this::fill, SETTLING);
    }
  }

  private void fill() {
    long began = System.nanoTime();
    try {
      if (isGraphKept() && !fill.mayFit()) {
        tooLarge();
      }
      sequencer.runExclusively(this::beginFill);
      if (isGraphKept()) {
        fill.run(this::becomeReady);
        rank(ranking::run);
        filled(Duration.ofNanos(System.nanoTime() - began));
      } else {
        sequencer.runExclusively(this::becomeReadyWithoutGraph);
      }
    } catch (GraphTooLargeException e) {
      tooLarge();
      sequencer.runExclusively(this::becomeReadyWithoutGraph);
    } catch (CancellationException e) {
      fills.failed();
      fallBehind(e.getMessage());
    } catch (RuntimeException | Error e) {
      failed(e);
      fallBehind(e.toString());
    }
  }

  private void rankAgain() {
    rankings.begun();
    renewRanks();
  }

  private void tryToRank() {
    failedRankings.begun();
    renewRanks();
  }

  private void renewRanks() {
    if (snapshots.snapshot() != null) {
      rank(ranking::renew);
    }
  }

  /** The graph is of use without ranks, too, which are tried again. */
  private void rank(Runnable action) {
    try {
      action.run();
    } catch (RuntimeException | Error e) {
      if (!hasEnded()) {
        log.unranked(e);
      }
    }
    if (ranking.isNeeded()) {
      failedRankings.afterFailure();
    } else {
      rankings.afterReady();
    }
  }

  private void failed(Throwable failure) {
    if (!hasEnded()) {
      fills.failed();
      log.failed(failure);
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
      refills.ready();
      retries.ready();
    }
  }

  private synchronized void filled(Duration took) {
    Snapshot filled = snapshots.snapshot();
    if (filled != null) {
      fillTime = took;
      fills.ready();
      toldTooLarge = false;
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
