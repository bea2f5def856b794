package io.shindigneo4j.driver;

import static io.shindigneo4j.driver.CallResults.failure;
import static io.shindigneo4j.driver.CallResults.value;
import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.Request;
import io.shindigneo4j.protocol.Message.RunCypher;
import io.shindigneo4j.protocol.Message.RunStatement;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.Message.Work;
import io.shindigneo4j.protocol.StatementLimits;
import io.shindigneo4j.protocol.Summary;
import io.shindigneo4j.testing.ScriptedPeer;
import io.shindigneo4j.testing.ScriptedServer;
import io.shindigneo4j.testing.ScriptedServer.Received;
import io.shindigneo4j.testing.TestDeadlines;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Flow;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A Cypher text on one connection")
class PreparedStatementsTest {

  private static final String TEXT = text(256, 'a');
  private static final String OTHER = text(StatementLimits.MAX_TEXT_LENGTH, 'b');

  private final ScriptedServer server = ScriptedServer.start();
  private GraphDriver driver;

  private static String text(int length, char mark) {
    String start = "RETURN $value // ";
    return start + String.valueOf(mark).repeat(length - start.length());
  }

  @BeforeEach
  void connect() {
    driver = GraphDriver.connect(server.driverSettings());
  }

  @AfterEach
  void close() {
    driver.close();
    server.close();
  }

  private static Statement statement(String text) {
    return Statement.cypher(text).with("value", "x");
  }

  private CompletableFuture<Result> run(String text) {
    return driver.run(statement(text));
  }

  /** How the next request names its text. */
  private String form() throws InterruptedException {
    return form(server.take().request());
  }

  private static String form(Request request) {
    if (request instanceof RunStatement run) {
      return run.text().map(text -> "text as ").orElse("") + run.statement();
    }
    return ((Work) request).subject().length() + " characters";
  }

  private void assertSent(String text, String... forms) throws Exception {
    for (String form : forms) {
      assertThat(value(run(text))).isEqualTo("x");
      assertThat(form()).isEqualTo(form);
    }
  }

  @Test
  void isSentOnceWithItsNumberThatThenReplacesIt() throws Exception {
    assertSent(TEXT, "256 characters", "text as 0", "0", "0");
    assertSent(OTHER, "65536 characters", "text as 1", "1");
    assertSent(TEXT, "0");
  }

  @Test
  void isSentInFullUntilTheServerHasAnswered() throws Exception {
    server.silent();
    List<CompletableFuture<Result>> answers = List.of(run(TEXT), run(TEXT), run(TEXT), run(TEXT));
    List<Received> requests = List.of(server.take(), server.take(), server.take(), server.take());
    assertThat(requests.stream().map(received -> form(received.request())))
        .containsExactly("256 characters", "text as 0", "256 characters", "256 characters");
    for (int i : new int[] {0, 2, 3}) {
      answer(requests.get(i), answers.get(i));
    }
    CompletableFuture<Result> late = run(TEXT);
    Received latest = server.take();
    assertThat(form(latest.request())).isEqualTo("256 characters");
    answer(requests.get(1), answers.get(1));
    answer(latest, late);
    server.answering(ScriptedPeer::echo);
    assertSent(TEXT, "0");
  }

  private static void answer(Received received, CompletableFuture<Result> answer) throws Exception {
    received.peer().echo(received.request());
    assertThat(value(answer)).isEqualTo("x");
  }

  @Test
  void isPreparedAgainAfterAFailure() throws Exception {
    assertSent(TEXT, "256 characters");
    server.answering((peer, r) -> peer.send(new Failure(r.id(), "Neo.Some.Code", "why", false)));
    for (int i = 0; i < 3; i++) {
      failure(run(TEXT));
      assertThat(form()).isEqualTo("text as 0");
    }
    server.answering(ScriptedPeer::echo);
    assertSent(TEXT, "text as 0", "0");
  }

  @Test
  void isPreparedAgainIfTheFirstCallWasCancelled() throws Exception {
    assertSent(TEXT, "256 characters");
    server.silent();
    CompletableFuture<Result> given = run(TEXT);
    assertThat(form()).isEqualTo("text as 0");
    given.cancel(false);
    await().until(() -> server.cancelled().size() == 1);
    server.answering(ScriptedPeer::echo);
    assertSent(TEXT, "text as 0", "0");
  }

  @Test
  void isPreparedAgainIfItCouldNotBeSent() throws Exception {
    assertSent(TEXT, "256 characters");
    Statement wrong = Statement.cypher(TEXT).with("value", new StringBuilder("?"));
    assertThat(failure(driver.run(wrong)).code()).isEqualTo(DriverException.UNSUPPORTED_VALUE);
    assertSent(TEXT, "text as 0", "0");
  }

