package io.shindigneo4j.web.limit;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("The limit of a client")
@Timeout(300)
class RateLimiterTest {
  private final FakeClock clock = new FakeClock();
  private final RateLimiter limiter = new RateLimiter(new RateLimit(2, 5), clock);

  /** How many of so many requests pass. */
  private long passing(String client, int requests) {
    return IntStream.range(0, requests)
        .filter(i -> limiter.quota(client).take(1).isEmpty())
        .count();
  }

  private long secondsToWait(String client, int tokens) {
    return limiter.quota(client).take(tokens).orElseThrow().seconds();
  }

  @Test
  void letsABurstPassThenTellsWhenToComeAgain() {
    assertThat(passing("a", 5)).isEqualTo(5);
    assertThat(secondsToWait("a", 1)).isEqualTo(1); // half of one, rounded up
    assertThat(secondsToWait("a", 2)).isEqualTo(1);
    assertThat(secondsToWait("a", 3)).isEqualTo(2);
    assertThat(secondsToWait("a", 5)).isEqualTo(3);
  }

  @Test
  void isRefilledByTheRateUpToTheBurst() {
    assertThat(passing("a", 100)).isEqualTo(5);
    clock.advance(Duration.ofMillis(499));
    assertThat(passing("a", 100)).isZero();
    clock.advance(Duration.ofMillis(1));
    assertThat(passing("a", 100)).isEqualTo(1);
    clock.advance(Duration.ofSeconds(2));
    assertThat(passing("a", 100)).isEqualTo(4);
    clock.advance(Duration.ofHours(1));
    assertThat(passing("a", 100)).isEqualTo(5);
  }

  @Test
  void isNotThatOfAnother() {
    assertThat(passing("a", 100)).isEqualTo(5);
    assertThat(passing("b", 100)).isEqualTo(5);
  }

  @Test
  void letsWhatCostsMoreThanABurstWaitForAllOfItAndPayLater() {
    assertThat(passing("a", 1)).isEqualTo(1);
    assertThat(secondsToWait("a", 25)).isEqualTo(1);
    clock.advance(Duration.ofSeconds(1));
    assertThat(limiter.quota("a").take(25)).isEmpty();
    assertThat(secondsToWait("a", 1)).isEqualTo(11); // for 20 of debt, and one
    clock.advance(Duration.ofSeconds(10));
    assertThat(passing("a", 100)).isZero();
    clock.advance(Duration.ofSeconds(1));
    assertThat(passing("a", 100)).isEqualTo(2);
  }

  @Test
  void countsWhatARequestHasPaidAlready() {
    Quota quota = limiter.quota("a");
    assertThat(quota.take(1)).isEmpty();
    assertThat(quota.take(99)).isEmpty();
    assertThat(secondsToWait("a", 1)).isEqualTo(48);
    assertThat(passing("b", 1)).isEqualTo(1);
    Quota poor = limiter.quota("b");
    assertThat(poor.take(1)).isEmpty();
    assertThat(poor.take(99)).isPresent();
    assertThat(passing("b", 100)).isEqualTo(3);
  }

  @Test
  void getsBackWhatWasNotNeeded() {
    Quota quota = limiter.quota("a");
    assertThat(quota.take(5)).isEmpty();
    quota.giveBack(2);
    assertThat(passing("a", 100)).isEqualTo(2);
    quota.giveBack(1_000);
    assertThat(passing("a", 100)).isEqualTo(5);
  }

  @Test
  void isForgottenWhenTheClientHasBeenSilentForLong() {
    assertThat(passing("a", 5)).isEqualTo(5);
    assertThat(limiter.clients()).isEqualTo(1);
    clock.advance(Duration.ofMinutes(11));
    assertThat(limiter.clients()).isZero();
    assertThat(passing("a", 100)).isEqualTo(5);
  }

  /** Who is forgotten begins with a full bucket, so that strangers cannot lock anybody out. */
  @Test
  void takesBoundedMemoryWhateverTheNumberOfClients() {
    for (int i = 0; i < 300_000; i++) {
      assertThat(limiter.quota("stranger " + i).take(5)).isEmpty();
    }
    assertThat(limiter.clients()).isBetween(10_000L, RateLimiter.MEMORY / 512);
    String longName = "x".repeat(8_000);
    for (int i = 0; i < 20_000; i++) {
      assertThat(limiter.quota(longName + i).take(5)).isEmpty();
    }
    assertThat(limiter.clients()).isLessThan(RateLimiter.MEMORY / 512);
    assertThat(passing("newcomer", 5)).isEqualTo(5);
  }

  @Test
  void isExactWhenManyThreadsAskAtOnce() throws Exception {
    int threads = 16;
    RateLimiter exact = new RateLimiter(new RateLimit(1, 1_000), clock);
    CyclicBarrier begin = new CyclicBarrier(threads);
    ExecutorService executor = Executors.newFixedThreadPool(threads);
    try {
      List<Future<Long>> passed = new ArrayList<>();
      for (int thread = 0; thread < threads; thread++) {
        passed.add(
            executor.submit(
                () -> {
                  begin.await();
                  return IntStream.range(0, 2_000)
                      .filter(i -> exact.quota("a").take(1).isEmpty())
                      .count();
                }));
      }
      long all = 0;
      for (Future<Long> each : passed) {
        all += each.get();
      }
      assertThat(all).isEqualTo(1_000);
    } finally {
      executor.shutdownNow();
    }
  }
}
