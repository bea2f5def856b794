package io.shindigneo4j.opensocial.execution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.driver.DriverException;
import io.shindigneo4j.driver.DriverFailures;
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

@DisplayName("A call that the database has rolled back for the sake of another")
class DeadlocksTest {

  private static final String DEADLOCK = "Neo.TransientError.Transaction.DeadlockDetected";

  private static final Duration LONG = Duration.ofSeconds(10);

  private final AtomicInteger calls = new AtomicInteger();

  @Test
  void isTriedAgainUntilItSucceeds() throws Exception {
    var answer = Deadlocks.retried(failing(3, DEADLOCK), LONG);
    assertThat(answer.get(10, TimeUnit.SECONDS)).isEqualTo("done");
    assertThat(calls).hasValue(4);
  }

  @Test
  void isTriedAgainWhereAnotherHasDeletedWhatItRead() throws Exception {
    var answer = Deadlocks.retried(failing(1, "Neo.ClientError.Statement.EntityNotFound"), LONG);
    assertThat(answer.get(10, TimeUnit.SECONDS)).isEqualTo("done");
  }

  @Test
  void isGivenUpInTheEnd() {
    var answer = Deadlocks.retried(failing(1000, DEADLOCK), LONG);
    assertThatThrownBy(() -> answer.get(10, TimeUnit.SECONDS))
        .hasCauseInstanceOf(DriverException.class);
    assertThat(calls).hasValue(11);
  }

  @Test
  void isTriedOnceWhereItMayHaveTakenEffect() {
    var answer = Deadlocks.retried(failing(1, DriverException.UNAVAILABLE), LONG);
    assertThatThrownBy(() -> answer.get(10, TimeUnit.SECONDS))
        .hasCauseInstanceOf(DriverException.class);
    assertThat(calls).hasValue(1);
  }

  @Test
  void isTriedWithTheTimeThatIsLeft() throws Exception {
    List<Duration> limits = new CopyOnWriteArrayList<>();
    Function<Duration, CompletableFuture<String>> failing = failing(5, DEADLOCK);
    var answer =
        Deadlocks.retried(
            left -> {
              limits.add(left);
              return failing.apply(left);
            },
            LONG);
    assertThat(answer.get(10, TimeUnit.SECONDS)).isEqualTo("done");
    assertThat(limits).hasSize(6).first().isEqualTo(LONG);
    assertThat(limits).isSortedAccordingTo(Comparator.reverseOrder()).doesNotHaveDuplicates();
  }

  @Test
  void isNotTriedAgainWhenTheTimeIsUp() {
    Duration timeout = Duration.ofMillis(200);
    Executor slowly = CompletableFuture.delayedExecutor(90, TimeUnit.MILLISECONDS);
    Function<Duration, CompletableFuture<String>> failing = failing(1000, DEADLOCK);
    var answer =
        Deadlocks.retried(
            left -> CompletableFuture.supplyAsync(() -> left, slowly).thenCompose(failing),
            timeout);
    assertThatThrownBy(() -> answer.get(10, TimeUnit.SECONDS))
        .hasCauseInstanceOf(DriverException.class);
    assertThat(calls.get()).isBetween(1, 3);
  }

  private Function<Duration, CompletableFuture<String>> failing(int times, String code) {
    return left ->
        calls.incrementAndGet() <= times
            ? CompletableFuture.failedFuture(DriverFailures.transientOne(code))
            : CompletableFuture.completedFuture("done");
  }
}
