package io.shindigneo4j.server.cypher;

import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.driver.DriverException;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Result;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.schema.people.PeopleOperations;
import io.shindigneo4j.schema.people.PeopleOperations.GetPerson;
import io.shindigneo4j.schema.query.Selection;
import io.shindigneo4j.server.ServerSettings;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.StartsServer;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.graphdb.QueryExecutionException;
import org.neo4j.graphdb.Transaction;

@DisplayName("Native procedures called from Cypher")
@ExtendWith(SharedGraphServer.class)
@StartsServer
class NativeProceduresTest {

  private static final String READ = "CALL shindig.read($name, $parameters)";
  private static final String WRITE = "CALL shindig.write($name, $parameters)";

  private static final String CALL = "CALL shindig.call($name, $parameters)";

  private static final String CREATE_JOHN =
      "CREATE (:Person {id: 'john', displayName: 'John'})-[:HAS_EMAIL {position: 0}]->(:Email"
          + " {value: 'j@x'})";

  private final GraphServer server;
  private GraphDatabaseService database;

  NativeProceduresTest(GraphServer server) {
    this.server = server;
  }

  @BeforeEach
  void findDatabase() {
    database = server.database("neo4j");
  }

  @Test
  void answerAsOverTheWebSocket() {
    run(CREATE_JOHN, Map.of());
    Result answer;
    try (GraphDriver driver = server.driver()) {
      answer = driver.run(Statement.procedure("people.get").with(john())).join();
    }
    assertThat(answer.columns()).containsExactly("values", "details");
    assertThat(run(READ, call("people.get", john())))
        .containsExactly(
            Map.of(
                "value",
                Map.of(
                    "values", answer.records().get(0).get("values"),
                    "details", answer.records().get(0).get("details"))));
  }

  @Test
  void giveNoRowForNoRecord() {
    assertThat(run(READ, call("people.get", john()))).isEmpty();
  }

  @Test
  void seeWhatTheirTransactionHasWritten() {
    try (Transaction transaction = database.beginTx()) {
      transaction.execute(CREATE_JOHN).close();
      assertThat(transaction.execute(READ, call("people.get", john())).stream()).hasSize(1);
    }
    assertThat(run(READ, call("people.get", john()))).as("rolled back").isEmpty();
  }

  @Test
  void writeInTheTransactionOfTheCaller() {
    try (Transaction transaction = database.beginTx()) {
      transaction.execute(WRITE, call("test.write", Map.of())).close();
      assertThat(nodes(transaction)).isEqualTo(1);
    }
    assertThat(run("MATCH (n) RETURN n", Map.of())).as("rolled back").isEmpty();
  }

  @Test
  void areCalledByOneNameToReadAndToWrite() {
    run(CREATE_JOHN, Map.of());
    assertThat(run(CALL, call("people.get", john())))
        .isEqualTo(run(READ, call("people.get", john())));
    run(CALL, call("test.write", Map.of()));
    assertThat(run("MATCH (n WHERE labels(n) = []) RETURN n", Map.of())).hasSize(1);
  }

  /** Neo4j lets a procedure that may write do no more than its caller may. */
  @Test
  void areReadByOneNameInARequestInReadModeToo() {
    run(CREATE_JOHN, Map.of());
    try (GraphDriver driver = server.driver()) {
      Statement read = Statement.cypher(CALL).with(call("people.get", john()));
      assertThat(driver.run(read).join().records()).hasSize(1);
      Statement write = Statement.cypher(CALL).with(call("test.write", Map.of()));
      assertThatThrownBy(() -> driver.run(write).join())
          .cause()
          .hasMessageContaining("request.read-only: a write in a request that reads");
    }
  }

  /** By Bolt, it is Neo4j itself that keeps procedures that may write out of such transactions. */
  @Test
  void areReadByTheirOwnNameInATransactionOfBoltThatReads() {
    run(CREATE_JOHN, Map.of());
    try (GraphDriver driver = GraphDriver.connect(server.boltSettings())) {
      Statement read = Statement.cypher(READ).with(call("people.get", john()));
      assertThat(driver.run(read).join().records()).hasSize(1);
      Statement call = Statement.cypher(CALL).with(call("people.get", john()));
      assertThatThrownBy(() -> driver.run(call).join()).isNotNull();
      assertThat(driver.run(call.writing()).join().records()).hasSize(1);
    }
  }

