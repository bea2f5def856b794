package io.shindigneo4j.server.session;

import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.protocol.Message;
import io.shindigneo4j.protocol.Message.Begin;
import io.shindigneo4j.protocol.Message.Cancel;
import io.shindigneo4j.protocol.Message.Commit;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.Request;
import io.shindigneo4j.protocol.Message.RunCypher;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.MessageCodec;
import io.shindigneo4j.protocol.Subprotocol;
import io.shindigneo4j.protocol.Terms;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.UUID;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** On the real graph; the thread for planning is busy until the test lets it go on. */
@DisplayName("A new Cypher text")
@ExtendWith(SharedGraphServer.class)
class PlannerTest {

  private static final MessageCodec CODEC = new Subprotocol(Format.JSON).codec();

  private final Queue<Runnable> planning = new ArrayDeque<>();
  private final List<Message> answers = new ArrayList<>();

  /** One that no test has planned. */
  private final String text = "RETURN '" + UUID.randomUUID() + "' AS text";

  private AdhocCypher cypher = AdhocCypher.ALLOWED;
  private Executor planner = planning::add;
  private Executor reader = Runnable::run;
  private GraphServer server;
  private RequestProcessor session;

  @BeforeEach
  void open(GraphServer shared) {
    server = shared;
    session = open();
  }

  @AfterEach
  void close() {
    session.close();
  }

  private RequestProcessor open() {
    Timer never = (task, nanos) -> () -> {};
    Executor here = Runnable::run;
    WorkerPools workers =
        new WorkerPools(
            task -> reader.execute(task),
            here,
            here,
            task -> planner.execute(task),
            here,
            never,
            100);
    return new TestSessions(server, cypher, workers, never).open(CODEC);
  }

  private void submit(Request request) {
    session.submit(new IncomingRequest<>(request, 0, System.nanoTime(), this::receive));
  }

