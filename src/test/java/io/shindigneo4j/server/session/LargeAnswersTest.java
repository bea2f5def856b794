package io.shindigneo4j.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.protocol.MalformedMessageException;
import io.shindigneo4j.protocol.Message;
import io.shindigneo4j.protocol.Message.CallProcedure;
import io.shindigneo4j.protocol.Message.Cancel;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.Records;
import io.shindigneo4j.protocol.Message.Request;
import io.shindigneo4j.protocol.Message.RunCypher;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.MessageCodec;
import io.shindigneo4j.protocol.Subprotocol;
import io.shindigneo4j.protocol.Terms;
import io.shindigneo4j.schema.NoParameters;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.server.metrics.SessionLoad;
import io.shindigneo4j.server.procedure.ProcedureContext;
import io.shindigneo4j.server.procedure.ProcedureResult;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** On the real graph, where one large answer is made at a time; the test is the threads. */
@DisplayName("A large answer")
@ExtendWith(SharedGraphServer.class)
class LargeAnswersTest {

  private static final MessageCodec CODEC = new Subprotocol(Format.JSON).codec();
  private static final Terms READING = Terms.of(AccessMode.READ, Duration.ZERO);
  private static final int ROWS = 20_000;
  private static final String LARGE =
      "UNWIND range(1, %d) AS i RETURN i, 'a text of some length' AS text".formatted(ROWS);

  private static final Operation<NoParameters, ?> HOLD =
      Operation.read("test.hold", "Holds a large answer.", NoParameters.class);

  private static final Operation<NoParameters, ?> MANY =
      Operation.read("test.many", "Has many records.", NoParameters.class);

  private final List<Message> answers = new ArrayList<>();
  private final Queue<Runnable> large = new ArrayDeque<>();
  private final Queue<Runnable> transactions = new ArrayDeque<>();
  private Consumer<Message> whenAnswered = answer -> {};
  private RequestProcessor session;

  /** How many calls held more than the beginning of their answer. */
  private int held;

  @BeforeEach
  void open(GraphServer server) {
    Timer never = (task, nanos) -> () -> {};
    Executor here = Runnable::run;
    WorkerPools workers =
        new WorkerPools(here, here, large::add, here, transactions::add, never, 100);
    TestSessions sessions = new TestSessions(server, AdhocCypher.ALLOWED, workers, never);
    sessions.procedures().registerProcedure(HOLD, this::hold);
    sessions.procedures().registerProcedure(MANY, LargeAnswersTest::many);
    session = sessions.open(CODEC);
  }

  @AfterEach
  void close() {
    session.close();
  }

  private void submit(Request request) {
    session.submit(new IncomingRequest<>(request, 0, System.nanoTime(), this::receive));
  }

  private void receive(byte[] payload) {
    try {
      Message answer = CODEC.decode(payload);
      answers.add(answer);
      whenAnswered.accept(answer);
    } catch (MalformedMessageException e) {
      throw new IllegalStateException(e);
    }
  }

  private static RunCypher read(long id, String text) {
    return new RunCypher(id, READING, text, Map.of());
  }

  /** Does something while another cannot be made. */
  private void whileOneIsMade(Runnable action) {
    whenAnswered =
        answer -> {
          whenAnswered = other -> {};
          action.run();
        };
    submit(read(1, LARGE));
    assertThat(answers.get(0).id()).isEqualTo(1);
    assertThat(((Success) answers.get(0)).records()).hasSize(ROWS);
  }

  @Test
  void leavesTheThreadToShortRequestsWhileAnotherIsMade() {
    whileOneIsMade(
        () -> {
          submit(read(2, LARGE));
          submit(read(3, "RETURN 3"));
        });
    assertThat(answers).extracting(Message::id).containsExactly(1L, 3L);
    large.remove().run();
    assertThat(((Success) answers.get(2)).records()).hasSize(ROWS);
    assertThat(answers.get(2).id()).isEqualTo(2);
    assertThat(large).isEmpty();
    assertThat(session.load()).isEqualTo(SessionLoad.NONE);
  }

  private ProcedureResult hold(ProcedureContext context, NoParameters none) {
    context.beginLargeAnswer();
    held++;
    return ProcedureResult.single(List.of("text"), "a text");
  }

  private static CallProcedure holding(long id) {
    return new CallProcedure(id, READING, "test.hold", Map.of());
  }

  @Test
  void ofAProcedureIsNotHeldWhileAnotherIs() {
    whileOneIsMade(() -> submit(holding(2)));
    assertThat(held).isZero();
    large.remove().run();
    assertThat(held).isOne();
    assertThat(answers).last().isInstanceOf(Success.class);
    assertThat(callsOf(HOLD)).as("calls, and failed ones").containsExactly(1L, 0L);
  }

  private static ProcedureResult many(ProcedureContext context, NoParameters none) {
    Stream<List<Object>> records =
        IntStream.range(0, ROWS).mapToObj(i -> List.of("a text of some length"));
    return new ProcedureResult(List.of("text"), records::iterator);
  }

  @Test
  void ofManyRecordsIsCountedOnce() {
    whileOneIsMade(() -> submit(new CallProcedure(2, READING, MANY.name(), Map.of())));
    assertThat(callsOf(MANY)).as("begins anew").containsExactly(0L, 0L);
    large.remove().run();
    assertThat(callsOf(MANY)).containsExactly(1L, 0L);
  }

  private List<Object> callsOf(Operation<?, ?> procedure) {
    submit(new CallProcedure(9, READING, "system.procedures", Map.of()));
    Success listed = (Success) answers.get(answers.size() - 1);
    List<Object> row =
        listed.records().stream()
            .filter(record -> record.contains(procedure.name()))
            .findFirst()
            .orElseThrow();
    return List.of(
        row.get(listed.columns().indexOf("calls")), row.get(listed.columns().indexOf("failures")));
  }

  @Test
  void givesItsPermitBack() {
    for (int id = 1; id <= 3; id++) {
      submit(read(id, LARGE));
      submit(read(10 + id, LARGE + " UNWIND [1, 0] AS x RETURN 1 / x"));
    }
    assertThat(answers).extracting(Message::id).contains(1L, 2L, 3L).hasSize(6);
    assertThat(large).isEmpty();
  }

  @Test
  void thatWaitsCanBeCancelled() {
    whileOneIsMade(
        () -> {
          submit(read(2, LARGE));
          submit(new Cancel(2));
        });
    assertThat(answers.get(1)).isInstanceOf(Failure.class);
    large.remove().run();
    assertThat(answers).hasSize(2);
    assertThat(session.load()).isEqualTo(SessionLoad.NONE);
    submit(read(3, LARGE));
    assertThat(answers).as("the permit is free").hasSize(3);
  }

  @Test
  void ofAWriteIsMadeWhereItBegan() {
    Terms writing = Terms.of(AccessMode.WRITE, Duration.ZERO);
    whileOneIsMade(
        () -> submit(new RunCypher(2, writing, "CREATE (:Made) WITH 1 AS one " + LARGE, Map.of())));
    assertThat(((Success) answers.get(1)).records()).hasSize(ROWS);
    assertThat(large).isEmpty();
  }

  @Test
  void inChunksGoesOnOnAThreadOfItsOwn() {
    submit(new RunCypher(1, READING.withChunks(1_000), LARGE, Map.of()));
    assertThat(answers).hasOnlyElementsOfType(Records.class).hasSize(1);
    transactions.remove().run();
    assertThat(answers).last().isInstanceOf(Success.class);
    assertThat(transactions).isEmpty();
    assertThat(session.load()).isEqualTo(SessionLoad.NONE);
  }
}
