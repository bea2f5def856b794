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

  /**
   * Clients whose wait begins, by database: each has a thread that has them begin. Guarded by this.
   */
  private final Map<GraphDatabaseAPI, List<Waiter>> beginning = new HashMap<>();

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
      List<Waiter> others = beginning.get(context.database());
      first = others == null;
      beginning.computeIfAbsent(context.database(), key -> new ArrayList<>()).add(waiter);
    }
    if (first) {
      threads.execute(() -> beginAll(context.database()));
    }
    return waiter.answer();
  }

  private void beginAll(GraphDatabaseAPI database) {
    List<Waiter> all = List.of();
    try {
      do {
        all = nextToBegin(database);
        begin(all);
      } while (!all.isEmpty());
    } catch (RuntimeException | Error e) { // such as too little memory: others begin with the next
      all.forEach(waiter -> waiter.answer().completeExceptionally(e));
      forget(database).forEach(waiter -> waiter.answer().completeExceptionally(e));
    }
  }

  private synchronized List<Waiter> forget(GraphDatabaseAPI database) {
    List<Waiter> left = beginning.remove(database);
    return left == null ? List.of() : left;
  }

  /** Empty where none are left, and the thread ends. */
  private synchronized List<Waiter> nextToBegin(GraphDatabaseAPI database) {
    List<Waiter> next = beginning.get(database);
    if (next.isEmpty()) {
      beginning.remove(database);
    } else {
      beginning.put(database, new ArrayList<>());
    }
    return next;
  }

  /** One read for all, unless it fails: others may have other rights. */
  private void begin(List<Waiter> all) {
    Optional<PublishedRoutingTable> table = Optional.empty();
    for (Waiter waiter : all) {
      if (table.isEmpty()) {
        table = read(waiter);
      }
      table.ifPresent(found -> begin(waiter, found));
    }
  }

  private void begin(Waiter waiter, PublishedRoutingTable table) {
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
