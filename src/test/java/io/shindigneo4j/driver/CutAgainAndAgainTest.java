package io.shindigneo4j.driver;

import static io.shindigneo4j.driver.Outcomes.echo;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.shindigneo4j.testing.ScriptedServer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;

/** Races: many callers, and a connection or driver that ends under them. */
class CutAgainAndAgainTest {

  private static final int CALLERS = 12;
  private static final Duration TIMEOUT = Duration.ofSeconds(2);
  private static final Duration GRACE = Duration.ofSeconds(3);
  private static final ReconnectDelay EAGER =
      new ReconnectDelay(Duration.ofMillis(1), Duration.ofMillis(20));

  private final ScriptedServer server = ScriptedServer.start();
  private final ExecutorService threads = Executors.newCachedThreadPool();

  /** How many calls ended in which way. */
  private final Map<String, AtomicInteger> outcomes = new ConcurrentHashMap<>();

  @AfterEach
  void close() {
    threads.shutdownNow();
    server.close();
  }

  @Test
  void everyCallEndsInTimeWithItsOwnAnswerWhileTheServerIsCutAgainAndAgain() throws Exception {
    server.answering( // some never, most at once, some when others have come
        (peer, request) -> {
          int chance = ThreadLocalRandom.current().nextInt(100);
          if (chance > 60) {
            peer.later(() -> peer.echo(request));
          } else if (chance > 0) {
            peer.echo(request);
          }
        });
    try (GraphDriver driver = GraphDriver.connect(eager())) {
      AtomicBoolean stop = new AtomicBoolean();
      List<CompletableFuture<Void>> callers = startCallers(driver, stop);
      for (int cut = 0; cut < 60; cut++) {
        LockSupport.parkNanos(Duration.ofMillis(cut % 40).toNanos());
        server.cutAll();
        if (cut % 20 == 19) {
          server.stop();
          LockSupport.parkNanos(Duration.ofMillis(50).toNanos());
          server.listen();
        }
      }
      stop.set(true);
      CompletableFuture.allOf(callers.toArray(CompletableFuture[]::new)).get(20, TimeUnit.SECONDS);
    }
    assertThat(new TreeMap<>(outcomes).keySet())
        .contains("answered", DriverException.UNAVAILABLE)
        .isSubsetOf(Set.of("answered", DriverException.UNAVAILABLE, DriverException.TIMED_OUT));
    assertThat(outcomes.get("answered").get()).isGreaterThan(100);
  }

  @RepeatedTest(15)
  void everyCallEndsWhenTheDriverIsClosedUnderIt() throws Exception {
    GraphDriver driver = GraphDriver.connect(eager());
    AtomicBoolean stop = new AtomicBoolean();
    List<CompletableFuture<Void>> callers = startCallers(driver, stop);
    LockSupport.parkNanos(Duration.ofMillis(ThreadLocalRandom.current().nextInt(40)).toNanos());
    server.cutAll();
    driver.close();
    stop.set(true);
    CompletableFuture.allOf(callers.toArray(CompletableFuture[]::new)).get(10, TimeUnit.SECONDS);
    assertThat(outcomes.keySet())
        .isSubsetOf(Set.of("answered", DriverException.UNAVAILABLE, DriverException.CLOSED));
  }

  @Test
  void aDriverThatIsClosedWhileItConnectsLeavesNothingOpen() {
    for (int i = 0; i < 40; i++) {
      GraphDriver driver = GraphDriver.connect(eager());
      LockSupport.parkNanos(Duration.ofMillis(i % 10).toNanos());
      driver.close();
    }
    await().until(() -> server.connections() == 0);
  }

  private DriverSettings eager() {
    return server.driverSettings().withReconnectDelay(EAGER).withCallTimeout(TIMEOUT);
  }

  private List<CompletableFuture<Void>> startCallers(GraphDriver driver, AtomicBoolean stop) {
    List<CompletableFuture<Void>> callers = new ArrayList<>();
    for (int i = 0; i < CALLERS; i++) {
      String name = "caller " + i + " call ";
      callers.add(CompletableFuture.runAsync(() -> callUntil(stop, driver, name), threads));
    }
    return callers;
  }

  private void callUntil(AtomicBoolean stop, GraphDriver driver, String name) {
    for (int i = 0; !stop.get() || i == 0; i++) {
      String value = name + i;
      CompletableFuture<Result> call = driver.run(echo(value));
      String outcome =
          call.orTimeout(TIMEOUT.plus(GRACE).toMillis(), TimeUnit.MILLISECONDS)
              .handle((result, failure) -> outcome(value, result, failure))
              .join();
      outcomes.computeIfAbsent(outcome, key -> new AtomicInteger()).incrementAndGet();
      if (!outcome.equals("answered")) {
        LockSupport.parkNanos(Duration.ofMillis(1).toNanos());
      }
    }
  }

  private static String outcome(String value, Result result, Throwable failure) {
    if (failure instanceof DriverException known) {
      return known.code();
    }
    if (failure != null) {
      return failure.toString();
    }
    Object answer = result.first().orElseThrow().get("value");
    return answer.equals(value) ? "answered" : "crossed: " + answer + " for " + value;
  }
}
