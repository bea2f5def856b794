package io.shindigneo4j.driver;

import static io.shindigneo4j.driver.CallResults.failure;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.Message;
import io.shindigneo4j.protocol.Message.Begin;
import io.shindigneo4j.protocol.Message.Commit;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.Records;
import io.shindigneo4j.protocol.Message.Request;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.Summary;
import io.shindigneo4j.testing.ScriptedPeer;
import io.shindigneo4j.testing.ScriptedServer;
import io.shindigneo4j.testing.TestDeadlines;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("If the connection is lost")
@Timeout(TestDeadlines.TEST_SECONDS)
class LostResponsesTest {

  private static final Statement READ = Statement.procedure("test.echo").with("value", "x");
  private static final Statement WRITE = READ.writing();

  private final AtomicInteger losses = new AtomicInteger();
  private ScriptedServer server;
  private GraphDriver driver;

  /** The request at which the connection is lost. */
  enum Step {
    BEGIN,
    WORK,
    COMMIT;

    boolean is(Request request) {
      return switch (this) {
        case BEGIN -> request instanceof Begin;
        case WORK -> request instanceof Message.Work;
        case COMMIT -> request instanceof Commit;
      };
    }
  }

  @BeforeEach
  void start() {
    server = ScriptedServer.start();
    driver = GraphDriver.connect(server.driverSettings());
  }

  @AfterEach
  void stop() {
    driver.close();
    server.close();
  }

  /** Cuts the connection at the first request of that kind, and answers all others. */
  private void lose(Step step) {
    server.answering(
        (peer, request) -> {
          if (step.is(request) && losses.getAndIncrement() == 0) {
            peer.cut();
          } else {
            answer(peer, request);
          }
        });
  }

  private static void answer(ScriptedPeer peer, Request request) {
    if (request instanceof Message.Work) {
      peer.echo(request);
    } else {
      peer.send(
          new Success(
              request.id(),
              List.of(),
              List.of(),
              new Summary(Map.of(), Summary.none().phases(), Optional.of("x:1"))));
    }
  }

  @Test
  void aReadIsSentAgain() {
    lose(Step.WORK);
    assertThat(driver.execute(READ).records()).hasSize(1);
    losses.set(0);
    assertThat(driver.run(READ).join().records()).hasSize(1);
    assertThat(losses).hasValue(2);
  }

  @Test
  void eachOfSeveralReadsIsSentAgain() {
    lose(Step.WORK);
    List<Result> results = driver.executeAll(List.of(READ, READ, READ));
    assertThat(results).hasSize(3).allMatch(result -> result.records().size() == 1);
    assertThat(losses).hasValueGreaterThan(1);
  }

  @Test
  void ofSeveralWritesNoneIsSentAgain() {
    lose(Step.WORK);
    DriverException lost =
        catchThrowableOfType(DriverException.class, () -> driver.executeAll(List.of(WRITE, WRITE)));
    assertThat(lost.code()).isEqualTo(DriverException.OUTCOME_UNKNOWN);
  }

  @Test
  void aReadIsTransientIfItIsLostAgainAndAgain() throws Exception {
    server.answering((peer, request) -> peer.cut());
    DriverException lost = failure(driver.run(READ));
    assertThat(lost).isInstanceOf(TransientDriverException.class);
    assertThat(lost.code()).isEqualTo(DriverException.UNAVAILABLE);
    assertThat(server.untaken()).isBetween(2, 7);
  }

  @Test
  void aReadIsSentAgainWithTheTimeThatIsLeft() throws Exception {
    lose(Step.WORK);
    driver.execute(READ);
    assertLessTime();
    losses.set(0);
    driver.run(READ).join();
    assertLessTime();
  }

  private void assertLessTime() throws InterruptedException {
    assertThat(server.take().work().terms().timeout()).isEqualTo(TestDeadlines.HANGING);
    assertThat(server.take().work().terms().timeout()).isLessThan(TestDeadlines.HANGING);
  }

