package io.shindigneo4j.server.session;

import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.protocol.MalformedMessageException;
import io.shindigneo4j.protocol.Message;
import io.shindigneo4j.protocol.Message.Begin;
import io.shindigneo4j.protocol.Message.Cancel;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.Request;
import io.shindigneo4j.protocol.Message.RunCypher;
import io.shindigneo4j.protocol.Message.RunStatement;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.MessageCodec;
import io.shindigneo4j.protocol.Subprotocol;
import io.shindigneo4j.protocol.Terms;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import java.lang.ref.WeakReference;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.UUID;
import java.util.concurrent.Executor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** On the real graph; the test runs what waits for a thread. */
@DisplayName("The memory of a request")
@ExtendWith(SharedGraphServer.class)
class HeldRequestsTest {

  private static final MessageCodec CODEC = new Subprotocol(Format.JSON).codec();
  private static final Terms READING = Terms.of(AccessMode.READ, Duration.ZERO);

  /** A connection has room for one of these. */
  private static final int LARGE = 100_000;

  private final Queue<Runnable> reading = new ArrayDeque<>();
  private final Queue<Runnable> planning = new ArrayDeque<>();
  private final List<Message> answers = new ArrayList<>();
  private final Executor here = Runnable::run;
  private Executor readers = reading::add;
  private Executor planners = here;
  private Executor transactions = here;
  private int bytes = LARGE;
  private RequestProcessor session;

  @BeforeEach
  void open(GraphServer server) {
    Timer never = (task, nanos) -> () -> {};
    WorkerPools workers =
        new WorkerPools(
            task -> readers.execute(task),
            here,
            here,
            task -> planners.execute(task),
            task -> transactions.execute(task),
            never,
            100);
    session = new TestSessions(server, AdhocCypher.ALLOWED, workers, never).open(CODEC);
  }

  @AfterEach
  void close() {
    session.close();
  }

  private void submit(Request request) {
    session.submit(new IncomingRequest<>(request, bytes, System.nanoTime(), this::receive));
  }

  private void receive(byte[] payload) {
    try {
      answers.add(CODEC.decode(payload));
    } catch (MalformedMessageException e) {
      throw new IllegalStateException(e);
    }
  }

  private Message last() {
    return answers.get(answers.size() - 1);
  }

  /** A text that no test has planned. */
  private static RunCypher read(long id) {
    return new RunCypher(id, READING, "RETURN '" + UUID.randomUUID() + "'", Map.of());
  }

  private void assertCountsUntilItRuns(Queue<Runnable> waiting) {
    submit(read(1));
    submit(new Cancel(1));
    assertThat(((Failure) last()).code()).isEqualTo(ErrorCode.CANCELLED);
    submit(read(2));
    assertThat(((Failure) last()).code()).isEqualTo(ErrorCode.TOO_MANY_REQUESTS);
    waiting.remove().run();
    readers = here;
    planners = here;
    submit(read(3));
    assertThat(last()).isInstanceOf(Success.class);
  }

  @Test
  void countsThoughItWasCancelledUntilItsTurnForAThread() {
    assertCountsUntilItRuns(reading);
  }

  @Test
  void countsThoughItWasCancelledUntilItsTextIsPlanned() {
    planners = planning::add;
    assertCountsUntilItRuns(planning);
  }

  /** Not in the test's own frames, which would keep it. */
  private WeakReference<Object> submitLarge(Request empty) {
    Object value = List.of(UUID.randomUUID().toString());
    Map<String, Object> parameters = Map.of("value", value);
    if (empty instanceof RunCypher run) {
      submit(new RunCypher(run.id(), run.terms(), run.text(), parameters));
    } else if (empty instanceof RunStatement run) {
      submit(
          new RunStatement(run.id(), run.terms(), run.statement(), Optional.empty(), parameters));
    }
    return new WeakReference<>(value);
  }

  private static void assertIsFree(WeakReference<Object> value) {
    await()
        .until(
            () -> {
              System.gc();
              return value.get() == null;
            });
  }

  @Test
  void isFreeOnceItIsAnsweredThoughItsTransactionGoesOn() {
    bytes = 0;
    submit(new Begin(1, READING));
    reading.remove().run();
    WeakReference<Object> value =
        submitLarge(new RunCypher(2, READING.inTransaction(1), "RETURN 1", Map.of()));
    assertThat(last()).isInstanceOf(Success.class);
    assertIsFree(value);
  }

  @Test
  void isFreeWhereItWaitsForItsTurnToFail() {
    bytes = 0;
    submit(new Begin(1, READING));
    Terms inside = READING.inTransaction(1);
    WeakReference<Object> unknown =
        submitLarge(new RunStatement(2, inside, 7, Optional.empty(), Map.of()));
    WeakReference<Object> tooLong =
        submitLarge(new RunCypher(3, inside, "RETURN '" + "x".repeat(2_000) + "'", Map.of()));
    assertIsFree(unknown);
    assertIsFree(tooLong);
    reading.remove().run();
    assertThat(answers).hasSize(3);
    assertThat(((Failure) answers.get(1)).code()).isEqualTo(ErrorCode.UNKNOWN_STATEMENT);
  }
}
