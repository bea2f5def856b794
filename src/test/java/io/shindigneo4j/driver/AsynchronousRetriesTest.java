package io.shindigneo4j.driver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.testing.TestDeadlines;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A statement that the database has rolled back in a conflict")
class AsynchronousRetriesTest {

  private static final String DEADLOCK = "Neo.TransientError.Transaction.DeadlockDetected";

  /** Its delays are much shorter. */
  private static final RetryPolicy QUICK =
      (failure, failures, random) ->
          new RetryPolicy.OfConflicts()
              .delay(failure, failures, random)
              .map(delay -> delay.dividedBy(100));

  private static final Duration LONG = TestDeadlines.HANGING;

  private final AtomicInteger calls = new AtomicInteger();
  private final List<String> retried = new CopyOnWriteArrayList<>();

  @Test
  void isRepeatedUntilItSucceeds() throws Exception {
    var answer = retried(failing(3, DEADLOCK), LONG);
    assertThat(answer.get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS)).isEqualTo("done");
    assertThat(calls).hasValue(4);
    assertThat(retried).containsExactly(DEADLOCK, DEADLOCK, DEADLOCK);
  }

  @Test
  void isCancelledWithTheFuture() {
    CompletableFuture<String> attempt = new CompletableFuture<>();
    retried(left -> attempt, LONG).cancel(false);
    assertThat(attempt).isCancelled();
  }

  @Test
  void isRepeatedIfAnotherHasDeletedWhatItRead() throws Exception {
    var answer = retried(failing(1, "Neo.ClientError.Statement.EntityNotFound"), LONG);
    assertThat(answer.get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS)).isEqualTo("done");
  }

  @Test
  void isRepeatedTenTimes() {
    var answer = retried(failing(1000, DEADLOCK), LONG);
    assertThatThrownBy(() -> answer.get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS))
        .hasCauseInstanceOf(DriverException.class);
    assertThat(calls).hasValue(11);
  }

  @Test
  void failsWithTheFailuresBeforeAsSuppressedOnes() {
    var answer = retried(failing(1000, DEADLOCK), LONG);
    assertThatThrownBy(() -> answer.get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS))
        .cause()
        .satisfies(failure -> assertThat(failure.getSuppressed()).hasSize(1));
  }

  @Test
  void isNotRepeatedIfItMayHaveTakenEffect() {
    var answer = retried(failing(1, DriverException.UNAVAILABLE), LONG);
    assertThatThrownBy(() -> answer.get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS))
        .hasCauseInstanceOf(DriverException.class);
    assertThat(calls).hasValue(1);
  }

  @Test
  void isRepeatedWithTheTimeThatIsLeft() throws Exception {
    List<Duration> limits = new CopyOnWriteArrayList<>();
    Function<Duration, CompletableFuture<String>> failing = failing(5, DEADLOCK);
    var answer =
        retried(
            left -> {
              limits.add(left);
              return failing.apply(left);
            },
            LONG);
    assertThat(answer.get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS)).isEqualTo("done");
    assertThat(limits).hasSize(6).first().isEqualTo(LONG);
    assertThat(limits).isSortedAccordingTo(Comparator.reverseOrder()).doesNotHaveDuplicates();
  }

  @Test
  void isNotRepeatedWhenTheTimeIsUp() {
    Duration timeout = Duration.ofMillis(200);
    Executor slowly = CompletableFuture.delayedExecutor(90, TimeUnit.MILLISECONDS);
    Function<Duration, CompletableFuture<String>> failing = failing(1000, DEADLOCK);
    var answer =
        retried(
            left -> CompletableFuture.supplyAsync(() -> left, slowly).thenCompose(failing),
            timeout);
    assertThatThrownBy(() -> answer.get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS))
        .hasCauseInstanceOf(DriverException.class);
    assertThat(calls.get()).isBetween(1, 3);
  }

  private CompletableFuture<String> retried(
      Function<Duration, CompletableFuture<String>> attempt, Duration limit) {
    return new AsynchronousRetries(Runnable::run, retried::add).run(QUICK, limit, attempt);
  }

  private Function<Duration, CompletableFuture<String>> failing(int times, String code) {
    return left ->
        calls.incrementAndGet() <= times
            ? CompletableFuture.failedFuture(DriverFailures.transientOne(code))
            : CompletableFuture.completedFuture("done");
  }
}
