package io.shindigneo4j.server.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.driver.Credentials;
import io.shindigneo4j.driver.DriverException;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.opensocial.backup.GraphImport;
import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.protocol.Message;
import io.shindigneo4j.protocol.Message.Begin;
import io.shindigneo4j.protocol.Message.CallProcedure;
import io.shindigneo4j.protocol.Message.Commit;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.RunCypher;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.Terms;
import io.shindigneo4j.server.ServerSettings;
import io.shindigneo4j.server.procedure.ProcedureRights;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.ProtocolClient;
import io.shindigneo4j.testing.StartsServer;
import java.io.IOException;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.neo4j.graphdb.config.Setting;

@DisplayName("A server that lets clients read with Cypher and call some procedures")
@StartsServer
class PermissionsTest {

  private static final Credentials JANE = new Credentials("jane", "jane-password");
  private static final Credentials JOHN = new Credentials("john", "john-password");
  private static final Duration NO_TIMEOUT = Duration.ZERO;

  private static GraphServer server;

  @BeforeAll
  static void start() {
    Map<Setting<?>, Object> settings = new HashMap<>();
    settings.put(ServerSettings.adhoc_cypher, AdhocCypher.READ_ONLY);
    settings.put(
        ServerSettings.procedures,
        ProcedureRights.parse(
            "*:people.*; neo4j:test.write,people.get,system.*; jane:test.sneaky-*,system.*"));
    server = GraphServer.start(settings);
    user(JANE);
    user(JOHN);
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  private static void user(Credentials user) {
    server
        .database("system")
        .executeTransactionally(
            "CREATE USER "
                + user.username()
                + " SET PLAINTEXT PASSWORD $password CHANGE NOT REQUIRED",
            Map.of("password", user.password()));
  }

  private static ProtocolClient client(Credentials user) throws IOException {
    return ProtocolClient.of(server, "neo4j", user, Format.BSON);
  }

  private static String code(Message answer) {
    return ((Failure) answer).code();
  }

  private static CallProcedure call(long id, Terms terms, String procedure) {
    return new CallProcedure(id, terms, procedure, Map.of());
  }

  private static RunCypher cypher(long id, Terms terms, String text) {
    return new RunCypher(id, terms, text, Map.of());
  }

  @Test
  void readsWithCypherAndDoesNotWrite() throws IOException {
    try (ProtocolClient client = ProtocolClient.of(server)) {
      assertThat(client.value("RETURN 1")).isEqualTo(1L);
      String write = "CREATE (n:Written) RETURN 1";
      assertThat(client.failure(AccessMode.WRITE, write, Map.of()).code())
          .isEqualTo(ErrorCode.FORBIDDEN_CYPHER);
      assertThat(client.failure(AccessMode.WRITE, "RETURN 1", Map.of()).code())
          .isEqualTo(ErrorCode.FORBIDDEN_CYPHER);
      assertThat(client.failure(AccessMode.READ, write, Map.of()).code())
          .isEqualTo(ErrorCode.READ_ONLY);
      assertThat(client.value("MATCH (n:Written) RETURN count(n)")).isEqualTo(0L);
    }
  }

  /** Procedures that Cypher calls could write in it, whatever the text says of itself. */
  @Test
  void takesNoCypherInATransactionThatMayWrite() throws IOException {
    Terms write = Terms.of(AccessMode.WRITE, NO_TIMEOUT);
    Terms read = Terms.of(AccessMode.READ, NO_TIMEOUT).inTransaction(1);
    try (ProtocolClient client = ProtocolClient.of(server)) {
      client.ask(new Begin(1, write));
      assertThat(client.ask(call(2, write.inTransaction(1), "test.write")))
          .isInstanceOf(Success.class);
      assertThat(code(client.ask(cypher(3, read, "CALL shindig.write('test.write')"))))
          .isEqualTo(ErrorCode.FORBIDDEN_CYPHER);
      assertThat(code(client.ask(new Commit(4, 1)))).isEqualTo(ErrorCode.UNKNOWN_TRANSACTION);
      assertThat(client.value("MATCH (n) WHERE size(labels(n)) = 0 RETURN count(n)")).isEqualTo(0L);
    }
  }

  @Test
  void readsWithCypherInATransactionThatReads() throws IOException {
    Terms read = Terms.of(AccessMode.READ, NO_TIMEOUT);
    try (ProtocolClient client = ProtocolClient.of(server)) {
      client.ask(new Begin(1, read));
      Success one = (Success) client.ask(cypher(2, read.inTransaction(1), "RETURN 1"));
      assertThat(one.records()).containsExactly(List.of(1L));
      Terms write = Terms.of(AccessMode.WRITE, NO_TIMEOUT).inTransaction(1);
      assertThat(code(client.ask(cypher(3, write, "RETURN 1"))))
          .isEqualTo(ErrorCode.FORBIDDEN_CYPHER);
    }
  }

  @Test
  void letsEachUserCallItsOwnProcedures() throws IOException {
    assertThat(codeOfCall(GraphServer.CREDENTIALS, "people.get"))
        .isEqualTo(ErrorCode.INVALID_PARAMETER);
    assertThat(codeOfCall(GraphServer.CREDENTIALS, "people.update"))
        .isEqualTo(ErrorCode.FORBIDDEN_PROCEDURE);
    assertThat(codeOfCall(JANE, "people.get")).isEqualTo(ErrorCode.FORBIDDEN_PROCEDURE);
    assertThat(codeOfCall(JANE, "test.sneaky-write")).isEqualTo(ErrorCode.READ_ONLY);
    assertThat(codeOfCall(JOHN, "people.get")).isEqualTo(ErrorCode.INVALID_PARAMETER);
    assertThat(codeOfCall(JOHN, "test.write")).isEqualTo(ErrorCode.FORBIDDEN_PROCEDURE);
    assertThat(codeOfCall(JOHN, "no.such")).isEqualTo(ErrorCode.FORBIDDEN_PROCEDURE);
  }

  /** Others come with a star; what copies the whole graph must be named. */
  @Test
  void letsNobodyExportWhomItDoesNotName() throws IOException {
    assertThat(codeOfCall(GraphServer.CREDENTIALS, "system.export.begin"))
        .isEqualTo(ErrorCode.FORBIDDEN_PROCEDURE);
    assertThat(failureOfCypher(JANE, "CALL shindig.read('system.export.begin', {export: 'e'})"))
        .contains(ErrorCode.FORBIDDEN_PROCEDURE);
  }

  @Test
  void letsNobodyImportWhoMayNotWriteWithCypher() {
    try (GraphDriver driver = server.driver()) {
      GraphImport copy = new GraphImport(driver, done -> {});
      assertThatThrownBy(copy::objection)
          .isInstanceOfSatisfying(
              DriverException.class,
              refusal -> assertThat(refusal.code()).isEqualTo(ErrorCode.FORBIDDEN_CYPHER));
    }
  }

  private static String codeOfCall(Credentials user, String procedure) throws IOException {
    try (ProtocolClient client = client(user)) {
      return client.failureOfCall(AccessMode.READ, procedure).code();
    }
  }

  @Test
  void listsToEachUserWhatThatOneMayCall() throws IOException {
    assertThat(listed(GraphServer.CREDENTIALS))
        .isEqualTo(
            List.of(
                "people.get", "system.memory", "system.meters", "system.procedures", "test.write"));
    assertThat(listed(JANE))
        .isEqualTo(
            List.of("system.memory", "system.meters", "system.procedures", "test.sneaky-write"));
    assertThat(codeOfCall(JOHN, "system.procedures")).isEqualTo(ErrorCode.FORBIDDEN_PROCEDURE);
  }

  private static Object listed(Credentials user) throws IOException {
    Terms read = Terms.of(AccessMode.READ, NO_TIMEOUT);
    try (ProtocolClient client = client(user)) {
      Success list = (Success) client.ask(call(1, read, "system.procedures"));
      Object names =
          client.value(
              "CALL shindig.read('system.procedures') YIELD value"
                  + " RETURN collect(value.name) AS names");
      assertThat(list.records().stream().map(record -> record.get(0)).toList()).isEqualTo(names);
      return names;
    }
  }

  @Test
  void letsThemCallNoOthersByCypher() throws IOException {
    assertThat(failureOfCypher(JANE, "CALL shindig.read('people.get')"))
        .contains(ErrorCode.FORBIDDEN_PROCEDURE);
    assertThat(failureOfCypher(JOHN, "CALL shindig.write('test.write')"))
        .doesNotContain(ErrorCode.INVALID_PARAMETER);
    assertThat(failureOfCypher(JOHN, "CALL shindig.read('people.get')"))
        .contains(ErrorCode.INVALID_PARAMETER);
  }

  private static String failureOfCypher(Credentials user, String text) throws IOException {
    try (ProtocolClient client = client(user)) {
      return client.failure(AccessMode.READ, text, Map.of()).message();
    }
  }

  @Test
  void takesNoCypherAtAllWhereItIsForbidden() throws IOException {
    try (GraphServer strict =
            GraphServer.start(Map.of(ServerSettings.adhoc_cypher, AdhocCypher.FORBIDDEN));
        ProtocolClient client = ProtocolClient.of(strict)) {
      assertThat(client.failure(AccessMode.READ, "RETURN 1", Map.of()).code())
          .isEqualTo(ErrorCode.FORBIDDEN_CYPHER);
      Terms write = Terms.of(AccessMode.WRITE, NO_TIMEOUT);
      assertThat(client.ask(call(1, write, "test.write"))).isInstanceOf(Success.class);
      client.ask(new Begin(2, Terms.of(AccessMode.READ, NO_TIMEOUT)));
      Terms inside = Terms.of(AccessMode.READ, NO_TIMEOUT).inTransaction(2);
      assertThat(code(client.ask(cypher(3, inside, "RETURN 1"))))
          .isEqualTo(ErrorCode.FORBIDDEN_CYPHER);
    }
  }
}
