package io.shindigneo4j.server.projection;

import io.shindigneo4j.server.commit.CatchUp;
import io.shindigneo4j.server.commit.CommitListener;
import io.shindigneo4j.server.commit.CommitSequencer;
import io.shindigneo4j.server.commit.ListenerRegistration;
import io.shindigneo4j.server.metrics.ProjectionLoad;
import io.shindigneo4j.server.procedure.ProcedureContext;
import java.util.Map;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Predicate;
import org.neo4j.dbms.api.DatabaseManagementService;
import org.neo4j.kernel.api.KernelTransaction;
import org.neo4j.kernel.internal.GraphDatabaseAPI;
import org.neo4j.logging.Log;
import org.neo4j.storageengine.api.TransactionIdStore;
import org.neo4j.storageengine.api.txstate.ReadableTransactionState;

/**
 * The graph and the caches of one database, from its first use until it stops. It answers only when
 * it has caught up with the store. Thread-safe.
 */
final class Projection implements CommitListener.Handler<GraphDelta> {

  private final GraphDatabaseAPI database;
  private final ProjectionSettings settings;
  private final ProjectionCaches caches;
  private final ProjectionLifecycle lifecycle;
  private final CommitSequencer<GraphDelta> sequencer;
  private final CatchUp catchUp;
  private final LongAdder storeReads = new LongAdder();

  /**
   * Creates a projection that has read nothing yet.
   *
   * @param service where the database is
   * @param threads run the fills
   * @param follower whether another server makes the commits of a database
   */
  Projection(
      DatabaseManagementService service,
      GraphDatabaseAPI database,
      ScheduledExecutorService threads,
      Predicate<GraphDatabaseAPI> follower,
      ProjectionSettings settings,
      Log log) {
    this.database = database;
    this.settings = settings;
    String name = database.databaseName();
    TransactionIdStore transactions =
        database.getDependencyResolver().resolveDependency(TransactionIdStore.class);
    caches = new ProjectionCaches(settings.propertyBytes());
    lifecycle =
        new ProjectionLifecycle(
            database,
            transactions,
            settings,
            threads,
            new ListenerRegistration(
                service, name, new CommitListener<>(Projection::delta, this, log)),
            () -> follower.test(database),
            caches,
            new ProjectionLog(log, name, settings.graphBytes()));
    sequencer = lifecycle.sequencer();
    catchUp = lifecycle.catchUp();
  }

  private static GraphDelta delta(ReadableTransactionState state, KernelTransaction transaction) {
    return new GraphDeltaReader(state, transaction).read();
  }

  boolean isOf(GraphDatabaseAPI other) {
    return other == database;
  }

  void start() {
    lifecycle.start();
  }

  void end() {
    lifecycle.end();
  }

  /** The graph with all commits up to now, or null if that is not in memory. */
  Snapshot graph() {
    // the second look: the first one was before the last commits were applied
    Snapshot found = lifecycle.snapshot() != null && isCaughtUp() ? lifecycle.snapshot() : null;
    if (found == null && lifecycle.isGraphKept()) {
      storeReads.increment();
    }
    return found;
  }

  /** Whether the caches of properties and links may be used now. */
  boolean hasNodes() {
    return settings.propertyBytes() > 0 && !lifecycle.hasEnded() && isCaughtUp();
  }

  /** Use it only when {@link #hasNodes} is true. */
  PropertyCache properties() {
    return caches.properties();
  }

  /** Use it only when {@link #hasNodes} is true. */
  NodeCache<CachedLinks> links() {
    return caches.links();
  }

  /** Use it only when {@link #hasNodes} is true. */
  NodeCache<CachedFriendships> friendships() {
    return caches.friendships();
  }

  /** Use it only with a {@link #graph}, and when {@link #hasNodes} is true. */
  PersonIdCache people() {
    return caches.people();
  }

  /** As {@link ProcedureContext#era}, for a transaction that sees what all others see. */
  long era() {
    return !lifecycle.hasEnded() && isCaughtUp() ? caches.era() : ProcedureContext.NO_ERA;
  }

  private boolean isCaughtUp() {
    boolean caughtUp = catchUp.awaitCaughtUp();
    if (!caughtUp) {
      checkForGap();
    }
    return caughtUp;
  }

  private void checkForGap() {
    if (lifecycle.isReady() && catchUp.hasGap()) {
      lifecycle.fallBehind("commits were made elsewhere");
    }
  }

  @Override
  public void committed(long id, long time, GraphDelta delta, ReadableTransactionState changed) {
    caches.invalidate(changed);
    sequencer.add(id, delta);
    lifecycle.heardCommit();
    checkForGap();
  }

  @Override
  public void committedUnknown(long id, long time) {
    caches.invalidateAll();
    sequencer.add(id, GraphDelta.UNKNOWN);
    lifecycle.heardCommit();
  }

  @Override
  public void failed(Throwable reason) {
    lifecycle.fallBehind(reason.toString());
  }

  ProjectionState graphState() {
    return lifecycle.graphState();
  }

  ProjectionLoad load() {
    Snapshot newest = lifecycle.snapshot();
    Snapshot graph = newest == null ? Snapshot.EMPTY : newest;
    FillCounts fills = lifecycle.fills();
    return new ProjectionLoad(
        countedState(),
        graph.bytes(),
        graph.bytes() - graph.listBytes(),
        graph.listBytes(),
        caches.bytes(),
        graph.personAdjacency().labelled(),
        graph.friendships(),
        graph.memberships(),
        lifecycle.fillTime().toMillis(),
        storeReads.sum(),
        fills.readyCount(),
        fills.tooLargeCount(),
        fills.failedCount());
  }

  private Map<ProjectionLoad.State, Integer> countedState() {
    ProjectionState now = graphState();
    return now == ProjectionState.ENDED
        ? Map.of()
        : Map.of(ProjectionLoad.State.valueOf(now.name()), 1);
  }
}