  @Test
  void aRepeatableWriteIsSentAgain() {
    lose(Step.WORK);
    assertThat(driver.run(WRITE.asRepeatable()).join().records()).hasSize(1);
    assertThat(losses).hasValue(2);
  }

  @Test
  void aWriteIsUnknown() throws Exception {
    lose(Step.WORK);
    DriverException lost = failure(driver.run(WRITE));
    assertThat(lost).isInstanceOf(PermanentDriverException.class);
    assertThat(lost.code()).isEqualTo(DriverException.OUTCOME_UNKNOWN);
    losses.set(0);
    DriverException again =
        catchThrowableOfType(DriverException.class, () -> eventually(() -> driver.execute(WRITE)));
    assertThat(again.code()).isEqualTo(DriverException.OUTCOME_UNKNOWN);
  }

  /** The server knows of no repeatable statements. */
  @Test
  void aWriteWhoseCommitHasFailedHalfwayIsUnknown() throws Exception {
    server.answering(
        (peer, request) ->
            peer.send(new Failure(request.id(), ErrorCode.OUTCOME_UNKNOWN, "halfway", false)));
    DriverException unknown = failure(driver.run(WRITE));
    assertThat(unknown).isInstanceOf(PermanentDriverException.class);
    assertThat(unknown.code()).isEqualTo(DriverException.OUTCOME_UNKNOWN);
    DriverException repeatable = failure(driver.run(WRITE.asRepeatable()));
    assertThat(repeatable).isInstanceOf(TransientDriverException.class);
    assertThat(repeatable.code()).isEqualTo(DriverException.OUTCOME_UNKNOWN);
  }

  /** Between attempts to connect nothing can be sent. */
  private static void eventually(Runnable work) {
    Retries.real(code -> {})
        .run(
            new RetryPolicy.OfTransientFailures(),
            TestDeadlines.HANGING,
            left -> {
              work.run();
              return null;
            });
  }

  @Test
  void aWriteWithARequestIdIsRepeated() {
    lose(Step.WORK);
    Result result = driver.execute(WRITE.withRequestId("a"));
    assertThat(result.first().orElseThrow().get("value")).isEqualTo("x");
    assertThat(losses).hasValue(2);
  }

  @Test
  void onlyAWriteWithARequestIdIsRepeatedAfterAnotherFailureThatMayPass() {
    server.answering(
        (peer, request) -> {
          if (losses.getAndIncrement() == 0) {
            peer.send(new Failure(request.id(), ErrorCode.BUSY, "too much to do", true));
          } else {
            peer.echo(request);
          }
        });
    assertThat(driver.execute(WRITE.withRequestId("a")).records()).hasSize(1);
    assertThat(losses).hasValue(2);
    losses.set(0);
    DriverException busy =
        catchThrowableOfType(DriverException.class, () -> driver.execute(WRITE.asRepeatable()));
    assertThat(busy.code()).isEqualTo(ErrorCode.BUSY);
    assertThat(losses).hasValue(1);
  }

  @ParameterizedTest
  @EnumSource(Step.class)
  void aReadingTransactionIsRepeated(Step step) {
    lose(step);
    Result result = driver.executeRead(transaction -> transaction.run(READ));
    assertThat(result.records()).hasSize(1);
    assertThat(losses).hasValue(2);
  }

  @ParameterizedTest
  @EnumSource(value = Step.class, names = "COMMIT", mode = EnumSource.Mode.EXCLUDE)
  void aWritingTransactionIsRepeatedBeforeItsCommit(Step step) {
    lose(step);
    assertThat(driver.executeWrite(transaction -> transaction.run(WRITE)).records()).hasSize(1);
    assertThat(losses).hasValue(2);
  }

