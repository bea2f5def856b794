package io.shindigneo4j.server.session;

import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.protocol.MalformedMessageException;
import io.shindigneo4j.protocol.Message;
import io.shindigneo4j.protocol.Message.CallProcedure;
import io.shindigneo4j.protocol.Message.RunCypher;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.Message.Work;
import io.shindigneo4j.protocol.MessageCodec;
import io.shindigneo4j.protocol.Subprotocol;
import io.shindigneo4j.protocol.Terms;
import io.shindigneo4j.schema.NoParameters;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.server.procedure.ProcedureContext;
import io.shindigneo4j.server.procedure.ProcedureResult;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.neo4j.graphdb.Label;

/** On the real graph; the test is the thread that reads requests. */
@DisplayName("Work that was always short")
@ExtendWith(SharedGraphServer.class)
class InlineWatchTest {

  private static final MessageCodec CODEC = new Subprotocol(Format.JSON).codec();

  /** Takes as long as its parameter says. */
  private static final String TEXT =
      "UNWIND range(1, $n) AS i WITH i WHERE i < 0 RETURN count(i) AS none";

  private static final Terms READING = Terms.of(AccessMode.READ, Duration.ZERO);
  private static final long HOURS = 1_000_000_000_000L;

  private static final Label NO_LABEL = Label.label("NoLabelOfAnyNode");

  private static final Operation<NoParameters, ?> SPIN =
      Operation.read("test.spin", "Takes as long as the test says.", NoParameters.class);

  private final Queue<Runnable> workers = new ArrayDeque<>();
  private final List<Message> answers = new CopyOnWriteArrayList<>();
  private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor();
  private RequestProcessor session;
  private long id;

  /** Whether the procedure goes on until its transaction is ended. */
  private boolean endless;

  @BeforeEach
  void open(GraphServer server) {
    Timer timer =
        (task, nanos) -> {
          ScheduledFuture<?> due = clock.schedule(task, nanos, TimeUnit.NANOSECONDS);
          return () -> due.cancel(false);
        };
    Executor here = Runnable::run;
    WorkerPools pools = new WorkerPools(workers::add, here, here, here, here, timer, 100);
    TestSessions sessions = new TestSessions(server, AdhocCypher.ALLOWED, pools, timer);
    sessions.procedures().registerProcedure(SPIN, this::spin);
    session = sessions.open(CODEC);
  }

  @AfterEach
  void close() {
    session.close();
    clock.shutdownNow();
  }

  private ProcedureResult spin(ProcedureContext context, NoParameters none) {
    do {
      context.transaction().findNodes(NO_LABEL).close(); // short however many nodes were deleted
    } while (endless);
    return ProcedureResult.single(List.of("text"), "a text");
  }

  private void submit(long size) {
    submit(new RunCypher(++id, READING, TEXT, Map.of("n", size)));
  }

  private void submit(Work run) {
    session.submit(new IncomingRequest<>(run, 0, System.nanoTime(), this::receive));
  }

  private void receive(byte[] payload) {
    try {
      answers.add(CODEC.decode(payload));
    } catch (MalformedMessageException e) {
      throw new IllegalStateException(e);
    }
  }

  /** True if the work has run on this thread. */
  private boolean runsInline() {
    submit(1);
    return hasRunInline();
  }

  private boolean hasRunInline() {
    Runnable onWorker = workers.poll();
    if (onWorker != null) {
      onWorker.run();
    }
    assertThat(answers.get(answers.size() - 1)).isInstanceOf(Success.class);
    return onWorker == null;
  }

  @Test
  void beginsAnewOnAWorkerWhereItIsNot() {
    await().pollInterval(Duration.ofMillis(1)).until(this::runsInline);
    int answered = answers.size();
    submit(HOURS);
    assertThat(workers).hasSize(1);
    assertThat(answers).as("as if it had not begun").hasSize(answered);
    session.submit(
        new IncomingRequest<>(new Message.Cancel(id), 0, System.nanoTime(), this::receive));
    assertThat(answers).hasSize(answered + 1);
    workers.remove().run();
    assertThat(runsInline()).as("next time").isFalse();
  }

  private CallProcedure call(String procedure) {
    return new CallProcedure(++id, READING, procedure, Map.of());
  }

  /** How many there were of the procedure, and how many have failed. */
  private List<Object> calls() {
    submit(call("system.procedures"));
    boolean unused = hasRunInline();
    Success listed = (Success) answers.get(answers.size() - 1);
    List<Object> row =
        listed.records().stream()
            .filter(record -> record.contains(SPIN.name()))
            .findFirst()
            .orElseThrow();
    return List.of(
        row.get(listed.columns().indexOf("calls")), row.get(listed.columns().indexOf("failures")));
  }

  @Test
  void isCountedOnceWhereItIsACallThatBeginsAnew() {
    await()
        .pollInterval(Duration.ofMillis(1))
        .until(
            () -> {
              submit(call(SPIN.name()));
              return hasRunInline();
            });
    long before = (long) calls().get(0);
    endless = true;
    submit(call(SPIN.name()));
    assertThat(workers).hasSize(1);
    endless = false;
    workers.remove().run();
    assertThat(calls()).containsExactly(before + 1, 0L);
  }
}
