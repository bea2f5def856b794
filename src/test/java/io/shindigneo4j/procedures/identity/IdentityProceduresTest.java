package io.shindigneo4j.procedures.identity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.shindigneo4j.driver.DriverException;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Result;
import io.shindigneo4j.driver.ResultRecord;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.driver.Transaction;
import io.shindigneo4j.driver.TransactionOptions;
import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.server.ServerSettings;
import io.shindigneo4j.server.session.AdhocCypher;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.StartsServer;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.graphdb.QueryExecutionException;

@DisplayName("The procedures of identity, which are Cypher texts, where clients may send no Cypher")
@StartsServer
class IdentityProceduresTest {

  private static final Statement NONCE =
      Statement.procedure("nonces.use").with("key", "n").with("now", 1L).writing();

  private static final Map<String, Object> TOKEN =
      Map.of(
          "token",
          Map.of("hash", "h", "sealedSecret", "s", "expires", 9L),
          "client",
          "app",
          "callback",
          "oob",
          "scopes",
          List.of(),
          "now",
          1L);

  private static GraphServer server;
  private static GraphDriver driver;

  @BeforeAll
  static void start() {
    server = GraphServer.start(Map.of(ServerSettings.adhoc_cypher, AdhocCypher.FORBIDDEN));
    driver = server.driver();
  }

  @AfterAll
  static void stop() {
    driver.close();
    server.close();
  }

  @BeforeEach
  void clear() {
    server.clear();
  }

  private static boolean isFirst(Result use) {
    return use.first().orElseThrow().get("first", Boolean.class);
  }

  private static void assertRefused(Statement statement, String code) {
    assertThatExceptionOfType(DriverException.class)
        .isThrownBy(() -> driver.execute(statement))
        .extracting(DriverException::code)
        .isEqualTo(code);
  }

  @Test
  void doTheirWork() {
    assertRefused(Statement.cypher("RETURN 1"), ErrorCode.FORBIDDEN_CYPHER);
    assertThat(isFirst(driver.execute(NONCE))).isTrue();
    assertThat(isFirst(driver.execute(NONCE))).isFalse();
  }

  @Test
  void writeInTheTransactionOfTheirCaller() {
    try (Transaction transaction = driver.begin(TransactionOptions.writing())) {
      assertThat(isFirst(transaction.run(NONCE))).isTrue();
      assertThat(isFirst(transaction.run(NONCE))).isFalse();
    }
    assertThat(isFirst(driver.execute(NONCE))).as("after it was rolled back").isTrue();
  }

  @Test
  void writeOnceIfTheSameWriteIsSentAgain() {
    Statement once = NONCE.withRequestId("request");
    assertThat(isFirst(driver.execute(once))).isTrue();
    assertThat(isFirst(driver.execute(once))).as("the answer of the first time").isTrue();
    assertThat(isFirst(driver.execute(NONCE))).isFalse();
  }

  @Test
  void takeTheParametersThatTheyDescribe() {
    Statement nonce = Statement.procedure("nonces.use").writing();
    assertRefused(nonce.with("key", "n"), ErrorCode.INVALID_PARAMETER);
    assertRefused(nonce.with("key", 1L).with("now", 1L), ErrorCode.INVALID_PARAMETER);
    assertRefused(NONCE.with("more", 1L), ErrorCode.INVALID_PARAMETER);
    assertRefused(
        Statement.procedure("revocations.add")
            .with("kind", "none")
            .with("subject", "s")
            .with("now", 1L)
            .writing(),
        ErrorCode.INVALID_PARAMETER);
  }

  @Test
  void doNotNeedParametersThatMayBeAbsent() {
    Statement add =
        Statement.procedure("revocations.add")
            .with("kind", "person")
            .with("subject", "ann")
            .with("now", 1L)
            .writing();
    ResultRecord added = driver.execute(add).first().orElseThrow();
    assertThat(added.get("before")).isEqualTo(1L);
    assertThat(added.get("expires")).isNull();
  }

  @Test
  void writeNothingInARequestThatReads() {
    assertRefused(
        Statement.procedure("nonces.use").with("key", "n").with("now", 1L), ErrorCode.READ_ONLY);
  }

  @Test
  void comeWithThePlugin() {
    assertThat(driver.execute(Statement.procedure("system.procedures")).records())
        .filteredOn(procedure -> procedure.get("name").equals("nonces.use"))
        .singleElement()
        .satisfies(
            nonce -> {
              assertThat(nonce.get("origin")).isEqualTo("built-in");
              assertThat(nonce.get("mode")).isEqualTo("write");
            });
  }

  @Test
  void areCalledFromCypherThatComesAnotherWay() {
    String text = "CALL shindig.call('nonces.use', {key: 'n', now: 1}) YIELD value RETURN value";
    assertThat(use(text)).isEqualTo(Map.of("first", true));
    assertThat(use(text)).isEqualTo(Map.of("first", false));
  }

  /** Such as that another transaction is in the way, after which the caller may try again. */
  @Test
  void failAsNeo4jSays() {
    String exists = "Neo.ClientError.Schema.ConstraintValidationFailed";
    GraphDatabaseService database = server.database("neo4j");
    database.executeTransactionally("CREATE (:OAuthClient {id: 'app', enabled: true})");
    Statement issue = Statement.procedure("requestTokens.issue").with(TOKEN).writing();
    driver.execute(issue);
    assertRefused(issue, exists);
    assertThatExceptionOfType(QueryExecutionException.class)
        .isThrownBy(
            () ->
                database.executeTransactionally(
                    "CALL shindig.call('requestTokens.issue', $token)", Map.of("token", TOKEN)))
        .extracting(QueryExecutionException::getStatusCode)
        .isEqualTo(exists);
  }

  private static Object use(String text) {
    return server
        .database("neo4j")
        .executeTransactionally(text, Map.of(), result -> result.next().get("value"));
  }
}
