package io.shindigneo4j.server.routing;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.neo4j.kernel.internal.GraphDatabaseAPI;

/**
 * Answers when the routing table changes. Reads the table of a database every half second for all
 * who wait, and holds no thread meanwhile. Safe for use by many threads.
 */
public final class RoutingTableWatch {

  private static final long PAUSE = TimeUnit.MILLISECONDS.toNanos(500);

  private final RoutingTableSource source;
  private final Executor threads;
  private final Scheduler scheduler;
  private final LongSupplier nanoTime;

  /**
   * Clients by database; no list is empty, and each has a check that is scheduled or runs. Guarded
   * by this.
   */
  private final Map<GraphDatabaseAPI, List<Waiter>> waiting = new HashMap<>();

  /** Clients whose wait begins. Guarded by this. */
  private final List<Waiter> beginning = new ArrayList<>();

  /** Whether a thread has them begin: one for all. Guarded by this. */
  private boolean begins;

  /** The clients that wait for a newer table than theirs. */
  private record Waiter(
      RoutingContext context,
      String known,
      long deadline,
      CompletableFuture<PublishedRoutingTable> answer) {

    Waiter atMost(long earlier) {
      return new Waiter(context, known, earlier - deadline < 0 ? earlier : deadline, answer);
    }

    boolean knows(PublishedRoutingTable table) {
      return table.version().equals(known);
    }

    boolean isDue(long now) {
      return deadline - now <= 0;
    }
  }

  /**
   * @param threads where servers are read, which takes a moment
   */
  public RoutingTableWatch(
      RoutingTableSource source, Executor threads, Scheduler scheduler, LongSupplier nanoTime) {
    this.source = source;
    this.threads = threads;
    this.scheduler = scheduler;
    this.nanoTime = nanoTime;
  }

  /**
   * Completes when the table changes, when its time to live ends, or at the timeout; a client that
   * cancels it is forgotten.
   *
   * @param known the version; empty for none
   */
  public CompletableFuture<PublishedRoutingTable> next(
      RoutingContext context, String known, Duration patience) {
    long deadline = nanoTime.getAsLong() + patience.toNanos();
    Waiter waiter = new Waiter(context, known, deadline, new CompletableFuture<>());
    boolean first;
    synchronized (this) {
      beginning.add(waiter);
      first = !begins;
      begins = true;
    }
    if (first) {
      threads.execute(this::beginAll);
    }
    return waiter.answer();
  }

  private void beginAll() {
    for (List<Waiter> all = nextToBegin(); !all.isEmpty(); all = nextToBegin()) {
      Map<GraphDatabaseAPI, PublishedRoutingTable> tables = new HashMap<>();
      all.forEach(waiter -> begin(waiter, tables));
    }
  }

  private synchronized List<Waiter> nextToBegin() {
    List<Waiter> next = List.copyOf(beginning);
    beginning.clear();
    begins = !next.isEmpty();
    return next;
  }

  /**
   * @param tables what others have just read
   */
  private void begin(Waiter waiter, Map<GraphDatabaseAPI, PublishedRoutingTable> tables) {
    GraphDatabaseAPI database = waiter.context().database();
    if (!tables.containsKey(database)) {
      read(waiter).ifPresent(table -> tables.put(database, table));
    }
    PublishedRoutingTable table = tables.get(database);
    if (table == null) {
      return;
    }
    if (!waiter.knows(table)) {
      waiter.answer().complete(table);
    } else {
      add(waiter.atMost(nanoTime.getAsLong() + table.timeToLive().toNanos()));
    }
  }

  /** Empty if the waiter has been told of the failure. */
  private Optional<PublishedRoutingTable> read(Waiter waiter) {
    try {
      return Optional.of(source.read(waiter.context()));
    } catch (RuntimeException | Error e) { // whatever it is, somebody waits for it
      waiter.answer().completeExceptionally(e);
      return Optional.empty();
    }
  }

  private void add(Waiter waiter) {
    GraphDatabaseAPI database = waiter.context().database();
    boolean first;
    synchronized (this) {
      List<Waiter> all = waiting.computeIfAbsent(database, key -> new ArrayList<>());
      first = all.isEmpty();
      all.add(waiter);
    }
    if (first) {
      scheduleLook(database);
    }
  }

  private void scheduleLook(GraphDatabaseAPI database) {
    try {
      scheduler.schedule(pause(database), () -> threads.execute(() -> look(database)));
    } catch (RejectedExecutionException e) {
      // the server stops, and its connections with it
    }
  }

  private synchronized long pause(GraphDatabaseAPI database) {
    long now = nanoTime.getAsLong();
    return waiting.get(database).stream()
        .mapToLong(waiter -> Math.max(1, waiter.deadline() - now))
        .reduce(PAUSE, Math::min);
  }

  private void look(GraphDatabaseAPI database) {
    List<Waiter> all = waiting(database);
    if (all.isEmpty()) {
      return;
    }
    all.stream()
        .flatMap(waiter -> read(waiter).stream())
        .findFirst()
        .ifPresent(table -> tell(table, all));
    if (!waiting(database).isEmpty()) {
      scheduleLook(database);
    }
  }

  /** Without those who have an answer. */
  private synchronized List<Waiter> waiting(GraphDatabaseAPI database) {
    List<Waiter> all = waiting.get(database);
    all.removeIf(waiter -> waiter.answer().isDone());
    if (all.isEmpty()) {
      waiting.remove(database);
    }
    return List.copyOf(all);
  }

  private void tell(PublishedRoutingTable table, List<Waiter> waiters) {
    long now = nanoTime.getAsLong();
    for (Waiter waiter : waiters) {
      if (!waiter.knows(table) || waiter.isDue(now)) {
        waiter.answer().complete(table);
      }
    }
  }

  /** Runs short tasks later. */
  public interface Scheduler {

    /**
     * Runs a task once.
     *
     * @throws java.util.concurrent.RejectedExecutionException where the server stops
     */
    void schedule(long nanos, Runnable task);
  }
}
