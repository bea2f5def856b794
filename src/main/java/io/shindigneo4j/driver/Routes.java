package io.shindigneo4j.driver;

import java.net.URI;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Keeps the routing table up to date: always waits for the next change at one router, and goes to
 * another when that one fails. Where none answers, the table stays as it is, however old.
 */
final class Routes {

  private static final Logger LOG = LoggerFactory.getLogger(Routes.class);

  /** How long a server is asked to wait for a change. */
  static final Duration POLL = Duration.ofSeconds(30);

  /** Between an answer and the next question, so that a table that never rests costs little. */
  static final Duration PAUSE = Duration.ofMillis(50);

  /** Asks one server. */
  interface Asking {

    /** Completes in a bounded time; who cancels it gives it up. */
    CompletableFuture<RoutingTable> ask(URI router, String known, Duration patience);
  }

  /** Hears of what is found, one thing after the other. */
  interface Listener {

    void found(RoutingTable table);

    /** All routers will be asked, one after the other. */
    void searching();

    /** They have been, and will be again after a while. */
    void foundNothing(Throwable lastReason);
  }

  private final List<URI> seeds;
  private final Asking asking;
  private final Listener listener;
  private final ReconnectDelay delay;
  private final Steps steps;
  private final LongSupplier nanoTime;
  private final Random random;

  // All of the thread that does the steps.
  private final Deque<URI> candidates = new ArrayDeque<>();
  private CompletableFuture<RoutingTable> question = new CompletableFuture<>();

  /** Counts the questions, so that late answers are known for that. */
  private int number;

  /** Null before the first answer. */
  private RoutingTable table;

  private long expiry;

  /** The table is known to be wrong. */
  private boolean doubted;

  /** Rounds in a row in which nobody has answered. */
  private int failures;

  private boolean closed;

  Routes(
      List<URI> seeds,
      Asking asking,
      Listener listener,
      ReconnectDelay delay,
      Steps steps,
      LongSupplier nanoTime,
      Random random) {
    this.seeds = List.copyOf(seeds);
    this.asking = asking;
    this.listener = listener;
    this.delay = delay;
    this.steps = steps;
    this.nanoTime = nanoTime;
    this.random = random;
  }

  void begin() {
    steps.now(this::search);
  }

  /** The table has turned out to be wrong: somebody is asked at once. */
  void refresh() {
    steps.now(
        () -> {
          if (table != null && !doubted) {
            doubted = true;
            search();
          }
        });
  }

  void close() {
    steps.now(
        () -> {
          closed = true;
          question.cancel(false);
        });
  }

  private void search() {
    candidates.clear();
    candidates.addAll(inOrder());
    tell(Listener::searching);
    askNext(null);
  }

  /**
   * Those that the table names, and then those that were given; the latter first once it is old.
   */
  private Set<URI> inOrder() {
    List<URI> given = shuffled(seeds);
    if (table == null) {
      return new LinkedHashSet<>(given);
    }
    boolean old = nanoTime.getAsLong() - expiry >= 0;
    Set<URI> all = new LinkedHashSet<>(old ? given : shuffled(table.routers()));
    all.addAll(old ? table.routers() : given);
    return all;
  }

  private List<URI> shuffled(List<URI> addresses) {
    List<URI> copy = new ArrayList<>(addresses);
    Collections.shuffle(copy, random);
    return copy;
  }

  private void askNext(Throwable reason) {
    URI router = candidates.poll();
    if (router != null) {
      ask(router);
      return;
    }
    failures++;
    LOG.debug("No server says which servers there are", reason);
    tell(told -> told.foundNothing(reason));
    goOn(delay.after(failures, random), this::search);
  }

  private void ask(URI router) {
    question.cancel(false);
    int asked = ++number;
    String known = table == null || doubted ? "" : table.version();
    if (closed) {
      return;
    }
    question = question(router, known);
    question.whenComplete(
        (answer, failure) -> steps.now(() -> answered(asked, router, answer, failure)));
  }

  private CompletableFuture<RoutingTable> question(URI router, String known) {
    try {
      return asking.ask(router, known, POLL);
    } catch (RuntimeException | Error e) { // as if the router had failed
      return CompletableFuture.failedFuture(e);
    }
  }

  /** What others make of the news must not end the search. */
  private Optional<Throwable> tell(Consumer<Listener> news) {
    try {
      news.accept(listener);
      return Optional.empty();
    } catch (RuntimeException | Error e) {
      LOG.error("The servers cannot be looked after", e);
      return Optional.of(e);
    }
  }

  private void answered(int asked, URI router, RoutingTable answer, Throwable failure) {
    if (asked != number || closed) {
      return;
    }
    if (failure != null) {
      askNext(failure instanceof CompletionException ? failure.getCause() : failure);
      return;
    }
    Optional<Throwable> fault = tell(told -> told.found(answer));
    if (fault.isPresent()) {
      askNext(fault.get());
      return;
    }
    failures = 0;
    doubted = false;
    table = answer;
    expiry = nanoTime.getAsLong() + answer.timeToLive().toNanos();
    goOn(PAUSE, () -> askAgain(router));
  }

  /** Unless another question has been asked by then. */
  private void goOn(Duration pause, Runnable step) {
    int last = number;
    steps.after(
        pause,
        () -> {
          if (last == number && !closed) {
            step.run();
          }
        });
  }

  private void askAgain(URI router) {
    if (!table.routers().contains(router)) {
      search();
      return;
    }
    candidates.clear();
    candidates.add(router);
    inOrder().stream().filter(other -> !other.equals(router)).forEach(candidates::add);
    askNext(null);
  }
}
