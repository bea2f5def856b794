package io.shindigneo4j.server.session;

import static io.shindigneo4j.testing.ProtocolClient.read;
import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.Credentials;
import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.protocol.Message;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.RunCypher;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.ProtocolClient;
import io.shindigneo4j.testing.SharedGraphServer;
import java.io.IOException;
import java.time.Duration;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A request")
@ExtendWith(SharedGraphServer.class)
class RequestsTest {

  private static final String SLOW =
      "UNWIND range(1, 10000000000) AS i WITH i WHERE i < 0 RETURN count(i) AS slow";

  private GraphServer server;
  private ProtocolClient client;

  @BeforeEach
  void connect(GraphServer shared) throws IOException {
    server = shared;
    client = ProtocolClient.of(server);
  }

  @AfterEach
  void disconnect() throws IOException {
    client.close();
  }

  @Test
  void isAnsweredBeforeASlowOneThatCameFirst() throws IOException {
    client.send(read(-1, SLOW));
    Set<Long> answered = new HashSet<>();
    for (long id = 0; id < 50; id++) {
      client.send(read(id, "RETURN " + id));
    }
    for (int i = 0; i < 50; i++) {
      Success answer = (Success) client.receive();
      assertThat(answer.records().get(0).get(0)).isEqualTo(answer.id());
      answered.add(answer.id());
    }
    assertThat(answered).hasSize(50);
    assertThat(slowTransactions()).isEqualTo(1);
  }

  @Test
  void isRefusedWhenItsIdIsInFlight() throws IOException {
    client.send(read(1, SLOW));
    assertThat(client.ask(read(1, "RETURN 1")))
        .isEqualTo(new Failure(1, ErrorCode.DUPLICATE_ID, "the id is in use", false));
  }

  @Test
  void mayUseAnIdAgainAfterItsAnswer() throws IOException {
    assertThat(client.ask(read(1, "RETURN 1"))).isInstanceOf(Success.class);
    assertThat(client.ask(read(1, "RETURN 1"))).isInstanceOf(Success.class);
  }

  @Test
  void runsAsTheUserOfTheConnection() throws IOException {
    server
        .database("system")
        .executeTransactionally(
            "CREATE OR REPLACE USER jane SET PLAINTEXT PASSWORD 'jane-password' CHANGE NOT"
                + " REQUIRED",
            Map.of());
    Credentials jane = new Credentials("jane", "jane-password");
    try (ProtocolClient other = ProtocolClient.of(server, "neo4j", jane, Format.BSON)) {
      String user = "SHOW TRANSACTIONS YIELD username, currentQuery RETURN username";
      assertThat(other.value(user)).isEqualTo("jane");
      assertThat(client.value(user)).isEqualTo("neo4j");
    }
  }

  @Test
  void isNamedByItsConnectionInNeo4jsLists() throws IOException {
    assertThat(client.value("SHOW TRANSACTIONS YIELD protocol RETURN protocol"))
        .isEqualTo("shindig-neo4j");
  }

  @Test
  void isCommittedWhenItWrites() throws IOException {
    assertThat(client.run("CREATE (:Kept)").summary().counters())
        .containsEntry("nodesCreated", 1L)
        .containsEntry("labelsAdded", 1L);
    assertThat(count()).isEqualTo(1L);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "CREATE (:Left)",
        "CREATE (n:Left) RETURN n",
        "MERGE (:Left {id: 1})",
        "UNWIND [1, 2] AS i CALL { WITH i CREATE (:Left {i: i}) } IN TRANSACTIONS OF 1 ROW",
        "UNWIND [1, 2] AS i CALL (i) { CREATE (:Left {i: i}) } IN TRANSACTIONS OF 1 ROW",
        "CREATE INDEX left_index FOR (n:Left) ON (n.id)",
        "CREATE CONSTRAINT left_constraint FOR (n:Left) REQUIRE n.id IS UNIQUE",
        "CALL db.createLabel('NeverUsed')"
      })
  void leavesNothingWhenItMayOnlyRead(String cypher) throws IOException {
    Failure failure = client.failure(AccessMode.READ, cypher, Map.of());
    assertThat(failure.code()).as(failure.message()).isEqualTo(ErrorCode.READ_ONLY);
    assertThat(failure.retryable()).isFalse();
    assertThat(count()).isEqualTo(0L);
    assertThat(client.value("SHOW INDEXES YIELD name WHERE name = 'left_index' RETURN count(*)"))
        .isEqualTo(0L);
  }

  @Test
  void leavesNoUserWhenItMayOnlyRead() throws IOException {
    try (ProtocolClient system =
        ProtocolClient.of(server, "system", GraphServer.CREDENTIALS, Format.BSON)) {
      String create = "CREATE USER left SET PLAINTEXT PASSWORD 'left-password'";
      Failure failure = system.failure(AccessMode.READ, create, Map.of());
      assertThat(failure.code()).as(failure.message()).isEqualTo(ErrorCode.READ_ONLY);
      assertThat(system.ask(read(9, "SHOW USERS YIELD user WHERE user = 'left' RETURN user")))
          .extracting(answer -> ((Success) answer).records().size())
          .isEqualTo(0);
    }
  }

  @Test
  void seesIndexesAndConstraintsWhenItMayOnlyRead() throws IOException {
    assertThat((Long) client.value("SHOW INDEXES YIELD name RETURN count(*)")).isPositive();
    assertThat((Long) client.value("SHOW CONSTRAINTS YIELD name RETURN count(*)")).isPositive();
  }

  @Test
  void mayOnlyCallAWritingProcedureInWriteMode() throws IOException {
    Failure failure = client.failureOfCall(AccessMode.READ, "test.write");
    assertThat(failure.code()).isEqualTo(ErrorCode.READ_ONLY);
    assertThat(count()).isEqualTo(0L);
  }

  @Test
  void leavesNothingOfAProcedureThatWritesThoughItSaysItReads() throws IOException {
    Failure failure = client.failureOfCall(AccessMode.READ, "test.sneaky-write");
    assertThat(failure.code()).isEqualTo(ErrorCode.READ_ONLY);
    assertThat(count()).isEqualTo(0L);
  }

  @Test
  void endsWithItsTimeout() throws IOException {
    Message slow = new RunCypher(1, AccessMode.READ, Duration.ofMillis(200), SLOW, Map.of());
    assertThat(client.ask(slow))
        .isEqualTo(new Failure(1, ErrorCode.TIMED_OUT, "it took too long", true));
    await().until(() -> slowTransactions() == 0);
  }

  @Test
  void endsWithItsConnection() throws IOException {
    client.send(read(1, SLOW));
    await().until(() -> slowTransactions() == 1);
    client.close();
    await().until(() -> slowTransactions() == 0);
  }

  private long slowTransactions() {
    return server
        .database("neo4j")
        .executeTransactionally(
            "SHOW TRANSACTIONS YIELD currentQuery WHERE currentQuery CONTAINS 'AS slow' "
                + "AND NOT currentQuery STARTS WITH 'SHOW' RETURN count(*) AS count",
            Map.of(),
            result -> (Long) result.next().get("count"));
  }

  private Object count() throws IOException {
    return client.value("MATCH (n) RETURN count(n)");
  }
}
