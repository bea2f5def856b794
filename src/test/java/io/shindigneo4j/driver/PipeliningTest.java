package io.shindigneo4j.driver;

import static io.shindigneo4j.driver.CallResults.echo;
import static io.shindigneo4j.driver.CallResults.value;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.DriverSettings.Encoding;
import io.shindigneo4j.protocol.Message.Request;
import io.shindigneo4j.testing.ScriptedPeer;
import io.shindigneo4j.testing.ScriptedServer;
import io.shindigneo4j.testing.ScriptedServer.Received;
import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.testing.Upgrade;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import java.util.function.IntConsumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Many calls on one connection, whatever the order of their answers. */
class PipeliningTest {

  private static final int CALLERS = 200;
  private static final int CALLS = 50;
  private static final int MANY = 60;

  private final ScriptedServer server = ScriptedServer.start();

  @AfterEach
  void close() {
    server.close();
  }

  @Test
  void answersThatComeInReverseReachTheirCallers() throws Exception {
    server.silent();
    try (GraphDriver driver = GraphDriver.connect(server.driverSettings())) {
      CompletableFuture<Result> first = driver.run(echo("first"));
      CompletableFuture<Result> second = driver.run(echo("second"));
      Received one = server.take();
      Received two = server.take();
      two.peer().echo(two.request());
      assertThat(value(second)).isEqualTo("second");
      assertThat(first).isNotDone();
      one.peer().echo(one.request());
      assertThat(value(first)).isEqualTo("first");
    }
  }

  @Test
  void theSecondAnswerToARequestAndOneToNoRequestAreDropped() throws Exception {
    server.answering(
        (peer, request) -> {
          peer.send(ScriptedPeer.success(Long.MAX_VALUE, List.of("to nobody")));
          peer.echo(request);
          peer.send(ScriptedPeer.success(request.id(), List.of("again")));
        });
    try (GraphDriver driver = GraphDriver.connect(server.driverSettings())) {
      for (int i = 0; i < 200; i++) {
        assertThat(value(driver.run(echo("answer " + i)))).isEqualTo("answer " + i);
      }
    }
    assertThat(server.attempts()).hasSize(1);
  }

  @ParameterizedTest
  @EnumSource(Encoding.class)
  void twoHundredCallersEachGetTheirOwnAnswersFromAServerThatShuffles(Encoding encoding)
      throws Exception {
    server.answering(new Shuffling());
    DriverSettings settings = server.driverSettings().withEncoding(encoding);
    try (GraphDriver driver = GraphDriver.connect(settings)) {
      onThreads(CALLERS, caller -> eachGetsItsOwn(driver, "caller " + caller + " call "));
    }
    assertThat(server.attempts()).hasSize(1);
    assertThat(server.untaken()).isEqualTo(CALLERS * CALLS);
  }

  private static void eachGetsItsOwn(GraphDriver driver, String name) {
    List<CompletableFuture<Result>> answers = new ArrayList<>();
    for (int i = 0; i < CALLS; i++) {
      answers.add(driver.run(echo(name + i)));
    }
    for (int i = 0; i < CALLS; i++) {
      assertThat(answers.get(i).join().first().orElseThrow().get("value")).isEqualTo(name + i);
    }
  }

  @ParameterizedTest
  @EnumSource(Encoding.class)
  void largeAndSmallMessagesFromManyThreadsArriveWhole(Encoding encoding) throws Exception {
    DriverSettings settings = server.driverSettings().withEncoding(encoding);
    try (GraphDriver driver = GraphDriver.connect(settings)) {
      onThreads(16, caller -> largeAndSmall(driver, caller));
    }
    assertThat(server.attempts()).hasSize(1);
  }

  private static void largeAndSmall(GraphDriver driver, int caller) {
    for (int i = 0; i < 12; i++) {
      String text = String.valueOf((char) ('a' + caller)).repeat(i % 3 == 0 ? 700_000 : 10 + i);
      assertThat(driver.run(echo(text)).join().first().orElseThrow().get("value")).isEqualTo(text);
    }
  }

  @Test
  void aServerThatStopsReadingHoldsUpNoCallerAndLosesNothing() throws Exception {
    try (GraphDriver driver = GraphDriver.connect(server.driverSettings())) {
      value(driver.run(echo("first")));
      ScriptedPeer peer = server.take().peer();
      peer.reading(false);
      List<CompletableFuture<Result>> answers = new ArrayList<>();
      for (int i = 0; i < MANY; i++) { // far more than the sockets' buffers hold
        answers.add(driver.run(echo(i + "x".repeat(500_000))));
      }
      assertThat(answers).noneMatch(CompletableFuture::isDone);
      peer.reading(true);
      for (int i = 0; i < MANY; i++) {
        assertThat((String) value(answers.get(i))).startsWith(i + "x").hasSizeGreaterThan(500_000);
      }
    }
    assertThat(server.attempts()).hasSize(1);
  }

  @Test
  void aCancelledCallFreesItsPlaceAndItsAnswerIsDropped() throws Exception {
    server.silent();
    try (GraphDriver driver = GraphDriver.connect(server.driverSettings())) {
      CompletableFuture<Result> cancelled = driver.run(echo("cancelled"));
      Received request = server.take();
      cancelled.cancel(false);
      request.peer().echo(request.request());
      server.answering(ScriptedPeer::echo);
      assertThat(value(driver.run(echo("next")))).isEqualTo("next");
      assertThat(cancelled).isCancelled();
    }
  }

  @Test
  void aCallThatIsCancelledBeforeTheConnectionIsOpenIsNeverSent() throws Exception {
    server.silent().upgrading(new Upgrade.Hold());
    try (GraphDriver driver = GraphDriver.connect(server.driverSettings())) {
      driver.run(echo("cancelled")).cancel(false);
      driver.run(echo("kept"));
      server.releaseUpgrades();
      assertThat(server.take().work().parameters()).containsEntry("value", "kept");
      assertThat(server.untaken()).isZero();
    }
  }

  private static void onThreads(int count, IntConsumer work) throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(count);
    try {
      List<CompletableFuture<Void>> works = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        int number = i;
        works.add(CompletableFuture.runAsync(() -> work.accept(number), threads));
      }
      CompletableFuture.allOf(works.toArray(CompletableFuture[]::new))
          .get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS);
    } finally {
      threads.shutdownNow();
    }
  }

  /** Answers in bunches, each in an order by chance. */
  private static final class Shuffling implements BiConsumer<ScriptedPeer, Request> {

    private final Random random = new Random(42);
    private final Queue<Request> waiting = new ConcurrentLinkedQueue<>();

    @Override
    public void accept(ScriptedPeer peer, Request request) {
      if (waiting.isEmpty()) {
        peer.later(() -> answer(peer));
      }
      waiting.add(request);
    }

    private void answer(ScriptedPeer peer) {
      List<Request> bunch = new ArrayList<>();
      for (Request next = waiting.poll(); next != null; next = waiting.poll()) {
        bunch.add(next);
      }
      Collections.shuffle(bunch, random);
      bunch.forEach(peer::echo);
    }
  }
}
