package io.shindigneo4j.web.limit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.shindigneo4j.driver.Result;
import io.shindigneo4j.driver.ResultRecord;
import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.opensocial.execution.CallScheduler;
import io.shindigneo4j.protocol.Summary;
import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.web.client.Client;
import io.shindigneo4j.web.client.CurrentRequest;
import io.shindigneo4j.web.client.TestClients;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.apache.shindig.protocol.ProtocolException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The calls of a client")
class CallSharesTest {

  private static final Duration LONG = Duration.ofMinutes(1);
  private static final Result ANSWER = new Result(List.of(), List.of(), null);

  private final CallShares shares = shares(2);

  /** The calls that run. */
  private final Queue<CompletableFuture<Result>> running = new ArrayDeque<>();

  private static CallShares shares(int most) {
    return (CallShares) scheduler(Integer.toString(most));
  }

  private static CallScheduler scheduler(String most) {
    return CallShares.from(
        key -> Optional.ofNullable(Map.of("shindig.neo4j.client-calls", most).get(key)));
  }

  @AfterEach
  void leave() {
    TestClients.leave();
  }

  private CompletableFuture<Result> call() {
    return call(LONG);
  }

  private CompletableFuture<Result> call(Duration limit) {
    return shares.schedule(limit, this::begin);
  }

  private CompletableFuture<Result> begin(Duration waited) {
    CompletableFuture<Result> call = new CompletableFuture<>();
    running.add(call);
    return call;
  }

  @Test
  void waitForOthersOfItsOwnAlone() {
    TestClients.enter("ann");
    List<CompletableFuture<Result>> ofAnn = List.of(call(), call(), call());
    assertThat(running).hasSize(2);
    TestClients.enter("ben");
    CompletableFuture<Result> ofBen = call();
    assertThat(running).hasSize(3);
    running.remove().complete(ANSWER);
    assertThat(running).as("the third of Ann runs").hasSize(3);
    running.forEach(call -> call.complete(ANSWER));
    assertThat(ofAnn).allSatisfy(call -> assertThat(call).isCompletedWithValue(ANSWER));
    assertThat(ofBen).isCompletedWithValue(ANSWER);
    assertThat(shares.clients()).isZero();
  }

  @Test
  void failWhereTheirAnswersAreTooLargeTogether() {
    HeapShares heap = new HeapShares(1 << 20);
    HeapShares.Use request = heap.use("192.0.2.1");
    TestClients.enter("ann", request);
    List<CompletableFuture<Result>> calls = List.of(call(), call());
    Result large = large(Summary.none());
    running.forEach(call -> call.complete(large));
    assertThat(calls.get(0)).isCompletedWithValue(large);
    assertThat(calls.get(1))
        .isCompletedExceptionally()
        .failsWithin(Duration.ZERO)
        .withThrowableThat()
        .havingCause()
        .isInstanceOfSatisfying(
            ProtocolException.class, refusal -> assertThat(refusal.getCode()).isEqualTo(503));
    request.end();
    assertThat(heap.taken()).isZero();
  }

  @Test
  void tellOfAWriteHoweverLargeTheAnswerIs() {
    HeapShares.Use full = new HeapShares(0).use("192.0.2.1");
    TestClients.enter("ann", full);
    List<CompletableFuture<Result>> calls = List.of(call(), call());
    Result written = large(Summary.none().with("x:1"));
    Result small = new Result(List.of(), List.of(), Summary.none());
    running.remove().complete(written);
    running.remove().complete(small);
    assertThat(calls.get(0)).isCompletedWithValue(written);
    assertThat(calls.get(1)).isCompletedWithValue(small);
  }

  private static Result large(Summary summary) {
    Object value = List.of(Map.of("text", "x".repeat(200 << 10)));
    ResultRecord row = new ResultRecord(List.of("value"), List.of(value));
    return new Result(List.of("value"), List.of(row), summary);
  }

  @Test
  void countTogetherForAnAddressWithoutAViewer() {
    TestClients.enter(TestClients.address("192.0.2.1"));
    List<CompletableFuture<Result>> unused = List.of(call(), call(), call());
    assertThat(running).hasSize(2);
  }

  @Test
  void beginAtOnceForNobodysRequest() {
    List<CompletableFuture<Result>> unused = List.of(call(), call(), call());
    assertThat(running).hasSize(3);
  }

  @Test
  void leaveTheirPlaceWhereTheyFail() {
    TestClients.enter("ann");
    List<CompletableFuture<Result>> calls = List.of(call(), call(), call());
    running.remove().completeExceptionally(new IllegalStateException("failed"));
    assertThat(calls.get(0)).isCompletedExceptionally();
    assertThat(running).hasSize(2);
    assertThat(shares.schedule(LONG, waited -> CompletableFuture.failedFuture(new Exception())))
        .isNotDone();
    running.forEach(call -> call.complete(ANSWER));
    assertThat(shares.clients()).isZero();
  }

  @Test
  void leaveTheirPlaceWhereTheyDoNotBegin() {
    TestClients.enter("ann");
    CompletableFuture<Result> refused =
        shares.schedule(
            LONG,
            waited -> {
              throw new OutOfMemoryError("by the test");
            });
    assertThat(refused).isCompletedExceptionally();
    assertThat(shares.clients()).isZero();
  }

