package io.shindigneo4j.server.audit;

import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.driver.Credentials;
import io.shindigneo4j.driver.DriverException;
import io.shindigneo4j.driver.DriverSettings;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.server.ServerSettings;
import io.shindigneo4j.server.procedure.ProcedureRights;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.HttpText;
import io.shindigneo4j.testing.LogLines;
import io.shindigneo4j.testing.RawHttp;
import io.shindigneo4j.testing.StartsServer;
import io.shindigneo4j.testing.TestDeadlines;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("The log of Neo4j tells")
@StartsServer
@Timeout(TestDeadlines.TEST_SECONDS)
class AuditedLoginsTest {
  private static LogLines log;
  private static GraphServer server;

  @BeforeAll
  static void start() {
    log = new LogLines();
    server =
        GraphServer.start(
            Map.of(ServerSettings.procedures, ProcedureRights.parse("*:people.*")), log.neo4j());
  }

  @AfterAll
  static void stop() {
    server.close();
    log.close();
  }

  private static List<String> lines(String start) {
    return log.lines().stream().filter(line -> line.startsWith(start)).toList();
  }

  @Test
  void whichUserTheDriverCouldNotLogInAs() {
    DriverSettings wrong =
        DriverSettings.of(server.uri().toString(), new Credentials("nobody\nhere", "a-password"));
    try (GraphDriver driver = GraphDriver.connect(wrong)) {
      assertThatThrownBy(() -> driver.execute(Statement.cypher("RETURN 1")))
          .isInstanceOf(DriverException.class);
    }
    String line =
        "kind=login outcome=refused reason=http.unauthorized user=\"nobody<U+000A>here\""
            + " address=127.0.0.1";
    await().until(() -> log.lines().contains(line));
    assertThat(log.lines()).noneMatch(each -> each.contains("a-password"));
  }

  @Test
  void whoHasLoggedInOnceForAnHour() throws Exception {
    HttpText who = HttpText.currentUser();
    RawHttp.ask(server, who);
    RawHttp.ask(server, who);
    await().until(() -> !lines("kind=login outcome=succeeded").isEmpty());
    assertThat(lines("kind=login outcome=succeeded"))
        .containsOnlyOnce("kind=login outcome=succeeded user=neo4j address=127.0.0.1");
  }

  @Test
  void whichProceduresAUserMayNotCall() throws Exception {
    assertThat(RawHttp.ask(server, HttpText.post("/call/groups.get", "{}")).status())
        .isEqualTo(403);
    assertThat(lines("kind=refusal"))
        .contains(
            "kind=refusal outcome=refused reason=procedure.forbidden what=groups.get user=neo4j"
                + " address=127.0.0.1");
  }

  @Test
  void alsoWhereCypherCallsThem() {
    try (GraphDriver driver = server.driver()) {
      assertThatThrownBy(
              () -> driver.execute(Statement.cypher("CALL shindig.read('skills.list', {})")))
          .isInstanceOf(DriverException.class);
    }
    assertThat(lines("kind=refusal"))
        .anyMatch(line -> line.contains("what=skills.list user=neo4j address=127.0.0.1"));
  }
}
