package io.shindigneo4j.installation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.PermanentDriverException;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.procedures.identity.IdentityProcedures;
import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.schema.CypherFiles;
import io.shindigneo4j.schema.messages.MessageOperations;
import io.shindigneo4j.schema.messages.MessageOperations.ListCollections;
import io.shindigneo4j.schema.people.PeopleOperations;
import io.shindigneo4j.schema.people.PeopleOperations.ListPeople;
import io.shindigneo4j.schema.people.PeopleSelector;
import io.shindigneo4j.schema.people.PeopleSelector.PeopleRelation;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.ListQuery.Sort;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.schema.query.Selection;
import io.shindigneo4j.server.procedure.ProcedureDescription;
import io.shindigneo4j.server.procedure.ProcedureRegistry;
import io.shindigneo4j.testing.Exhaustive;
import io.shindigneo4j.testing.TestDeadlines;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("The plug-in in a calendar release of Neo4j")
@Timeout(value = 15, unit = TimeUnit.MINUTES)
@Exhaustive
class CalendarReleaseIT {

  private static final String METERS = "io.shindigneo4j.server:name=shindig.neo4j.server.";

  private static final String ANOTHER_FRIEND =
      """
      MERGE (lonely:Person {id: 'lonely'})
      CREATE (lonely)-[:FRIEND_OF]->(:Person {id: $id, displayName: 'name of ' + $id})
      """;

  private static PluggedServer server;
  private static GraphDriver driver;

  @BeforeAll
  static void start() throws Exception {
    server = new PluggedServer(Neo4jLine.CALENDAR.release());
    server.start();
    server.loadSample();
    driver = server.driver();
  }

  @AfterAll
  static void stop() throws Exception {
    if (driver != null) {
      driver.close();
    }
    if (server != null) {
      server.close();
    }
  }

  @Test
  void isOfThatRelease() {
    Statement version = Statement.cypher("CALL dbms.components() YIELD versions RETURN versions");
    assertThat(driver.execute(version).records().toString()).contains("2026.");
  }

  @ParameterizedTest
  @EnumSource(QueryMode.class)
  void answersOperations(QueryMode mode) throws Exception {
    ListCollections parameters =
        new ListCollections(
            "canonical",
            new ListQuery(null, null, new Sort(null, true), new Page(0, 10)),
            new Selection(List.of("id", "total"), List.of()));
    assertThat(
            new OperationRunner(driver, mode)
                .run(MessageOperations.LIST_COLLECTIONS, parameters)
                .get(2, TimeUnit.MINUTES))
        .isPresent();
  }

  /** Their only execution is a text. */
  @Test
  void plansTheOperationsOfIdentity() {
    ProcedureRegistry procedures = new ProcedureRegistry();
    new IdentityProcedures().register(procedures);
    procedures.descriptions().stream()
        .map(ProcedureDescription::name)
        .filter(name -> !name.startsWith("system."))
        .map(name -> Statement.cypher("EXPLAIN " + CypherFiles.text(name)))
        .forEach(text -> driver.execute(text.with(CypherFiles.parameters(Map.of())).writing()));
    Statement nonce = Statement.procedure("nonces.use").with("key", "n").with("now", 1L).writing();
    assertThat(driver.execute(nonce).first().orElseThrow().get("first")).isEqualTo(true);
    assertThat(driver.execute(nonce).first().orElseThrow().get("first")).isEqualTo(false);
  }

  @Test
  void writesNothingInReadMode() {
    assertThatThrownBy(() -> driver.execute(Statement.cypher("CREATE (:Written)")))
        .isInstanceOf(PermanentDriverException.class)
        .hasMessageContaining(ErrorCode.READ_ONLY);
    String inTransactions = "UNWIND [1] AS i CALL (i) { CREATE (:Written) } IN TRANSACTIONS";
    assertThatThrownBy(() -> driver.execute(Statement.cypher(inTransactions)))
        .isInstanceOf(PermanentDriverException.class);
    Statement count = Statement.cypher("MATCH (n:Written) RETURN count(n) AS n");
    assertThat(driver.execute(count).first().orElseThrow().get("n")).isEqualTo(0L);
    assertThat(driver.execute(Statement.cypher("SHOW INDEXES")).records()).isNotEmpty();
  }

  @Test
  void advertisesItselfInTheRoutingTable() {
    try (GraphDriver routed = server.routedDriver()) {
      routed.execute(Statement.cypher("CREATE (r:Routed) DELETE r").writing());
      assertThat(routed.execute(Statement.cypher("RETURN 1 AS one")).records()).hasSize(1);
    }
  }

  @Test
  void keepsTheGraphInMemoryUpToDate() throws Exception {
    try (JvmBeans beans = server.beans()) {
      String ready = METERS + "projections,state=ready";
      await().atMost(TestDeadlines.PROCESS).until(() -> beans.sum(ready, "Value") == 1);
      for (int i = 1; i <= 50; i++) {
        driver.execute(Statement.cypher(ANOTHER_FRIEND).with("id", "new" + i).writing());
        assertThat(friends()).hasSize(i).contains("name of new" + i);
      }
      await().atMost(TestDeadlines.HANGING).until(() -> isReadFromMemory(beans));
      assertThat(beans.sum(METERS + "projection.bytes,part=properties", "Value")).isPositive();
    }
  }

  private static boolean isReadFromMemory(JvmBeans beans) throws Exception {
    double before = beans.sum(METERS + "projection.fallbacks", "Value");
    friends();
    return beans.sum(METERS + "projection.fallbacks", "Value") == before;
  }

  private static List<Object> friends() throws Exception {
    ListPeople parameters =
        new ListPeople(
            new PeopleSelector(
                List.of("lonely"), PeopleRelation.FRIENDS, null, Viewpoint.of("lonely")),
            null,
            new ListQuery(null, null, new Sort(null, true), new Page(0, 100)),
            new Selection(List.of("displayName"), List.of()));
    List<?> people =
        (List<?>)
            new OperationRunner(driver, QueryMode.NATIVE)
                .runUntyped(PeopleOperations.LIST, parameters)
                .get(2, TimeUnit.MINUTES)
                .first()
                .orElseThrow()
                .get("people");
    return people.stream()
        .map(person -> ((List<?>) ((Map<?, ?>) person).get("values")).get(0))
        .<Object>map(name -> name)
        .toList();
  }

  @Test
  void showsTheCommitOfABookmark() {
    String bookmark =
        driver.execute(Statement.cypher("CREATE (:Marked)").writing()).bookmark().orElseThrow();
    Statement count =
        Statement.cypher("MATCH (n:Marked) RETURN count(n) AS n").after(List.of(bookmark));
    assertThat(driver.execute(count).first().orElseThrow().get("n")).isEqualTo(1L);
  }

  @Test
  void answersOverHttp() throws Exception {
    HttpContract.answersOverHttp(server);
  }

  @Test
  void isCalledFromCypher() {
    Statement call = Statement.cypher("CALL shindig.read('no.such', {}) YIELD value RETURN value");
    assertThatThrownBy(() -> driver.execute(call))
        .hasMessageContaining(ErrorCode.UNKNOWN_PROCEDURE);
  }
}
