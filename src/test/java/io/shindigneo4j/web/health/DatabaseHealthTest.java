package io.shindigneo4j.web.health;

import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.TestDeadlines;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("Whether the database answers")
@Timeout(TestDeadlines.TEST_SECONDS)
class DatabaseHealthTest {
  private static final Duration LONG = Duration.ofMinutes(2);

  private final AtomicInteger questions = new AtomicInteger();
  private final AtomicLong now = new AtomicLong(Long.MAX_VALUE); // as time may pass that, too
  private volatile CompletableFuture<String> answer = CompletableFuture.completedFuture("");

  private DatabaseHealth health(Duration patience) {
    return new DatabaseHealth(
        () -> {
          questions.incrementAndGet();
          return answer;
        },
        now::get,
        patience);
  }

  @Test
  void isAskedOnceInASecond() {
    DatabaseHealth health = health(LONG);
    for (int i = 0; i < 1_000; i++) {
      assertThat(health.isReady()).isTrue();
    }
    assertThat(questions).hasValue(1);
    now.addAndGet(Duration.ofSeconds(1).toNanos());
    answer = CompletableFuture.failedFuture(new IllegalStateException("away"));
    assertThat(health.isReady()).isFalse();
    assertThat(health.isReady()).isFalse();
    assertThat(questions).hasValue(2);
  }

  @Test
  void isAskedOnceInASecondAlsoWhereThatFailsAtOnce() {
    DatabaseHealth health =
        new DatabaseHealth(
            () -> {
              questions.incrementAndGet();
              throw new IllegalStateException("closed");
            },
            now::get,
            LONG);
    assertThat(health.isReady()).isFalse();
    assertThat(health.isReady()).isFalse();
    assertThat(questions).hasValue(1);
  }

  @Test
  void isNotWaitedForForLong() {
    answer = new CompletableFuture<>();
    DatabaseHealth health = health(Duration.ofMillis(1));
    assertThat(health.isReady()).isFalse();
    now.addAndGet(Duration.ofMinutes(1).toNanos());
    assertThat(health.isReady()).isFalse();
    assertThat(questions).as("one at a time").hasValue(1);
  }

  /** Whoever hammers holds no thread. */
  @Test
  void isWaitedForByFewAndOthersAreToldWhatItWas() throws Exception {
    DatabaseHealth health = health(LONG);
    assertThat(health.isReady()).isTrue();
    now.addAndGet(Duration.ofSeconds(1).toNanos());
    CompletableFuture<String> late = new CompletableFuture<>();
    answer = late;
    List<Boolean> told = new ArrayList<>();
    List<Thread> waiting = new ArrayList<>();
    for (int i = 0; i < DatabaseHealth.MAX_WAITING; i++) {
      Thread thread = new Thread(() -> add(told, health.isReady()));
      thread.start();
      waiting.add(thread);
    }
    await()
        .until(
            () -> waiting.stream().allMatch(each -> each.getState() == Thread.State.TIMED_WAITING));
    assertThat(health.isReady()).as("at once, as it was before").isTrue();
    late.completeExceptionally(new IllegalStateException("away"));
    for (Thread thread : waiting) {
      thread.join(LONG.toMillis());
    }
    assertThat(told).hasSize(DatabaseHealth.MAX_WAITING).containsOnly(false);
    assertThat(questions).hasValue(2);
  }

  private static synchronized void add(List<Boolean> told, boolean ready) {
    told.add(ready);
  }
}
