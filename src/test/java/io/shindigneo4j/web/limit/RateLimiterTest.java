package io.shindigneo4j.web.limit;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Collections;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("The limit of a client")
@Timeout(300)
class RateLimiterTest {
  private static final int THREADS = 8;
  private static final int CLIENTS = 2_000;
  private static final int BURST = 50;

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
  void countsWhatWasGivenBackAsNotTaken() {
    Quota quota = limiter.quota("a");
    assertThat(passing("a", 1)).isEqualTo(1);
    assertThat(quota.take(4)).isEmpty();
    quota.giveBack(4);
    assertThat(quota.take(5)).isPresent(); // of four
    assertThat(passing("a", 100)).isEqualTo(4);
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

  /** All meet at each client: where its bucket is made, and where its last token is taken. */
  @Test
  void isExactWhenManyThreadsAskAtOnce() throws Exception {
    RateLimiter exact = new RateLimiter(new RateLimit(1, BURST), clock);
    AtomicIntegerArray passed = new AtomicIntegerArray(CLIENTS);
    CyclicBarrier together = new CyclicBarrier(THREADS);
    Callable<Void> asking =
        () -> {
          for (int client = 0; client < CLIENTS; client++) {
            together.await();
            while (exact.quota("client " + client).take(1).isEmpty()) {
              passed.incrementAndGet(client);
            }
          }
          return null;
        };
    ExecutorService executor = Executors.newFixedThreadPool(THREADS);
    try {
      for (Future<Void> each : executor.invokeAll(Collections.nCopies(THREADS, asking))) {
        each.get();
      }
    } finally {
      executor.shutdownNow();
    }
    assertThat(IntStream.range(0, CLIENTS).map(passed::get)).containsOnly(BURST);
  }
}
