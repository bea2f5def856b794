package io.shindigneo4j.driver;

import static io.shindigneo4j.driver.CallResults.echo;
import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.protocol.Message.Request;
import io.shindigneo4j.testing.ScriptedPeer;
import io.shindigneo4j.testing.ScriptedServer;
import io.shindigneo4j.testing.TestDeadlines;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

/** Races between many callers and the end of a connection or of the driver. */
class RepeatedDisconnectsTest {

  private static final int CALLERS = 12;
  private static final Duration TIMEOUT = Duration.ofSeconds(1);
  private static final Duration GRACE = TestDeadlines.HANGING;

  /** The driver's own timeout. A call without an outcome ends by the test's timeout instead. */
  private static final Duration NEVER = Duration.ofMinutes(5);

  private static final ReconnectDelay EAGER =
      new ReconnectDelay(Duration.ofMillis(1), Duration.ofMillis(20));

  private final ScriptedServer server = ScriptedServer.start();

  /** For the server's thread. */
  private final Random random = new Random(5);

  private final ExecutorService threads = Executors.newCachedThreadPool();

  /** The number of calls by their outcome. */
  private final Map<String, AtomicInteger> outcomes = new ConcurrentHashMap<>();

  @AfterEach
  void close() {
    threads.shutdownNow();
    server.close();
  }

  @Test
  void everyCallEndsWithItsOwnAnswerWhileConnectionsAreLost() throws Exception {
    server.answering(this::byChance);
    try (GraphDriver driver = GraphDriver.connect(eager())) {
      AtomicBoolean stop = new AtomicBoolean();
      List<CompletableFuture<Void>> callers = startCallers(driver, stop);
      for (int i = 1; i <= 3; i++) {
        awaitConnections(i * 20);
        server.stop();
        server.listen();
      }
      awaitConnections(80);
      stop.set(true);
      awaitEnd(callers);
    }
    assertThat(outcomes.keySet())
        .isSubsetOf(Set.of("answered", DriverException.UNAVAILABLE, DriverException.TIMED_OUT));
    assertThat(outcomes.get("answered").get()).isGreaterThan(100);
  }

  /** Answers most requests, at once or later; cuts the connection at some, and ignores others. */
  private void byChance(ScriptedPeer peer, Request request) {
    int chance = random.nextInt(200);
    if (chance < 5) {
      peer.cut();
    } else if (chance < 100) {
      peer.later(() -> peer.echo(request));
    } else if (chance < 199) {
      peer.echo(request);
    }
  }

  private void awaitConnections(int count) {
    await().until(() -> server.attempts().size() >= count);
  }

  @RepeatedTest(15)
  void everyCallEndsWhenTheDriverIsClosed(RepetitionInfo repetition) throws Exception {
    GraphDriver driver = GraphDriver.connect(eager().withCallTimeout(NEVER));
    AtomicBoolean stop = new AtomicBoolean();
    List<CompletableFuture<Void>> callers = startCallers(driver, stop);
    int requests = (repetition.getCurrentRepetition() - 1) * 20; // the first closes at once
    await().until(() -> server.untaken() >= requests);
    if (requests % 40 == 0) {
      server.cutAll();
    }
    driver.close();
    stop.set(true);
    awaitEnd(callers);
    assertThat(outcomes.keySet())
        .isSubsetOf(Set.of("answered", DriverException.UNAVAILABLE, DriverException.CLOSED));
  }

  private static void awaitEnd(List<CompletableFuture<Void>> callers) throws Exception {
    CompletableFuture.allOf(callers.toArray(CompletableFuture[]::new))
        .get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS);
  }

  @Test
  void aDriverThatIsClosedWhileItConnectsLeavesNothingOpen() {
    for (int i = 0; i < 40; i++) {
      int attempts = server.attempts().size();
      GraphDriver driver = GraphDriver.connect(eager());
      if (i % 2 == 0) {
        await().pollDelay(Duration.ZERO).until(() -> server.attempts().size() > attempts);
      }
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