  @Test
  void staysPreparedWhenItFailsLater() throws Exception {
    assertSent(TEXT, "256 characters", "text as 0", "0");
    server.answering((peer, r) -> peer.send(new Failure(r.id(), "Neo.Some.Code", "why", true)));
    failure(run(TEXT));
    assertThat(form()).isEqualTo("0");
    server.answering(ScriptedPeer::echo);
    assertSent(TEXT, "0");
  }

  @Test
  void isPreparedForEachConnection() throws Exception {
    assertSent(OTHER, "65536 characters", "text as 0", "0");
    assertSent(TEXT, "256 characters", "text as 1", "1");
    server.cutAll();
    await().ignoreExceptions().until(() -> value(run(TEXT)).equals("x"));
    String form = form();
    for (int untaken = server.untaken(); untaken > 0; untaken--) {
      form = form();
    }
    assertThat(form).as("the request on the new connection").isEqualTo("256 characters");
    assertSent(TEXT, "text as 0", "0");
    assertSent(OTHER, "65536 characters", "text as 1", "1");
  }

  @Test
  void isSentAgainWholeIfTheServerDoesNotKnowItsNumber() throws Exception {
    assertSent(TEXT, "256 characters", "text as 0", "0");
    AtomicBoolean knows = new AtomicBoolean();
    server.answering(
        (peer, request) -> {
          if (knows.getAndSet(true)) {
            peer.echo(request);
          } else {
            peer.send(new Failure(request.id(), ErrorCode.UNKNOWN_STATEMENT, "", true));
          }
        });
    assertSent(TEXT, "0");
    assertThat(form()).as("at once").isEqualTo("256 characters");
    assertSent(TEXT, "256 characters", "256 characters");
    assertSent(OTHER, "65536 characters", "65536 characters", "65536 characters");
  }

  @Test
  void isNotPreparedIfItIsShortOrTooLong() throws Exception {
    assertSent(text(255, 'c'), "255 characters", "255 characters", "255 characters");
    String longer = text(StatementLimits.MAX_TEXT_LENGTH + 1, 'c');
    assertSent(longer, "65537 characters", "65537 characters", "65537 characters");
  }

  @Test
  void isReplacedByItsNumberHoweverItIsRun() throws Exception {
    server.answering(PreparedStatementsTest::answerAll);
    assertSent(TEXT, "256 characters", "text as 0");
    driver.execute(statement(TEXT));
    assertThat(form()).isEqualTo("0");
    try (ResultStream stream = driver.stream(statement(TEXT))) {
      assertThat(stream).toIterable().hasSize(1);
    }
    assertThat(form()).isEqualTo("0");
    drain(driver.publish(statement(TEXT)));
    assertThat(form()).isEqualTo("0");
    driver.executeRead(transaction -> transaction.run(statement(TEXT)));
    server.take(); // the begin
    assertThat(form()).isEqualTo("0");
  }

  @Test
  void isPreparedHoweverItIsRun() throws Exception {
    server.answering(PreparedStatementsTest::answerAll);
    assertSent(TEXT, "256 characters");
    try (ResultStream stream = driver.stream(statement(TEXT))) {
      assertThat(stream).toIterable().hasSize(1);
    }
    assertThat(form()).isEqualTo("text as 0");
    assertSent(TEXT, "0");
    assertSent(OTHER, "65536 characters");
    driver.executeRead(transaction -> transaction.run(statement(OTHER)));
    server.take(); // the begin
    assertThat(form()).isEqualTo("text as 1");
    server.take(); // the commit
    assertSent(OTHER, "1");
  }

  private static void answerAll(ScriptedPeer peer, Request request) {
    if (request instanceof RunCypher || request instanceof RunStatement) {
      peer.echo(request);
    } else {
      peer.send(Success.of(request.id(), Summary.none()));
    }
  }

  private static void drain(Flow.Publisher<ResultRecord> records) throws InterruptedException {
    CountDownLatch complete = new CountDownLatch(1);
    records.subscribe(
        new Flow.Subscriber<>() {
          @Override
          public void onSubscribe(Flow.Subscription subscription) {
            subscription.request(Long.MAX_VALUE);
          }

          @Override
          public void onNext(ResultRecord next) {
            // looked at elsewhere
          }

          @Override
          public void onError(Throwable failure) {
            // leaves the latch closed
          }

          @Override
          public void onComplete() {
            complete.countDown();
          }
        });
    assertThat(complete.await(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS)).isTrue();
  }
}
