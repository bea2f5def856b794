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
    CompletableFuture<Boolean> first = health.look();
    pass(Duration.ofSeconds(5));
    CompletableFuture<Boolean> second = health.look();
    ready = true;
    threads.remove().run();
    assertThat(first.join()).isTrue();
    assertThat(second.join()).isTrue();
    assertThat(threads).isEmpty();
  }

  @Test
  void isLookedUpAgainAfterASecond() {
    assertThat(look()).isFalse();
    ready = true;
    pass(Duration.ofMillis(999));
    assertThat(health.look().join()).as("a little old").isFalse();
    pass(Duration.ofMillis(1));
    assertThat(look()).isTrue();
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
    assertThat(broken.look().join()).isFalse();
  }

  private boolean look() {
    CompletableFuture<Boolean> answer = health.look();
    threads.remove().run();
    return answer.join();
  }

  private void pass(Duration time) {
    now += time.toNanos();
  }
}
