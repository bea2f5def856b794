package io.shindigneo4j.server.session;

import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.Credentials;
import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.protocol.Message;
import io.shindigneo4j.protocol.Message.Begin;
import io.shindigneo4j.protocol.Message.Cancel;
import io.shindigneo4j.protocol.Message.Commit;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.Rollback;
import io.shindigneo4j.protocol.Message.RunCypher;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.Terms;
import io.shindigneo4j.server.ServerLimitSettings;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.ProtocolClient;
import io.shindigneo4j.testing.StartsServer;
import io.shindigneo4j.testing.TestDeadlines;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Requests wait for a lock much longer than a test may take. */
@DisplayName("Whoever holds a lock that others wait for")
@StartsServer
class StarvationTest {

  private static final int WORKERS = 2;
  private static final int MAX_WAITING = 4;

  /** Of the requests of one connection. */
  private static final int MAX_BYTES = 1 << 20;

  private static final Duration LONG = Duration.ofMinutes(20);
  private static final String LOCK = "MATCH (n:Locked) SET n.by = coalesce(n.by, 0) + 1";
  private static final Terms WRITING = Terms.of(AccessMode.WRITE, LONG);

  /** Each ends with its client at the latest. */
  private static final Executor OWN_THREADS = task -> new Thread(task).start();

  private static final Credentials OTHER = new Credentials("other", "secret-of-other");

  private static GraphServer server;

  private ProtocolClient holder;
  private final List<ProtocolClient> waiting = new ArrayList<>();

  @BeforeAll
  static void start() {
    server =
        GraphServer.start(
            Map.of(
                ServerLimitSettings.worker_threads,
                WORKERS,
                ServerLimitSettings.maximum_waiting_requests,
                MAX_WAITING,
                ServerLimitSettings.maximum_transactions_of_user,
                300,
                ServerLimitSettings.maximum_transactions_in_all,
                300,
                ServerLimitSettings.requests_memory,
                8L * MAX_BYTES,
                ServerLimitSettings.request_timeout,
                LONG));
    server
        .database("system")
        .executeTransactionally(
            "CREATE USER other SET PLAINTEXT PASSWORD $password CHANGE NOT REQUIRED",
            Map.of("password", OTHER.password()));
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @BeforeEach
  void lock() throws IOException {
    server.clear();
    holder = ProtocolClient.of(server);
    holder.run("CREATE (:Locked)");
    holder.run(LOCK);
    holder.ask(new Begin(1, WRITING));
    assertThat(holder.ask(inTransaction(2, 1))).isInstanceOf(Success.class);
  }

  @AfterEach
  void disconnect() throws IOException {
    for (ProtocolClient client : waiting) {
      client.close();
    }
    holder.close();
  }

  private ProtocolClient connect() throws IOException {
    ProtocolClient client = ProtocolClient.of(server);
    waiting.add(client);
    return client;
  }

  private static RunCypher inTransaction(long id, long transaction) {
    return new RunCypher(id, WRITING.inTransaction(transaction), LOCK, Map.of());
  }

  private static RunCypher alone(long id) {
    return new RunCypher(id, WRITING, LOCK, Map.of());
  }

  /** As many as clients could ever have threads for before. */
  private void openTransactionsThatWait(int connections) throws IOException {
    for (int i = 0; i < connections; i++) {
      ProtocolClient client = connect();
      for (long id = 1; id < 200; id += 2) {
        assertThat(client.ask(new Begin(id, WRITING))).isInstanceOf(Success.class);
        client.send(inTransaction(id + 1, id));
      }
    }
  }

  private static void awaitWaiting(long atLeast) {
    await()
        .until(
            () ->
                server
                    .database("neo4j")
                    .executeTransactionally(
                        "SHOW TRANSACTIONS YIELD currentQuery AS q WHERE q STARTS WITH 'MATCH (n:Locked)'"
                            + " RETURN count(*) AS count",
                        Map.of(),
                        result -> (Long) result.next().get("count")),
            count -> count >= atLeast);
  }

  @Test
  void goesOnAndCommitsThoughManyTransactionsWait() throws IOException {
    openTransactionsThatWait(2);
    awaitWaiting(200);
    assertThat(holder.ask(inTransaction(3, 1))).as("goes on").isInstanceOf(Success.class);
    assertThat(holder.ask(new Commit(4, 1))).isInstanceOf(Success.class);
  }

  @Test
  void rollsBackThoughManyTransactionsWait() throws IOException {
    openTransactionsThatWait(2);
    awaitWaiting(200);
    assertThat(holder.ask(new Rollback(3, 1))).isInstanceOf(Success.class);
  }

  @Test
  void isCancelledThoughManyTransactionsWait() throws Exception {
    openTransactionsThatWait(2);
    awaitWaiting(200);
    holder.send(new Cancel(1));
    CompletableFuture<?>[] next =
        waiting.stream()
            .map(each -> CompletableFuture.runAsync(() -> awaitSuccess(each), OWN_THREADS))
            .toArray(CompletableFuture<?>[]::new);
    CompletableFuture.anyOf(next).get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS);
  }

