package io.shindigneo4j.driver.cluster;

import io.shindigneo4j.driver.connection.Backoff;
import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Keeps the routing table up to date. One request at a time waits at a router for the next change;
 * if that router fails, the next one is asked. While no router answers, the last table stays in
 * use, however old it is.
 */
final class RoutingTableWatcher {

  private static final Logger LOG = LoggerFactory.getLogger(RoutingTableWatcher.class);

  /** How long a router is asked to wait for a change. */
  static final Duration POLL = Duration.ofSeconds(30);

  /** The pause between an answer and the next request, for tables that change all the time. */
  static final Duration PAUSE = Duration.ofMillis(50);

  /** Asks one router. */
  interface Source {

    /** Completes within a bounded time. Cancelling the future gives the request up. */
    CompletableFuture<RoutingTable> routingTable(
        URI router, String knownVersion, Duration patience);
  }

  /** Hears about the search, one event after the other. */
  interface Listener {

    void found(RoutingTable table);

    /** All routers will be asked, one after the other. */
    void searching();

    /** No router has answered; all of them will be asked again after a while. */
    void notFound(Throwable lastFailure);
  }

  private final Source source;
  private final Listener listener;
  private final Backoff backoff;
  private final SerialScheduler scheduler;
  private final Random random;

  // Used by the tasks of the scheduler only.
  private final KnownRouters routers;
  private final Deque<URI> candidates = new ArrayDeque<>();
  private CompletableFuture<RoutingTable> pending = new CompletableFuture<>();

  /** The number of the last request, by which late answers are known. */
  private int requestNumber;

  /** How often in a row all routers have failed. */
  private int failures;

  private boolean stopped;

  RoutingTableWatcher(
      List<URI> seeds,
      Source source,
      Listener listener,
      Backoff backoff,
      SerialScheduler scheduler,
      LongSupplier nanoTime,
      Random random) {
    this.routers = new KnownRouters(seeds, nanoTime, random);
    this.source = source;
    this.listener = listener;
    this.backoff = backoff;
    this.scheduler = scheduler;
    this.random = random;
  }

  void start() {
    scheduler.execute(this::search);
  }

  /** Asks for a new table at once, because this one has turned out to be wrong. */
  void refresh() {
    scheduler.execute(
        () -> {
          if (routers.tableIsWrong()) {
            search();
          }
        });
  }

  void stop() {
    scheduler.execute(
        () -> {
          stopped = true;
          pending.cancel(false);
        });
  }

  private void search() {
    candidates.clear();
    candidates.addAll(routers.inOrder());
    notifyListener(Listener::searching);
    askNext(null);
  }

  private void askNext(@Nullable Throwable lastFailure) {
    URI router = candidates.poll();
    if (router != null) {
      ask(router);
      return;
    }
    failures++;
    Throwable failure = lastFailure == null ? new IOException("no router is known") : lastFailure;
    LOG.debug("No server has a routing table", failure);
    notifyListener(told -> told.notFound(failure));
    scheduleStep(backoff.after(failures, random), this::search);
  }

  private void ask(URI router) {
    pending.cancel(false);
    int number = ++requestNumber;
    if (stopped) {
      return;
    }
    pending = request(router, routers.knownVersion());
    pending.whenComplete(
        (answer, failure) -> scheduler.execute(() -> answered(number, router, answer, failure)));
  }

  private CompletableFuture<RoutingTable> request(URI router, String knownVersion) {
    try {
      return source.routingTable(router, knownVersion, POLL);
    } catch (RuntimeException | Error e) { // as if the router had failed
      return CompletableFuture.failedFuture(e);
    }
  }

  /** A fault of the listener must not end the search. */
  private Optional<Throwable> notifyListener(Consumer<Listener> event) {
    try {
      event.accept(listener);
      return Optional.empty();
    } catch (RuntimeException | Error e) {
      LOG.error("The routing table cannot be used", e);
      return Optional.of(e);
    }
  }

  private void answered(int number, URI router, RoutingTable answer, Throwable failure) {
    if (number != requestNumber || stopped) {
      return;
    }
    if (failure != null) {
      askNext(
          failure instanceof CompletionException && failure.getCause() != null
              ? failure.getCause()
              : failure);
      return;
    }
    Optional<Throwable> fault = notifyListener(told -> told.found(answer));
    if (fault.isPresent()) {
      askNext(fault.get());
      return;
    }
    failures = 0;
    routers.update(answer);
    scheduleStep(PAUSE, () -> askAgain(router));
  }

  /** Runs a step later, unless another request has been sent by then. */
  private void scheduleStep(Duration delay, Runnable step) {
    int last = requestNumber;
    scheduler.schedule(
        delay,
        () -> {
          if (last == requestNumber && !stopped) {
            step.run();
          }
        });
  }

  private void askAgain(URI router) {
    if (!routers.tableNames(router)) {
      search();
      return;
    }
    candidates.clear();
    candidates.add(router);
    routers.inOrder().stream().filter(other -> !other.equals(router)).forEach(candidates::add);
    askNext(null);
  }
}