  private void receive(byte[] answer) {
    try {
      answers.add(CODEC.decode(answer));
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  private static RunCypher read(long id, String text) {
    return read(id, text, Map.of());
  }

  private static RunCypher read(long id, String text, Map<String, Object> parameters) {
    return new RunCypher(id, AccessMode.READ, Duration.ZERO, text, parameters);
  }

  private void assertAnswered(long... ids) {
    assertThat(answers).extracting(Message::id).containsExactly(boxed(ids));
  }

  private static Long[] boxed(long... ids) {
    return Arrays.stream(ids).boxed().toArray(Long[]::new);
  }

  @Test
  void isPlannedOnceByThreadsThatDoNothingElse() {
    submit(read(1, text));
    assertAnswered();
    planning.remove().run();
    assertAnswered(1);
    submit(read(2, text));
    assertAnswered(1, 2);
    assertThat(answers).allMatch(Success.class::isInstance);
  }

  @Test
  void holdsUpNoOther() {
    submit(read(1, text));
    planning.remove().run();
    submit(read(2, text + " /* other */"));
    submit(read(3, text));
    assertAnswered(1, 3);
  }

  @Test
  void isPlannedAgainWhenTheSchemaHasChanged() {
    submit(read(1, text));
    planning.remove().run();
    server
        .database("neo4j")
        .executeTransactionally("CREATE INDEX planner_test FOR (n:PlannerTest) ON (n.id)");
    try {
      await().until(this::mustBePlanned);
      planning.remove().run();
      assertThat(answers).allMatch(Success.class::isInstance);
    } finally {
      server.database("neo4j").executeTransactionally("DROP INDEX planner_test");
    }
  }

  /** Neo4j drops its plans once the index has been filled. */
  private boolean mustBePlanned() {
    submit(read(answers.size() + 1, text));
    return !planning.isEmpty();
  }

  @Test
  void thatIsWrongFailsWithoutLeavingTheseThreads() {
    submit(read(1, "RETRUN 1"));
    assertAnswered();
    planning.remove().run();
    assertAnswered(1);
    assertThat(((Failure) answers.get(0)).code())
        .isEqualTo("Neo.ClientError.Statement.SyntaxError");
    assertThat(((Failure) answers.get(0)).message())
        .contains("RETRUN")
        .doesNotContain("EXPLAIN RETRUN");
    submit(read(2, "RETRUN 1"));
    assertThat(planning).as("nobody knows it").hasSize(1);
  }

  @Test
  void isPlannedForEachTypeOfItsParameters() {
    String withParameter = text + ", $value AS value";
    submit(read(1, withParameter, Map.of("value", 1L)));
    planning.remove().run();
    submit(read(2, withParameter, Map.of("value", 2L)));
    assertAnswered(1, 2);
    submit(read(3, withParameter, Map.of("value", "2")));
    submit(read(4, withParameter, Map.of("value", "a text that is longer")));
    assertThat(planning).hasSize(2);
    assertAnswered(1, 2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"PROFILE ", "/* */ CYPHER runtime=slotted profile "})
  void runsOnOtherThreadsThanItIsPlannedThoughItSaysHow(String options) {
    List<Runnable> reading = new ArrayList<>();
    reader = reading::add;
    submit(read(1, options + text));
    planning.remove().run();
    assertAnswered();
    reading.remove(0).run();
    assertAnswered(1);
    assertThat(answers).allMatch(Success.class::isInstance);
  }

  /** Neo4j may see the option there, and have nothing against the text. */
  @ParameterizedTest
  @ValueSource(strings = {"\u00A0PROFILE ", "\\u0050ROFILE ", "//\rPROFILE "})
  void runsOnOtherThreadsWhereItIsNotKnownHowItBegins(String options) {
    List<Runnable> reading = new ArrayList<>();
    reader = reading::add;
    submit(read(1, options + text));
    planning.remove().run();
    assertAnswered();
    reading.remove(0).run();
    assertAnswered(1);
  }

  @Test
  void runsOnOtherThreadsWhereItCouldNotBePlannedInTime() {
    List<Runnable> reading = new ArrayList<>();
    reader = reading::add;
    submit(new RunCypher(1, AccessMode.READ, Duration.ofNanos(1), text, Map.of()));
    planning.remove().run();
    assertAnswered();
    reading.remove(0).run();
    assertThat(((Failure) answers.get(0)).code()).isEqualTo(ErrorCode.TIMED_OUT);
  }

  @Test
  void isPlannedForWhoAsksNextThoughItsTimeIsOver() {
    submit(new RunCypher(1, AccessMode.READ, Duration.ofNanos(1), text, Map.of()));
    planning.remove().run();
    submit(read(2, text));
    assertThat(planning).isEmpty();
    assertAnswered(1, 2);
    assertThat(answers.get(1)).isInstanceOf(Success.class);
  }

  @Test
  void isPlannedOnceForAllWhoAskMeanwhile() {
    submit(read(1, text));
    submit(read(2, text));
    submit(read(3, text));
    submit(new Cancel(2));
    assertAnswered(2);
    planning.remove().run();
    assertThat(planning).isEmpty();
    assertAnswered(2, 1, 3);
  }

  @Test
  void thatIsWrongFailsForAllWhoAskMeanwhile() {
    submit(read(1, "RETRUN 1"));
    submit(read(2, "RETRUN 1"));
    planning.remove().run();
    assertThat(planning).isEmpty();
    assertAnswered(1, 2);
    assertThat(answers).allMatch(Failure.class::isInstance);
  }

  @Test
  void isPlannedAgainAfterItWasRefused() {
    Executor some = planner;
    planner =
        task -> {
          throw new RejectedExecutionException();
        };
    submit(read(1, text));
    planner = some;
    submit(read(2, text));
    planning.remove().run();
    assertAnswered(1, 2);
    assertThat(answers.get(1)).isInstanceOf(Success.class);
  }

  @Test
  void inATransactionIsPlannedInItsTimeAndWaitsForNoOther() {
    submit(read(1, text));
    submit(new Begin(2, Terms.of(AccessMode.READ, Duration.ZERO)));
    Terms inside = Terms.of(AccessMode.READ, Duration.ofNanos(1)).inTransaction(2);
    submit(new RunCypher(3, inside, text, Map.of()));
    assertThat(planning).hasSize(2);
    planning.remove();
    planning.remove().run();
    submit(read(4, text));
    assertThat(planning).as("waits for the first").isEmpty();
    assertAnswered(2, 3);
  }

  @Test
  void isRefusedIfTooManyWait() {
    planner =
        task -> {
          throw new RejectedExecutionException();
        };
    submit(read(1, text));
    assertThat(((Failure) answers.get(0)).code()).isEqualTo(ErrorCode.BUSY);
    submit(new Begin(2, Terms.of(AccessMode.READ, Duration.ZERO)));
    Terms inside = Terms.of(AccessMode.READ, Duration.ZERO).inTransaction(2);
    submit(new RunCypher(3, inside, text, Map.of()));
    assertThat(answers.get(2)).as("but not in a transaction").isInstanceOf(Success.class);
  }

  @Test
  void isNotPlannedOnceItsClientHasGivenUp() {
    submit(read(1, text));
    submit(new Cancel(1));
    assertThat(((Failure) answers.get(0)).code()).isEqualTo(ErrorCode.CANCELLED);
    planning.remove().run();
    submit(read(2, text));
    assertThat(planning).hasSize(1);
    assertAnswered(1);
  }

  @Test
  void isNotPlannedIfItIsForbidden() {
    cypher = AdhocCypher.FORBIDDEN;
    session = open();
    submit(read(1, text));
    assertThat(((Failure) answers.get(0)).code()).isEqualTo(ErrorCode.FORBIDDEN_CYPHER);
    assertThat(planning).isEmpty();
  }

  @Test
  void inATransactionKeepsItsPlaceInTheOrder() {
    submit(new Begin(1, Terms.of(AccessMode.WRITE, Duration.ZERO)));
    Terms inside = Terms.of(AccessMode.READ, Duration.ZERO).inTransaction(1);
    submit(new RunCypher(2, inside, text, Map.of()));
    submit(new Commit(3, 1));
    assertAnswered(1);
    planning.remove().run();
    assertAnswered(1, 2, 3);
    assertThat(answers).allMatch(Success.class::isInstance);
  }
}
