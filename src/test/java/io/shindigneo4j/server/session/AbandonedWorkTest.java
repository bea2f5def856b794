package io.shindigneo4j.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.AnswerCodec;
import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.protocol.MalformedMessageException;
import io.shindigneo4j.protocol.Message;
import io.shindigneo4j.protocol.Message.Begin;
import io.shindigneo4j.protocol.Message.Cancel;
import io.shindigneo4j.protocol.Message.Credit;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.Request;
import io.shindigneo4j.protocol.Message.RunCypher;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.MessageCodec;
import io.shindigneo4j.protocol.Subprotocol;
import io.shindigneo4j.protocol.Terms;
import io.shindigneo4j.server.metrics.SessionLoad;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.ProtocolClient;
import io.shindigneo4j.testing.SharedGraphServer;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.Executor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * On the real graph; the test is the timer, the client's socket, and the thread of transactions.
 */
@DisplayName("Work that its client gives up or does not read")
@ExtendWith(SharedGraphServer.class)
class AbandonedWorkTest {

  private static final MessageCodec CODEC = new Subprotocol(Format.JSON).codec();
  private static final Terms READING = Terms.of(AccessMode.READ, Duration.ZERO);

  private final List<Message> answers = new ArrayList<>();
  private final Queue<Runnable> due = new ArrayDeque<>();
  private final List<Runnable> whenSent = new ArrayList<>();
  private final Codec codec = new Codec();

  private Executor transactions = Runnable::run;
  private boolean reads = true;
  private RequestProcessor session;

  @BeforeEach
  void open(GraphServer server) {
    Timer timer =
        (task, nanos) -> {
          due.add(task);
          return () -> due.remove(task);
        };
    Executor here = Runnable::run;
    WorkerPools workers =
        new WorkerPools(here, here, here, here, task -> transactions.execute(task), timer, 100);
    TestSessions sessions = new TestSessions(server, AdhocCypher.ALLOWED, workers, timer);
    due.clear(); // what the factory itself repeats
    session = sessions.open(codec);
  }

  @AfterEach
  void close() {
    session.close();
  }

  /** One that may lack the memory for failures. */
  private static final class Codec implements AnswerCodec {

    private int errors;

    @Override
    public byte[] encode(Message answer, int limit) {
      if (answer instanceof Failure && errors-- > 0) {
        throw new OutOfMemoryError("Java heap space");
      }
      return CODEC.encode(answer, limit);
    }

    @Override
    public byte[] encodeTimed(Success success, int limit) {
      return CODEC.encodeTimed(success, limit);
    }
  }

  /** Of a client that reads nothing once it has an answer, unless it reads all. */
  private final class Client implements ResponseSender, UnreadAnswers {

    @Override
    public void send(byte[] payload) {
      try {
        answers.add(CODEC.decode(payload));
      } catch (MalformedMessageException e) {
        throw new IllegalStateException(e);
      }
    }

    @Override
    public UnreadAnswers unread() {
      return this;
    }

    @Override
    public boolean hasRoom(int more) {
      return reads || answers.isEmpty();
    }

    @Override
    public boolean areSent() {
      return reads || answers.isEmpty();
    }

    @Override
    public void onSent(Runnable task) {
      whenSent.add(task);
    }
  }

  private void submit(Request request) {
    session.submit(new IncomingRequest<>(request, 0, System.nanoTime(), new Client()));
  }

  private static String code(Message answer) {
    return ((Failure) answer).code();
  }

  @Test
  void inATransactionIsFollowedByNoMore() {
    submit(new Begin(1, READING));
    answers.clear();
    List<Runnable> held = new ArrayList<>();
    transactions = held::add;
    for (int id = 2; id <= 4; id++) {
      submit(new RunCypher(id, READING.inTransaction(1), "RETURN 1", Map.of()));
    }
    submit(new Cancel(1));
    for (int id = 5; id <= 30; id++) {
      submit(new RunCypher(id, READING.inTransaction(1), "RETURN 1", Map.of()));
    }
    assertThat(answers).extracting(Message::id).startsWith(5L).endsWith(30L).hasSize(26);
    assertThat(answers).extracting(AbandonedWorkTest::code).containsOnly(ErrorCode.CANCELLED);
    transactions = Runnable::run;
    held.forEach(Runnable::run);
    assertThat(answers).as("with those that waited").hasSize(29);
    assertThat(session.load()).isEqualTo(SessionLoad.NONE);
  }

  @Test
  void waitsForNoBookmarkAnyMore() {
    submit(ProtocolClient.write(2, "CREATE (:Made)"));
    String made = ((Success) answers.remove(0)).summary().bookmark().orElseThrow();
    String far = made.substring(0, made.indexOf(':') + 1) + Long.MAX_VALUE;
    submit(new RunCypher(1, READING.after(List.of(far)), "RETURN 1", Map.of()));
    assertThat(due).as("deadline and bookmark").hasSize(2);
    submit(new Cancel(1));
    assertThat(code(answers.get(0))).isEqualTo(ErrorCode.CANCELLED);
    due.remove().run();
    assertThat(due).isEmpty();
  }

  @Test
  void isHeldOnceHoweverMuchTheClientAsksFor() {
    reads = false;
    String records = "UNWIND range(1, 20000) AS i RETURN i, 'a text of some length' AS text";
    submit(new RunCypher(1, READING.withChunks(1), records, Map.of()));
    assertThat(answers).hasSize(1);
    List<Runnable> deadlines = List.copyOf(due);
    for (int i = 0; i < 10; i++) {
      submit(new Credit(1, 1));
    }
    assertThat(whenSent).hasSize(1);
    assertThat(due).as("the patience goes on").containsExactlyElementsOf(deadlines);
    reads = true;
    whenSent.remove(0).run();
    assertThat(answers).hasSizeGreaterThan(2);
  }

  @Test
  void thatIsHeldEndsWhenItIsCancelled() {
    reads = false;
    String records = "UNWIND range(1, 20000) AS i RETURN i, 'a text of some length' AS text";
    submit(new RunCypher(1, READING.withChunks(10), records, Map.of()));
    submit(new Cancel(1));
    assertThat(code(answers.get(1))).isEqualTo(ErrorCode.CANCELLED);
    whenSent.forEach(Runnable::run);
    assertThat(answers).hasSize(2);
  }

  @Test
  void isAnsweredInShortWhereThereIsNoMemoryForMore() {
    codec.errors = 1;
    submit(new RunCypher(1, READING, "RETRUN 1", Map.of()));
    assertThat(code(answers.get(0))).isEqualTo("Neo.ClientError.Statement.SyntaxError");
    assertThat(((Failure) answers.get(0)).message()).isEqualTo("see the code");
  }

  @Test
  void isOverThoughThereIsNoMemoryToAnswerIt() {
    for (int id = 1; id <= 100; id++) {
      codec.errors = Integer.MAX_VALUE;
      submit(new RunCypher(id, READING, "RETRUN 1", Map.of()));
      codec.errors = 0;
      assertThat(session.load()).isEqualTo(SessionLoad.NONE);
    }
    submit(new RunCypher(101, READING, "RETURN 1", Map.of()));
    assertThat(answers).hasOnlyElementsOfType(Success.class).hasSize(1);
  }
}
