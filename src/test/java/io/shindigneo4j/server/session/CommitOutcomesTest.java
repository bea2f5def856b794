package io.shindigneo4j.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.Message;
import io.shindigneo4j.protocol.Message.Begin;
import io.shindigneo4j.protocol.Message.CallProcedure;
import io.shindigneo4j.protocol.Message.Commit;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.RunCypher;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.Terms;
import io.shindigneo4j.testing.Exhaustive;
import io.shindigneo4j.testing.FailingCommits;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.HttpText;
import io.shindigneo4j.testing.LogLines;
import io.shindigneo4j.testing.ProtocolClient;
import io.shindigneo4j.testing.RawHttp;
import io.shindigneo4j.testing.StartsServer;
import io.shindigneo4j.testing.TestDeadlines;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("What a client is told of its commit")
@StartsServer
@Timeout(TestDeadlines.TEST_SECONDS)
class CommitOutcomesTest {

  private static final String CREATE = "CREATE (n:Made) RETURN 1";
  private static final String COUNT = "MATCH (n:Made) RETURN count(n)";

  private final LogLines logs = new LogLines();
  private GraphServer server;
  private ProtocolClient client;

  @BeforeEach
  void start() throws IOException {
    server = GraphServer.start(Map.of(), logs.neo4j());
    client = ProtocolClient.of(server);
  }

  @AfterEach
  void stop() throws IOException {
    client.close();
    server.close();
    logs.close();
  }

  private static RunCypher write(long id, Terms terms) {
    return new RunCypher(id, terms, CREATE, Map.of());
  }

  private static Terms terms() {
    return Terms.of(AccessMode.WRITE, Duration.ZERO);
  }

  @Test
  void isASuccessWhateverListenersThrowAfterIt() throws IOException {
    FailingCommits.after(server);
    assertCommits();
  }

  @Test
  void isASuccessThoughAListenerHasNoMemoryAfterIt() throws IOException {
    FailingCommits.afterWithAnError(server);
    assertCommits();
  }

  private void assertCommits() throws IOException {
    assertCommitted(client.ask(write(1, terms())));
    assertCommitted(client.ask(write(2, terms().withRequestId("a"))));
    assertCommitted(client.ask(write(2, terms().withRequestId("a"))));
    assertCommitted(client.ask(new CallProcedure(3, terms(), "test.write", Map.of())));
    client.ask(new Begin(4, terms()));
    client.ask(write(5, terms().inTransaction(4)));
    assertCommitted(client.ask(new Commit(6, 4)));
    assertThat(client.value(COUNT)).isEqualTo(3L);
  }

  private static void assertCommitted(Message answer) {
    assertThat(answer).isInstanceOf(Success.class);
    assertThat(((Success) answer).summary().bookmark()).isPresent();
  }

  @Exhaustive
  @Test
  void isAFailureIfAListenerForbidsIt() throws IOException {
    FailingCommits.before(server);
    assertThat(((Failure) client.ask(write(1, terms()))).code())
        .isNotEqualTo(ErrorCode.OUTCOME_UNKNOWN);
    assertThat(client.value(COUNT)).isEqualTo(0L);
  }

  @Test
  void isUnknownIfItFailsHalfway() throws IOException {
    client.ask(new Begin(10, terms()));
    client.ask(write(11, terms().inTransaction(10)));
    client.ask(new Begin(20, terms()));
    FailingCommits.halfway(server);
    assertUnknown(client.ask(write(1, terms())), false);
    assertNothingWorks();
    assertNothingIsLogged();
    assertNotReady((Failure) client.ask(new Commit(12, 10)));
    Terms inside = terms().inTransaction(20);
    assertNotReady((Failure) client.ask(new CallProcedure(21, inside, "test.exception", Map.of())));
    server.restart(Map.of());
    try (ProtocolClient again = ProtocolClient.of(server)) {
      assertThat(again.value(COUNT)).isEqualTo(0L);
    }
  }

  @Test
  void isUnknownAndRetryableWithARequestId() throws IOException {
    FailingCommits.halfway(server);
    assertUnknown(client.ask(write(1, terms().withRequestId("a"))), true);
  }

  @Exhaustive
  @Test
  void isUnknownInATransaction() throws IOException {
    FailingCommits.halfway(server);
    client.ask(new Begin(4, terms()));
    client.ask(write(5, terms().inTransaction(4)));
    assertUnknown(client.ask(new Commit(6, 4)), false);
  }

  private static void assertUnknown(Message answer, boolean retryable) {
    assertThat(answer).isInstanceOf(Failure.class);
    assertThat(((Failure) answer).code()).isEqualTo(ErrorCode.OUTCOME_UNKNOWN);
    assertThat(((Failure) answer).retryable()).isEqualTo(retryable);
  }

  /** The database has stopped: everything is a matter of trying again later. */
  private void assertNothingWorks() throws IOException {
    assertNotReady(client.failure(AccessMode.READ, COUNT, Map.of()));
    assertNotReady(client.failure(AccessMode.WRITE, CREATE, Map.of()));
    assertNotReady(client.failureOfCall(AccessMode.READ, "people.get"));
    assertNotReady((Failure) client.ask(new Begin(7, terms())));
    try (RawHttp http = new RawHttp(server.port())) {
      assertThat(http.ask(HttpText.get("/health")).status()).isEqualTo(503);
    }
    try (RawHttp http = new RawHttp(server.port())) {
      assertThat(http.ask(HttpText.cypher("RETURN 1")).status()).isEqualTo(503);
    }
  }

  /** There would be a stack for each call as long as the outage lasts. */
  private void assertNothingIsLogged() {
    assertThat(logs.lines()).noneMatch(line -> line.contains("A request has failed"));
  }

  private static void assertNotReady(Failure failure) {
    assertThat(failure.code()).isEqualTo(ErrorCode.DATABASE_NOT_READY);
    assertThat(failure.retryable()).isTrue();
  }
}
