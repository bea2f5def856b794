package io.shindigneo4j.server.projection;

import io.shindigneo4j.server.execution.ClosedTransactions;
import io.shindigneo4j.server.metrics.ProjectionLoad;
import io.shindigneo4j.server.procedure.ProcedureContext;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.LongSupplier;
import org.neo4j.dbms.api.DatabaseManagementService;
import org.neo4j.kernel.internal.GraphDatabaseAPI;
import org.neo4j.logging.Log;
import org.neo4j.storageengine.api.TransactionIdStore;
import org.neo4j.storageengine.api.txstate.NodeState;
import org.neo4j.storageengine.api.txstate.ReadableTransactionState;
import org.neo4j.storageengine.api.txstate.RelationshipState;

/**
 * What is in memory of one database, for as long as the database runs. Safe for use by many
 * threads.
 */
final class Projection implements CommitListener.Target, GraphMemory.Owner {

  /**
   * FILLING: the graph is being read, and nobody sees it yet; begins each time when the one before
   * cannot go on. READY: as new as the store, but for moments. BEHIND: commits have not come here,
   * and the next fill waits for its time. OFF: not wanted. FULL: it would take too much memory.
   * ENDED: the database has stopped. The last three are for good.
   */
  enum State {
    FILLING,
    READY,
    BEHIND,
    OFF,
    FULL,
    ENDED
  }

  /** In which those end that were being committed when the listener came, and do not know it. */
  private static final Duration SETTLING = Duration.ofMillis(100);

  /** Of all databases: the next one of a name has greater ones. */
  private static final AtomicLong ERAS = new AtomicLong();

  private static final int KIBIBYTE = 1024;

  // Of the memory for what is read of nodes; the properties have what these leave.
  private static final int PARTS = 16;
  private static final int PARTS_FOR_LINKS = 4;
  private static final int PARTS_FOR_IDS = 1;

  private final DatabaseManagementService service;
  private final GraphDatabaseAPI database;
  private final ScheduledExecutorService threads;
  private final ProjectionSettings settings;
  private final Log log;
  private final CommitListener listener;
  private final GraphMemory memory;
  private final PropertyMemory properties;
  private final NodeMemory<KeptLinks> links;
  private final PersonIds people;
  private final CommitOrder order;
  private final Freshness freshness;
  private final Fill fill;
  private final LongAdder fallbacks = new LongAdder();

  /** Never goes back. */
  private final AtomicLong era = new AtomicLong(ERAS.incrementAndGet());

  /** Of commits and properties as well: FILLING, READY, BEHIND or ENDED. Written under the lock. */
  private volatile State state = State.BEHIND;

  /** Whether the graph is neither off nor too large. */
  private volatile boolean keepsGraph;

  private volatile Duration fillTime = Duration.ZERO;

  // All guarded by this.
  private final Pauses pauses;
  private boolean listening;
  private boolean scheduled;
  private long readySince;

  /**
   * Reads nothing yet.
   *
   * @param service where the database is
   * @param threads where fills run
   */
  Projection(
      DatabaseManagementService service,
      GraphDatabaseAPI database,
      ScheduledExecutorService threads,
      ProjectionSettings settings,
      Log log) {
    this.service = service;
    this.database = database;
    this.threads = threads;
    this.settings = settings;
    this.log = log;
    this.pauses = new Pauses(settings.shortestPause(), settings.longestPause());
    this.keepsGraph = settings.graphBytes() > 0;
    TransactionIdStore transactions =
        database.getDependencyResolver().resolveDependency(TransactionIdStore.class);
    listener = new CommitListener(this, log);
    memory = new GraphMemory(settings.graphBytes(), this);
    long forLinks = settings.propertyBytes() / PARTS * PARTS_FOR_LINKS;
    long forIds = settings.propertyBytes() / PARTS * PARTS_FOR_IDS;
    properties = new PropertyMemory(settings.propertyBytes() - forLinks - forIds);
    links = new NodeMemory<>(forLinks);
    people = new PersonIds(forIds);
    LongSupplier closed = () -> ClosedTransactions.last(transactions);
    order = new CommitOrder(memory, closed);
    freshness = new Freshness(order, closed, System::nanoTime, settings.patience());
    fill = new Fill(database, transactions, order, memory, settings);
  }

  boolean isOf(GraphDatabaseAPI other) {
    return other == database;
  }

  /** The graph with all that was committed before the call; null where it is not in memory. */
  Snapshot graph() {
    Snapshot found = memory.snapshot();
    if (found != null && isCurrent()) {
      found = memory.snapshot();
    } else {
      found = null;
    }
    if (found == null && keepsGraph) {
      fallbacks.increment();
    }
    return found;
  }

  /** Whether properties and links have all that was committed before the call. */
  boolean hasNodes() {
    return settings.propertyBytes() > 0 && state != State.ENDED && isCurrent();
  }

  /** For use where they are as new as need be. */
  PropertyMemory properties() {
    return properties;
  }

  /** For use where they are as new as need be. */
  NodeMemory<KeptLinks> links() {
    return links;
  }

  /** As {@link ProcedureContext#era}, for a transaction that sees what all others see. */
  long era() {
    return state != State.ENDED && isCurrent() ? era.get() : ProcedureContext.NO_ERA;
  }

  /** For use with a graph and properties that are as new as need be. */
  PersonIds people() {
    return people;
  }

  private boolean isCurrent() {
    boolean current = freshness.awaitCurrent();
    if (!current) {
      look();
    }
    return current;
  }

