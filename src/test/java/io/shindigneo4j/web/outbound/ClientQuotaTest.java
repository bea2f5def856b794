package io.shindigneo4j.web.outbound;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.web.client.Client;
import io.shindigneo4j.web.client.TestClients;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("The fetches of a client")
@Timeout(TestDeadlines.HANGING_SECONDS)
class ClientQuotaTest {
  private static final Client JANE = TestClients.viewer("jane");
  private static final Client JOHN = TestClients.viewer("john");
  private static final Duration AT_ONCE = Duration.ofMillis(1);

  private static ClientQuota<Client> quota(int limit) {
    return new ClientQuota<>(client -> limit, client -> 2 * limit);
  }

  @Test
  void areSoManyAtATimeWhateverOthersDo() {
    ClientQuota<Client> quota = quota(2);
    assertThat(quota.acquire(JANE, AT_ONCE)).isTrue();
    assertThat(quota.acquire(JANE, AT_ONCE)).isTrue();
    assertThat(quota.acquire(JANE, AT_ONCE)).isFalse();
    assertThat(quota.acquire(JOHN, AT_ONCE)).isTrue();
    quota.release(JANE);
    assertThat(quota.acquire(JANE, AT_ONCE)).isTrue();
  }

  @Test
  void waitForTheirPlace() throws Exception {
    ClientQuota<Client> quota = quota(1);
    assertThat(quota.acquire(JANE, TestDeadlines.HANGING)).isTrue();
    CompletableFuture<Boolean> waiting =
        CompletableFuture.supplyAsync(() -> quota.acquire(JANE, TestDeadlines.HANGING));
    quota.release(JANE);
    assertThat(waiting.get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS)).isTrue();
    quota.release(JANE);
    assertThat(quota.clients()).isZero();
  }

  /** Whoever waits holds a thread. */
  @Test
  void areRefusedAtOnceWhereAsManyWait() throws Exception {
    ClientQuota<Client> quota = quota(2);
    assertThat(quota.acquire(JANE, TestDeadlines.HANGING)).isTrue();
    assertThat(quota.acquire(JANE, TestDeadlines.HANGING)).isTrue();
    ExecutorService threads = Executors.newFixedThreadPool(16);
    List<Future<Boolean>> others =
        IntStream.range(0, 16)
            .mapToObj(i -> threads.submit(() -> quota.acquire(JANE, TestDeadlines.HANGING)))
            .toList();
    TestDeadlines.await().until(() -> others.stream().filter(Future::isDone).count() == 14);
    assertThat(quota.acquire(JOHN, TestDeadlines.HANGING)).isTrue();
    quota.release(JANE);
    quota.release(JANE);
    List<Boolean> acquired = new ArrayList<>();
    for (Future<Boolean> other : others) {
      acquired.add(other.get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS));
    }
    threads.shutdown();
    assertThat(Collections.frequency(acquired, true)).isEqualTo(2);
    quota.release(JANE);
    quota.release(JANE);
    quota.release(JOHN);
    assertThat(quota.clients()).isZero();
  }

  @Test
  void leaveNothingBehind() throws Exception {
    ClientQuota<Client> quota = quota(2);
    AtomicInteger most = new AtomicInteger();
    AtomicInteger now = new AtomicInteger();
    ExecutorService threads = Executors.newFixedThreadPool(8);
    for (int i = 0; i < 20_000; i++) {
      Client client = i % 3 == 0 ? JANE : TestClients.viewer("viewer " + i);
      threads.execute(() -> work(quota, client, now, most));
    }
    threads.shutdown();
    assertThat(threads.awaitTermination(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS)).isTrue();
    assertThat(quota.clients()).isZero();
    assertThat(most.get()).isBetween(1, 2);
  }

  private static void work(
      ClientQuota<Client> quota, Client client, AtomicInteger now, AtomicInteger most) {
    if (quota.acquire(client, AT_ONCE)) {
      if (client.equals(JANE)) {
        most.accumulateAndGet(now.incrementAndGet(), Math::max);
        Thread.onSpinWait();
        now.decrementAndGet();
      }
      quota.release(client);
    }
  }

  @Test
  void areGivenUpByAThreadThatIsInterrupted() {
    ClientQuota<Client> quota = quota(1);
    assertThat(quota.acquire(JANE, TestDeadlines.HANGING)).isTrue();
    Thread.currentThread().interrupt();
    assertThat(quota.acquire(JANE, TestDeadlines.HANGING)).isFalse();
    assertThat(Thread.interrupted()).isTrue();
    quota.release(JANE);
    assertThat(quota.clients()).isZero();
  }
}