  @Test
  void areFollowedByWorkForTheSameRequest() throws Exception {
    TestClients.enter("ann");
    CompletableFuture<Client> first = call().thenApply(result -> CurrentRequest.client());
    call();
    CompletableFuture<Client> waiting = call().thenApply(result -> CurrentRequest.client());
    TestClients.leave();
    ExecutorService other = Executors.newSingleThreadExecutor();
    try {
      other.submit(() -> running.remove().complete(ANSWER)).get();
      other.submit(() -> running.forEach(call -> call.complete(ANSWER))).get();
    } finally {
      other.shutdownNow();
    }
    assertThat(first.get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS))
        .isEqualTo(TestClients.viewer("ann"));
    assertThat(waiting.get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS))
        .isEqualTo(TestClients.viewer("ann"));
  }

  @Test
  void failWhereOthersTakeAllTheTimeAndDoNotRunAfterwards() {
    TestClients.enter("ann");
    List<CompletableFuture<Result>> unused = List.of(call(), call());
    CompletableFuture<Result> late = call(Duration.ofMillis(1));
    assertThatExceptionOfType(ExecutionException.class)
        .isThrownBy(() -> late.get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS))
        .havingCause()
        .isInstanceOfSatisfying(
            ProtocolException.class, refused -> assertThat(refused.getCode()).isEqualTo(503));
    running.remove().complete(ANSWER);
    assertThat(running).as("without the late one").hasSize(1);
  }

  /** Of two calls with the same limit, one begins, and the other is late. */
  @Test
  void areNotLateOnceTheyHaveBegun() {
    TestClients.enter("ann");
    Duration limit = Duration.ofMillis(100);
    while (!isNotLateOnceItHasBegun(limit)) { // as on a machine that stood still
      limit = limit.multipliedBy(10);
    }
  }

  private boolean isNotLateOnceItHasBegun(Duration limit) {
    List<CompletableFuture<Result>> first = List.of(call(), call());
    CompletableFuture<Duration> begun = new CompletableFuture<>();
    CompletableFuture<Result> answer = new CompletableFuture<>();
    CompletableFuture<Result> waiting =
        shares.schedule(
            limit,
            waited -> {
              begun.complete(waited);
              return answer;
            });
    CompletableFuture<Result> late = call(limit);
    running.remove().complete(ANSWER);
    if (begun.isDone()) {
      assertThat(begun.join()).isPositive();
      assertThat(late).failsWithin(Duration.ofSeconds(TestDeadlines.HANGING_SECONDS));
      assertThat(waiting).isNotDone();
      answer.complete(ANSWER);
      assertThat(waiting).isCompletedWithValue(ANSWER);
    }
    running.remove().complete(ANSWER);
    assertThat(first).allMatch(CompletableFuture::isDone);
    return begun.isDone();
  }

  @Test
  void mayBeManyThatEndAtOnce() {
    TestClients.enter("ann");
    List<CompletableFuture<Result>> unused = List.of(call(), call());
    List<CompletableFuture<Result>> many =
        IntStream.range(0, 100_000)
            .mapToObj(
                i -> shares.schedule(LONG, waited -> CompletableFuture.completedFuture(ANSWER)))
            .toList();
    running.remove().complete(ANSWER);
    assertThat(many).allSatisfy(call -> assertThat(call).isCompletedWithValue(ANSWER));
  }

  @Test
  void areNeverMoreThanItsShareWhoeverEndsThem() throws Exception {
    CallShares eight = shares(8);
    AtomicInteger now = new AtomicInteger();
    AtomicInteger most = new AtomicInteger();
    ExecutorService database = Executors.newFixedThreadPool(16);
    ExecutorService requests = Executors.newFixedThreadPool(4);
    try {
      List<Future<List<CompletableFuture<Result>>>> clients = new ArrayList<>();
      for (int client = 0; client < 4; client++) {
        clients.add(requests.submit(() -> callOften(eight, database, now, most)));
      }
      for (Future<List<CompletableFuture<Result>>> client : clients) {
        CompletableFuture.allOf(client.get().toArray(CompletableFuture[]::new))
            .get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS);
      }
    } finally {
      requests.shutdownNow();
      database.shutdownNow();
    }
    assertThat(most.get()).isBetween(2, 8);
    assertThat(eight.clients()).isZero();
  }

  private static List<CompletableFuture<Result>> callOften(
      CallShares shares, ExecutorService database, AtomicInteger now, AtomicInteger most) {
    TestClients.enter("ann");
    List<CompletableFuture<Result>> calls = new ArrayList<>();
    for (int i = 0; i < 1_000; i++) {
      calls.add(
          shares.schedule(
              LONG,
              waited -> {
                most.accumulateAndGet(now.incrementAndGet(), Math::max);
                return CompletableFuture.supplyAsync(
                    () -> {
                      now.decrementAndGet();
                      return ANSWER;
                    },
                    database);
              }));
    }
    TestClients.leave();
    return calls;
  }

  @Test
  void areNotBoundedByANumberOfNone() {
    TestClients.enter("ann");
    CallScheduler unbounded = scheduler("0");
    for (int i = 0; i < 100; i++) {
      CompletableFuture<Result> unused = unbounded.schedule(LONG, this::begin);
    }
    assertThat(running).hasSize(100);
  }

  @ParameterizedTest
  @ValueSource(strings = {"-1", "many"})
  void areBoundedByANumber(String most) {
    assertThatExceptionOfType(InvalidSettingException.class)
        .isThrownBy(() -> scheduler(most))
        .withMessageContaining("shindig.neo4j.client-calls");
  }
}