  @Test
  void areCountedWithAllCalls() {
    long before = calls("test.nothing");
    run(READ, call("test.nothing", Map.of()));
    try (GraphDriver driver = server.driver()) {
      driver.run(Statement.procedure("test.nothing")).join();
    }
    assertThat(calls("test.nothing")).isEqualTo(before + 2);
  }

  private long calls(String procedure) {
    String text =
        """
        CALL shindig.read('system.procedures') YIELD value
        WHERE value.name = $name
        RETURN value.calls AS calls
        """;
    return (long) run(text, Map.of("name", procedure)).get(0).get("calls");
  }

  @Test
  void takeTheirParametersFromTheQuery() {
    run(CREATE_JOHN, Map.of());
    String text =
        """
        UNWIND ['john', 'nobody', 'john'] AS id
        CALL shindig.read('people.get', {id: id, selection: {properties: ['displayName'], details: []}})
        YIELD value RETURN value.values[0] AS name
        """;
    assertThat(run(text, Map.of())).containsExactly(Map.of("name", "John"), Map.of("name", "John"));
  }

  @Test
  void tellTheCodesOfFailures() {
    assertFails(READ, call("people.gett", Map.of()), "procedure.unknown: no procedure");
    assertFails(READ, call("people.get", Map.of()), "procedure.invalid-parameter: ");
    assertFails(READ, call("test.write", Map.of()), "request.read-only: ");
  }

  @Test
  void tellNothingOfTheInside() {
    assertFails(READ, call("test.exception", Map.of()), "server.internal: ");
    assertFails(READ, call("test.error", Map.of()), "server.internal: ");
    assertFails(READ, call("test.late-exception", Map.of()), "server.internal: ");
    for (String procedure : List.of("test.exception", "test.late-exception")) {
      assertThatThrownBy(() -> run(READ, call(procedure, Map.of())))
          .asString()
          .doesNotContain("secret");
    }
  }

  @Test
  void writeNothingWhenTheyAreCalledToRead() {
    assertFails(READ, call("test.sneaky-write", Map.of()), "not allowed");
    assertThat(run("MATCH (n) RETURN n", Map.of())).isEmpty();
  }

  @Test
  void writeNothingForARequestInReadMode() {
    try (GraphDriver driver = server.driver()) {
      Statement write = Statement.cypher(WRITE).with(call("test.write", Map.of()));
      assertThatThrownBy(() -> driver.run(write).join())
          .cause()
          .isInstanceOf(DriverException.class)
          .hasMessageContaining("request.read-only");
    }
  }

  @Test
  void failForAValueThatNeo4jDoesNotKnow() {
    assertFails(READ, call("test.odd-value", Map.of()), "UUID");
  }

  @Test
  void refuseAGraphThatANewerPluginHasWritten() {
    run("CREATE (:ShindigSchema {name: 'shindig-neo4j', version: 999})", Map.of());
    try {
      assertFails(READ, call("people.get", john()), "database.not-ready: ");
    } finally { // or no test could log in any more
      run("MATCH (schema:ShindigSchema) DELETE schema", Map.of());
    }
    assertThat(run(READ, call("people.get", john()))).isEmpty();
  }

  @Test
  void areThereWithoutTheEndpoint() {
    try (GraphServer quiet = GraphServer.start(Map.of(ServerSettings.enabled, false))) {
      database = quiet.database("neo4j");
      await()
          .ignoreException(QueryExecutionException.class)
          .until(() -> run(READ, call("people.get", john())).isEmpty());
    }
  }

  private void assertFails(String text, Map<String, Object> parameters, String message) {
    assertThatThrownBy(() -> run(text, parameters)).hasStackTraceContaining(message);
  }

  private List<Map<String, Object>> run(String text, Map<String, Object> parameters) {
    return database.executeTransactionally(
        text, parameters, result -> result.stream().map(Map::copyOf).toList());
  }

  private static long nodes(Transaction transaction) {
    return transaction.getAllNodes().stream().count();
  }

  private static Map<String, Object> call(String name, Map<String, Object> parameters) {
    return Map.of("name", name, "parameters", parameters);
  }

  private static Map<String, Object> john() {
    Selection selection = new Selection(List.of("displayName", "id"), List.of("HAS_EMAIL"));
    return PeopleOperations.GET.toMap(new GetPerson("john", selection));
  }
}