  /** Notices what never comes. */
  private void look() {
    if (state == State.READY && freshness.hasGap()) {
      order.exclusively(memory::forget);
      behind("commits were made elsewhere");
    }
  }

  @Override
  public void committed(long id, Delta delta, ReadableTransactionState changed) {
    forget(changed);
    order.add(id, delta);
    look();
  }

  private void forget(ReadableTransactionState changed) {
    changed.addedAndRemovedNodes().getRemoved().forEach(properties::forget);
    changed.addedAndRemovedNodes().getRemoved().forEach(links::forget);
    for (NodeState node : changed.modifiedNodes()) {
      if (node.hasPropertyChanges()) {
        properties.forget(node.getId());
      }
      links.forget(node.getId());
    }
    for (RelationshipState relationship : changed.modifiedRelationships()) {
      links.forget(relationship.getStartNodeId());
    }
  }

  @Override
  public void committed(long id) {
    forgetAll();
    order.add(id, Delta.UNKNOWN);
  }

  /** Whatever anybody has kept of the store. */
  private void forgetAll() {
    properties.forgetAll();
    links.forgetAll();
    era.accumulateAndGet(ERAS.incrementAndGet(), Math::max);
  }

  @Override
  public void lost(RuntimeException reason) {
    behind(reason.getMessage());
  }

  /** Waits for the next fill. */
  private synchronized void behind(String reason) {
    if (state == State.READY || state == State.FILLING) {
      log.debug("The graph of %s is read again: %s", database.databaseName(), reason);
      boolean wasReady = state == State.READY;
      state = State.BEHIND;
      schedule(
          pauses.next(wasReady ? Duration.ofNanos(System.nanoTime() - readySince) : Duration.ZERO));
    }
  }

  @Override
  public synchronized void tooLarge() {
    if (keepsGraph && state != State.ENDED) {
      keepsGraph = false;
      log.warn(
          "The graph of %s stays in the store: it would take more than %d KiB of memory",
          database.databaseName(), settings.graphBytes() / KIBIBYTE);
    }
  }

  synchronized void start() {
    schedule(Duration.ZERO);
  }

  private void schedule(Duration pause) {
    if (!scheduled) {
      scheduled = true;
      after(pause, this::listen);
    }
  }

  private void after(Duration pause, Runnable action) {
    try {
      threads.schedule(action, pause.toNanos(), TimeUnit.NANOSECONDS);
    } catch (RejectedExecutionException e) {
      // the server is stopping
    }
  }

  /** After all other listeners, or else this does not know what they change. */
  private synchronized void listen() {
    scheduled = false;
    if (state == State.BEHIND) {
      silence();
      service.registerTransactionEventListener(database.databaseName(), listener);
      listening = true;
      state = State.FILLING;
      after(SETTLING, this::fill);
    }
  }

  private void silence() {
    if (!listening) {
      return;
    }
    listening = false;
    try {
      service.unregisterTransactionEventListener(database.databaseName(), listener);
    } catch (IllegalStateException e) {
      // it has gone with its database
    }
  }

  private void fill() {
    long began = System.nanoTime();
    try {
      order.exclusively(this::begin);
      if (keepsGraph) {
        fill.run(this::ready);
        report(Duration.ofNanos(System.nanoTime() - began));
      } else {
        order.exclusively(this::withoutGraph);
      }
    } catch (TooLargeException e) {
      tooLarge();
      order.exclusively(this::withoutGraph);
    } catch (CancellationException e) {
      failed(e.getMessage());
    } catch (RuntimeException | Error e) {
      if (state != State.ENDED) {
        log.warn("The graph of " + database.databaseName() + " cannot be read", e);
      }
      failed(e.toString());
    }
  }

  private void failed(String reason) {
    order.exclusively(memory::forget);
    behind(reason);
  }

  private void begin() {
    if (state != State.FILLING) {
      throw new CancellationException("the database has stopped");
    }
    fill.begin(this::forgetAll);
  }

  private void withoutGraph() {
    memory.forget();
    ready();
  }

  private synchronized void ready() {
    if (state == State.FILLING) {
      state = State.READY;
      readySince = System.nanoTime();
    }
  }

  private void report(Duration took) {
    Snapshot filled = memory.snapshot();
    if (filled != null) {
      fillTime = took;
      log.info(
          "The graph of %s is in memory: %d people, %d friendships and %d memberships in %d KiB,"
              + " read in %d ms",
          database.databaseName(),
          filled.peopleSpace().labelled(),
          filled.friendships(),
          filled.memberships(),
          filled.bytes() / KIBIBYTE,
          took.toMillis());
    }
  }

  /** The database stops, or another store comes in its place. */
  void end() {
    synchronized (this) {
      state = State.ENDED;
      silence();
    }
    order.exclusively(memory::forget);
    forgetAll();
  }

  /** Of the graph. */
  State graphState() {
    if (state == State.ENDED || keepsGraph) {
      return state;
    }
    return settings.graphBytes() > 0 ? State.FULL : State.OFF;
  }

  ProjectionLoad load() {
    Snapshot graph = memory.snapshot() == null ? Snapshot.EMPTY : memory.snapshot();
    State now = graphState();
    return new ProjectionLoad(
        now == State.ENDED ? Map.of() : Map.of(ProjectionLoad.State.valueOf(now.name()), 1),
        graph.bytes(),
        graph.bytes() - graph.listBytes(),
        graph.listBytes(),
        properties.bytes() + links.bytes() + people.bytes(),
        graph.peopleSpace().labelled(),
        graph.friendships(),
        graph.memberships(),
        fillTime.toMillis(),
        fallbacks.sum());
  }
}
