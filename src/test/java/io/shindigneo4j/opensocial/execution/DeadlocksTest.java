package io.shindigneo4j.opensocial.execution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.driver.DriverException;
import io.shindigneo4j.driver.DriverFailures;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A call that the database has rolled back for the sake of another")
class DeadlocksTest {

  private static final String DEADLOCK = "Neo.TransientError.Transaction.DeadlockDetected";

  private final AtomicInteger calls = new AtomicInteger();

  @Test
  void isTriedAgainUntilItSucceeds() throws Exception {
    var answer = Deadlocks.retried(failing(3, DEADLOCK));
    assertThat(answer.get(10, TimeUnit.SECONDS)).isEqualTo("done");
    assertThat(calls).hasValue(4);
  }

  @Test
  void isTriedAgainWhereAnotherHasDeletedWhatItRead() throws Exception {
    var answer = Deadlocks.retried(failing(1, "Neo.ClientError.Statement.EntityNotFound"));
    assertThat(answer.get(10, TimeUnit.SECONDS)).isEqualTo("done");
  }

  @Test
  void isGivenUpInTheEnd() {
    var answer = Deadlocks.retried(failing(1000, DEADLOCK));
    assertThatThrownBy(() -> answer.get(10, TimeUnit.SECONDS))
        .hasCauseInstanceOf(DriverException.class);
    assertThat(calls).hasValue(11);
  }

  @Test
  void isTriedOnceWhereItMayHaveTakenEffect() {
    var answer = Deadlocks.retried(failing(1, DriverException.UNAVAILABLE));
    assertThatThrownBy(() -> answer.get(10, TimeUnit.SECONDS))
        .hasCauseInstanceOf(DriverException.class);
    assertThat(calls).hasValue(1);
  }

  private Supplier<CompletableFuture<String>> failing(int times, String code) {
    return () ->
        calls.incrementAndGet() <= times
            ? CompletableFuture.failedFuture(DriverFailures.transientOne(code))
            : CompletableFuture.completedFuture("done");
  }
}