  @Test
  void theCommitOfATransactionIsUnknown() {
    lose(Step.COMMIT);
    DriverException lost =
        catchThrowableOfType(
            DriverException.class,
            () -> driver.executeWrite(transaction -> transaction.run(WRITE)));
    assertThat(lost).isInstanceOf(PermanentDriverException.class);
    assertThat(lost.code()).isEqualTo(DriverException.OUTCOME_UNKNOWN);
    assertThat(losses).as("attempts").hasValue(1);
  }

  /**
   * Loses each commit.
   *
   * @param effective the number of the one that takes effect, of which each later begin tells
   */
  private void loseCommits(int effective) {
    server.answering(
        (peer, request) -> {
          if (request instanceof Commit) {
            losses.incrementAndGet();
            peer.cut();
          } else if (request instanceof Begin && losses.get() >= effective) {
            peer.send(ScriptedPeer.success(request.id(), List.of(true)));
          } else {
            answer(peer, request);
          }
        });
  }

  /** The value tells which attempt at the work it is of. */
  private String transactOnce() {
    AtomicInteger attempts = new AtomicInteger();
    return driver.transact(
        TransactionOptions.writing().withRequestId("a"),
        transaction -> {
          transaction.run(WRITE);
          return "value " + attempts.incrementAndGet();
        });
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void theCommitOfATransactionWithARequestIdIsChecked(int effective) {
    loseCommits(effective);
    assertThat(transactOnce()).isEqualTo("value " + effective);
    assertThat(losses).hasValue(effective);
  }

  /** Nobody knows its value. */
  @Test
  void theRequestIdOfAnotherTransactionIsRefused() {
    loseCommits(0);
    DriverException reused = catchThrowableOfType(DriverException.class, this::transactOnce);
    assertThat(reused).isInstanceOf(PermanentDriverException.class);
    assertThat(reused.code()).isEqualTo(ErrorCode.REUSED_REQUEST_ID);
  }

  @Test
  void aStreamFailsAfterTheRecordsThatHaveArrived() {
    server.answering(
        (peer, request) -> {
          if (request instanceof Message.Work) {
            peer.send(new Records(request.id(), List.of("n"), List.of(List.of(1L), List.of(2L))));
          } else {
            peer.cut(); // instead of more
          }
        });
    try (ResultStream stream = driver.stream(READ)) {
      assertThat(stream.next().get("n")).isEqualTo(1L);
      assertThat(stream.next().get("n")).isEqualTo(2L);
      DriverException lost = catchThrowableOfType(DriverException.class, stream::hasNext);
      assertThat(lost.code()).isEqualTo(DriverException.UNAVAILABLE);
    }
  }

  @Test
  void aTransactionThatTheServerHasForgottenIsRepeated() {
    server.answering(
        (peer, request) -> {
          if (Step.WORK.is(request) && losses.getAndIncrement() == 0) {
            peer.send(new Failure(request.id(), ErrorCode.UNKNOWN_TRANSACTION, "gone", false));
          } else {
            answer(peer, request);
          }
        });
    assertThat(driver.executeWrite(transaction -> transaction.run(WRITE)).records()).hasSize(1);
  }

  /** It would do the same to each connection. */
  @Test
  void aReadIsNotSentAgainToAServerThatViolatesTheProtocol() throws Exception {
    server.answering((peer, request) -> peer.send(request));
    assertThat(failure(driver.run(READ)).code()).isEqualTo(DriverException.UNAVAILABLE);
    server.take();
    assertThat(server.untaken()).isZero();
  }

  @Test
  void anUnrequestedResponseInChunksEndsTheConnection() throws Exception {
    server.answering(
        (peer, request) -> {
          peer.send(new Records(request.id(), List.of("n"), List.of(List.of(1L))));
        });
    assertThat(failure(driver.run(READ)).code()).isEqualTo(DriverException.UNAVAILABLE);
    DriverException blocking =
        catchThrowableOfType(DriverException.class, () -> driver.execute(READ));
    assertThat(blocking.code()).isEqualTo(DriverException.UNAVAILABLE);
  }
}
