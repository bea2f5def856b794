package io.shindigneo4j.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The health of the server")
class HealthCheckTest {

  private final Queue<Runnable> threads = new ArrayDeque<>();
  private long now = Long.MAX_VALUE; // as time may pass that, too
  private boolean ready;
  private int looks;

  private final HealthCheck health =
      new HealthCheck(
          () -> {
            looks++;
            return ready;
          },
          threads::add,
          () -> now);

  @Test
  void isLookedUpOnceForAllWhoAskMeanwhile() {
    CompletableFuture<Boolean> first = health.check();
    pass(Duration.ofSeconds(5));
    CompletableFuture<Boolean> second = health.check();
    ready = true;
    threads.remove().run();
    assertThat(first.join()).isTrue();
    assertThat(second.join()).isTrue();
    assertThat(threads).isEmpty();
  }

  @Test
  void isLookedUpAgainAfterASecond() {
    assertThat(check()).isFalse();
    ready = true;
    pass(Duration.ofMillis(999));
    assertThat(health.check().join()).as("a little old").isFalse();
    pass(Duration.ofMillis(1));
    assertThat(check()).isTrue();
    assertThat(looks).isEqualTo(2);
  }

  @Test
  void isBadWhereItCannotBeLookedUp() {
    HealthCheck broken =
        new HealthCheck(
            () -> {
              throw new IllegalStateException("broken");
            },
            Runnable::run,
            () -> now);
    assertThat(broken.check().join()).isFalse();
  }

  private boolean check() {
    CompletableFuture<Boolean> answer = health.check();
    threads.remove().run();
    return answer.join();
  }

  private void pass(Duration time) {
    now += time.toNanos();
  }
}