  /** Until one of its transactions has the lock. */
  private static void awaitSuccess(ProtocolClient client) {
    try {
      Message answer = client.receive();
      while (!(answer instanceof Success)) {
        assertDone(answer);
        answer = client.receive();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void commitsThoughMoreWritesWaitThanThereAreThreads() throws IOException {
    ProtocolClient client = connect();
    int writes = 10 * (WORKERS + MAX_WAITING);
    for (long id = 1; id <= writes; id++) {
      client.send(alone(id));
    }
    awaitWaiting(WORKERS + MAX_WAITING);
    assertThat(holder.value("RETURN 1")).as("another reads").isEqualTo(1L);
    assertThat(holder.ask(new Begin(3, WRITING))).as("and begins").isInstanceOf(Success.class);
    assertThat(holder.ask(inTransaction(4, 1))).isInstanceOf(Success.class);
    assertThat(holder.ask(new Commit(5, 1))).isInstanceOf(Success.class);
    for (int i = 0; i < writes; i++) {
      assertDone(client.receive());
    }
  }

  @Test
  void holdsOnlySoManyBytesOfAConnectionWhoseWritesWait() throws IOException {
    ProtocolClient client = connect();
    RunCypher large = large(1);
    client.send(large);
    awaitWaiting(1);
    Failure refused = (Failure) client.ask(large(2));
    assertThat(refused.code()).isEqualTo(ErrorCode.TOO_MANY_REQUESTS);
    assertThat(refused.retryable()).isTrue();
    assertThat(client.value("RETURN 1")).as("what is small").isEqualTo(1L);
    assertThat(holder.ask(new Commit(5, 1))).isInstanceOf(Success.class);
    assertThat(client.receive()).isInstanceOf(Success.class);
    assertThat(client.ask(large(3))).isInstanceOf(Success.class);
  }

  private static RunCypher large(long id) {
    return new RunCypher(id, WRITING, LOCK, Map.of("unused", "x".repeat(MAX_BYTES / 3 * 2)));
  }

  @Test
  void keepsNoReadOfTheSameConnectionWaitingBehindWrites() throws IOException {
    ProtocolClient client = connect();
    int writes = 3 * WorkAdmission.MAX_RUNNING;
    for (long id = 1; id <= writes; id++) {
      client.send(alone(id));
    }
    awaitWaiting(WORKERS + MAX_WAITING);
    assertThat(client.ask(ProtocolClient.read(1_000, "RETURN 1")).id()).isEqualTo(1_000);
    assertThat(holder.ask(new Commit(5, 1))).isInstanceOf(Success.class);
    for (int i = 0; i < writes; i++) {
      assertDone(client.receive());
    }
  }

  /** Neo4j may take many that wait for one lock for a deadlock. */
  private static void assertDone(Message answer) {
    assertThat(answer instanceof Failure failure ? failure.code() : "done")
        .isIn("done", "Neo.TransientError.Transaction.DeadlockDetected");
  }

  @Test
  void keepsNoOtherWriteFromItsThread() throws IOException {
    ProtocolClient client = connect();
    for (long id = 1; id <= WORKERS; id++) {
      client.send(alone(id));
    }
    awaitWaiting(WORKERS);
    assertThat(holder.run("CREATE (:Other)")).isNotNull();
  }

  @Test
  void keepsNoWriteOfAnotherUserFromAThread() throws IOException {
    ProtocolClient client = connect();
    for (long id = 1; id <= 10 * (WORKERS + MAX_WAITING); id++) {
      client.send(alone(id));
    }
    awaitWaiting(WORKERS + MAX_WAITING);
    try (ProtocolClient other = ProtocolClient.of(server, "neo4j", OTHER, Format.BSON)) {
      Duration limit = Duration.ofSeconds(TestDeadlines.HANGING_SECONDS);
      Message answer =
          other.ask(new RunCypher(1, AccessMode.WRITE, limit, "CREATE (:Other)", Map.of()));
      assertThat(answer).isInstanceOf(Success.class);
    }
  }

  @Test
  void commitsThoughOthersWaitToBeginWithTheSameRequestId() throws IOException {
    Terms same = WRITING.withRequestId("the-same");
    assertThat(holder.ask(new Begin(10, same))).isInstanceOf(Success.class);
    ProtocolClient client = connect();
    int beginners = 10 * (WORKERS + MAX_WAITING);
    for (long id = 1; id <= beginners; id++) {
      client.send(new Begin(id, same));
    }
    assertThat(holder.ask(new Begin(11, WRITING))).as("another").isInstanceOf(Success.class);
    assertThat(holder.value("RETURN 1")).isEqualTo(1L);
    assertThat(holder.ask(new Commit(12, 10))).isInstanceOf(Success.class);
    for (int i = 0; i < beginners; i++) {
      Message answer = client.receive();
      assertThat(answer instanceof Failure failure ? failure.code() : "committed before")
          .isIn("committed before", ErrorCode.REPEATED);
    }
  }

  @Test
  void leavesABeginnerWithoutAThreadNoLongerThanItsTimeout() throws IOException {
    ProtocolClient client = connect();
    for (long id = 1; id <= 2 * (WORKERS + MAX_WAITING); id++) {
      client.send(alone(id));
    }
    awaitWaiting(WORKERS + MAX_WAITING);
    Terms limited = Terms.of(AccessMode.WRITE, Duration.ofMillis(300)).withRequestId("late");
    Message answer = holder.ask(new Begin(3, limited));
    assertThat(answer.id()).isEqualTo(3);
    assertThat(((Failure) answer).code()).isEqualTo(ErrorCode.TIMED_OUT);
  }
}
