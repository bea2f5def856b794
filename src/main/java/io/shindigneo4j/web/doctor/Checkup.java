package io.shindigneo4j.web.doctor;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/** Makes checks one after the other, each in its time, and all in theirs. For one thread. */
final class Checkup {

  private final UnaryOperator<String> words;
  private final Duration limitOfCheck;
  private final Consumer<CheckReport> listener;
  private final Set<String> passed = new HashSet<>();

  /**
   * @param words what is said of an outcome in place of what a check says
   * @param limitOfCheck the most time that a check gets
   * @param listener is told of each check as soon as it has ended
   */
  Checkup(UnaryOperator<String> words, Duration limitOfCheck, Consumer<CheckReport> listener) {
    this.words = words;
    this.limitOfCheck = limitOfCheck;
    this.listener = listener;
  }

  /**
   * Makes the checks.
   *
   * @param limit of them all; those that come later fail
   */
  void run(List<Check> checks, Duration limit) throws InterruptedException {
    long end = System.nanoTime() + limit.toNanos();
    ExecutorService thread = Executors.newCachedThreadPool(Checkup::daemon);
    try {
      for (Check check : checks) {
        long begin = System.nanoTime();
        CheckOutcome outcome = outcome(check, thread, end - begin).map(words);
        if (outcome.status().isPassed()) {
          passed.add(check.name());
        }
        Duration time = Duration.ofNanos(System.nanoTime() - begin);
        listener.accept(new CheckReport(check.name(), outcome, time));
      }
    } finally {
      thread.shutdownNow();
    }
  }

  /** A check that hangs, as a look-up of a name may, does not keep the program. */
  private static Thread daemon(Runnable task) {
    Thread thread = new Thread(task, "check");
    thread.setDaemon(true);
    return thread;
  }

  private CheckOutcome outcome(Check check, ExecutorService thread, long remaining)
      throws InterruptedException {
    if (!check.after().isEmpty() && check.after().stream().noneMatch(passed::contains)) {
      return CheckOutcome.skipped("not made: it needs " + String.join(" or ", check.after()));
    }
    if (remaining <= 0) {
      return CheckOutcome.failure(
          "not made: the time of all checks is over", "Give a longer --timeout.");
    }
    return await(thread.submit(check::run), Math.min(remaining, limitOfCheck.toNanos()));
  }

  private static CheckOutcome await(Future<CheckOutcome> outcome, long nanos)
      throws InterruptedException {
    try {
      return outcome.get(nanos, TimeUnit.NANOSECONDS);
    } catch (TimeoutException e) {
      return CheckOutcome.failure(
          "no answer within " + Duration.ofNanos(nanos).toMillis() + " ms",
          "Look for what hangs there: the network, a name server, a disk.");
    } catch (ExecutionException e) {
      return CheckOutcome.failure(FailureMessages.words(e.getCause()));
    } catch (CancellationException e) {
      return CheckOutcome.failure("it was cancelled");
    } finally {
      outcome.cancel(true);
    }
  }
}
