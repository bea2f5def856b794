package io.shindigneo4j.driver;

import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.GraphValue.Node;
import io.shindigneo4j.protocol.GraphValue.Point;
import io.shindigneo4j.protocol.GraphValue.TimeSpan;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.Link;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.TestDeadlines;
import java.math.BigInteger;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetTime;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Bolt and our protocol agree on")
@ExtendWith(SharedGraphServer.class)
class TransportsAgreeTest {

  private static final String ENDLESS =
      "UNWIND range(1, 100000000000) AS endless RETURN sum(sqrt(endless)) AS s";

  private GraphServer server;
  private GraphDriver webSocket;
  private GraphDriver bolt;

  @BeforeEach
  void connect(GraphServer graphServer) {
    server = graphServer;
    webSocket = Link.WEBSOCKET.driver(server);
    bolt = Link.BOLT.driver(server);
    webSocket.execute(
        Statement.cypher(
                """
                CREATE (:Person {id: 'a', at: point({x: 1, y: 2}), since: duration('P1DT2S')})
                  -[:KNOWS {how: ['well', 'long']}]->(:Person:Admin {id: 'b'})
                """)
            .writing());
  }

  @AfterEach
  void disconnect() {
    webSocket.close();
    bolt.close();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "RETURN null AS n, true AS b, 1 AS i, -9223372036854775808 AS l, 1.5 AS f, 'ä日😀' AS s",
        "RETURN 0.0 / 0.0 AS nan, 1.0 / 0.0 AS infinite",
        "RETURN [1, [2, 'x', null], {k: {l: [1.0]}}] AS nested, {} AS none, [] AS empty",
        "MATCH (p:Person) RETURN p ORDER BY p.id",
        "MATCH (:Person)-[k:KNOWS]->() RETURN k, properties(k) AS p",
        "MATCH way = (:Person {id: 'b'})<-[:KNOWS]-() RETURN way, nodes(way) AS n",
        "RETURN date('2026-11-20') AS d, localtime('12:13:14.000000015') AS lt",
        "RETURN time('12:13:14+05:30') AS t, localdatetime('2026-11-20T12:13:14') AS ldt",
        "RETURN datetime('2026-11-20T12:13:14+02:00') AS o,"
            + " datetime('2026-07-20T12:13:14[Europe/Berlin]') AS z",
        "RETURN duration('P1Y2M3DT4H5M6.7S') AS d, duration({seconds: -1, nanoseconds: 5}) AS e",
        "RETURN point({x: 1, y: 2}) AS p2, point({x: 1, y: 2, z: 3}) AS p3,"
            + " point({longitude: 13, latitude: 52}) AS geo",
        "MATCH (p:Person) WHERE false RETURN p.id AS none",
        "UNWIND range(1, 1000) AS i RETURN i, toString(i) AS text",
      })
  void records(String text) {
    Result answer = webSocket.execute(Statement.cypher(text));
    Result byBolt = bolt.execute(Statement.cypher(text));
    assertThat(byBolt.columns()).isEqualTo(answer.columns());
    assertThat(byBolt.records()).isEqualTo(answer.records());
  }

  @Test
  void parameters() {
    List<Object> values =
        Arrays.asList(
            null,
            true,
            (byte) 1,
            (short) 2,
            3,
            4L,
            1.5f,
            2.5,
            "ä日😀",
            LocalDate.of(2026, 11, 20),
            LocalTime.of(1, 2, 3, 4),
            OffsetTime.parse("12:13:14+05:30"),
            LocalDateTime.of(2026, 11, 20, 1, 2),
            ZonedDateTime.parse("2026-07-20T12:13:14+02:00[Europe/Berlin]"),
            List.of(1, List.of("x")),
            Map.of("k", Map.of("l", 1)),
            new TimeSpan(1, 2, 3, 4_000_000_005L),
            new TimeSpan(0, 0, 0, -1),
            new Point(7203, List.of(1.0, 2.0)),
            new Point(9157, List.of(1.0, 2.0, 3.0)));
    Statement echo = Statement.cypher("RETURN $values AS v").with("values", values);
    assertThat(bolt.execute(echo).records()).isEqualTo(webSocket.execute(echo).records());
  }

  @Test
  void bytes() {
    Statement echo = Statement.cypher("RETURN $b AS b").with("b", new byte[] {1, -2, 0});
    for (GraphDriver driver : List.of(webSocket, bolt)) {
      assertThat((byte[]) driver.execute(echo).records().get(0).get("b")).containsExactly(1, -2, 0);
    }
  }

  @Test
  void whatTheyDoNotCarry() {
    sameFailure(
        Statement.cypher("RETURN $v AS v").with("v", BigInteger.TEN),
        DriverException.UNSUPPORTED_VALUE);
    sameFailure(
        Statement.cypher("RETURN $v AS v").with("v", Duration.ofSeconds(1)),
        DriverException.UNSUPPORTED_VALUE);
    sameFailure(
        Statement.cypher("RETURN $v AS v").with("v", new Node("n", List.of(), Map.of())),
        ErrorCode.INVALID_PARAMETER);
    sameFailure(
        Statement.cypher("RETURN $v AS v").with("v", new TimeSpan(0, 0, Long.MAX_VALUE, 1L << 40)),
        ErrorCode.INVALID_PARAMETER);
  }

  @ParameterizedTest
  @EnumSource(Link.class)
  void howDeepParametersMayBe(Link link) {
    try (GraphDriver driver = link.driver(server)) {
      Statement size = Statement.cypher("RETURN size($v) AS n");
      assertThat(driver.execute(size.with("v", nested(98))).first().orElseThrow().get("n"))
          .isEqualTo(1L);
      List<Object> endless = new ArrayList<>();
      endless.add(endless);
      for (Object tooDeep : List.of(nested(99), Arrays.asList(endless))) {
        for (Statement statement :
            List.of(size, size.writing(), size.writing().withRequestId("deep"))) {
          assertThat(failure(driver, statement.with("v", tooDeep)).code())
              .isEqualTo(DriverException.UNSUPPORTED_VALUE);
        }
      }
    }
  }

  private static List<Object> nested(int depth) {
    List<Object> list = List.of(1);
    for (int i = 1; i < depth; i++) {
      list = List.of(list);
    }
    return list;
  }

  @Test
  void failures() {
    sameFailure(Statement.cypher("RETUR 1"), "Neo.ClientError.Statement.SyntaxError");
    sameFailure(Statement.cypher("RETURN 1 / 0"), "Neo.ClientError.Statement.ArithmeticError");
    sameFailure(Statement.cypher("RETURN $x"), "Neo.ClientError.Statement.ParameterMissing");
    sameFailure(Statement.cypher("CREATE (:Made)"), ErrorCode.READ_ONLY);
    sameFailure(
        Statement.cypher("CREATE (:Person {id: 'a'})").writing(),
        "Neo.ClientError.Schema.ConstraintValidationFailed");
    sameFailure(
        Statement.cypher("RETURN 1").after(List.of("no bookmark")), ErrorCode.UNKNOWN_BOOKMARK);
    sameFailure( // whichever end looks at its clock first
        Statement.cypher(ENDLESS).within(Duration.ofMillis(300)),
        DriverException.TIMED_OUT,
        ErrorCode.TIMED_OUT);
    sameFailure(Statement.procedure("no.such"), ErrorCode.UNKNOWN_PROCEDURE);
  }

  private void sameFailure(Statement statement, String... codes) {
    DriverException first = failure(webSocket, statement);
    DriverException second = failure(bolt, statement);
    assertThat(first.code()).isIn((Object[]) codes);
    assertThat(second.code()).isIn((Object[]) codes);
    assertThat(second).isInstanceOf(first.getClass());
    assertThat(second.subject()).isEqualTo(first.subject());
  }

  private static DriverException failure(GraphDriver driver, Statement statement) {
    return catchThrowableOfType(DriverException.class, () -> driver.execute(statement));
  }

  @Test
  void whatAWriteHasDone() {
    Statement write =
        Statement.cypher("CREATE (a:X {p: 1})-[:R]->(b:Y:Z) SET b.q = 2 REMOVE b:Z").writing();
    Map<String, Long> counters = webSocket.execute(write).summary().counters();
    assertThat(counters).containsEntry("nodesCreated", 2L);
    Result byBolt = bolt.execute(write);
    assertThat(byBolt.summary().counters()).isEqualTo(counters);
    assertThat(byBolt.summary().bookmark()).isPresent();
    Statement read = Statement.cypher("MATCH (x:X) RETURN count(x) AS n");
    String bookmark = byBolt.summary().bookmark().orElseThrow();
    assertThat(bolt.execute(read.after(List.of(bookmark))).first().orElseThrow().get("n"))
        .isEqualTo(2L);
    assertThat(bolt.execute(read).summary().bookmark()).isEmpty();
  }

  /** A retry may come another way. */
  @Test
  void whatARequestIdStandsFor() {
    Statement create =
        Statement.cypher("CREATE (m:Made {id: $id}) RETURN m.id AS id")
            .with("id", 7)
            .writing()
            .withRequestId("one");
    Result first = bolt.execute(create);
    assertThat(webSocket.execute(create).records()).isEqualTo(first.records());
    assertThat(bolt.execute(create).records()).isEqualTo(first.records());
    assertThat(bolt.execute(create.withRequestId("two")).summary().counters())
        .containsEntry("nodesCreated", 1L);
    assertThat(webSocket.execute(create.withRequestId("two")).summary().counters())
        .containsEntry("nodesCreated", 1L);
    Statement count = Statement.cypher("MATCH (m:Made) RETURN count(m) AS n");
    assertThat(bolt.execute(count).first().orElseThrow().get("n")).isEqualTo(2L);
    sameFailure(create.with("id", 8), ErrorCode.REUSED_REQUEST_ID);
  }

  @Test
  void aWriteThatManySendAtTheSameTime() {
    Statement create = Statement.cypher("CREATE (:Made)").writing().withRequestId("same");
    List<CompletableFuture<Result>> answers =
        IntStream.range(0, 20).mapToObj(i -> (i % 2 == 0 ? bolt : webSocket).run(create)).toList();
    answers.forEach(CompletableFuture::join);
    Statement count = Statement.cypher("MATCH (m:Made) RETURN count(m) AS n");
    assertThat(bolt.execute(count).first().orElseThrow().get("n")).isEqualTo(1L);
  }

  @ParameterizedTest
  @EnumSource(Link.class)
  void theEndInTheServerOfWhatIsCancelled(Link link) {
    try (GraphDriver driver = link.driver(server)) {
      CompletableFuture<Result> answer = driver.run(Statement.cypher(ENDLESS));
      await().until(() -> running() == 1);
      answer.cancel(true);
      await().until(() -> running() == 0);
      assertThat(driver.execute(Statement.cypher("RETURN 1 AS n")).records()).hasSize(1);
    }
  }

  @ParameterizedTest
  @EnumSource(Link.class)
  void theEndOfATransactionWhoseStatementIsInterrupted(Link link) throws Exception {
    try (GraphDriver driver = link.driver(server)) {
      List<Throwable> thrown = new ArrayList<>();
      Thread caller =
          new Thread(
              () -> {
                try (Transaction transaction = driver.begin(TransactionOptions.writing())) {
                  transaction.run(Statement.cypher("CREATE (:Made)").writing());
                  transaction.run(Statement.cypher(ENDLESS));
                } catch (RuntimeException e) {
                  thrown.add(e);
                }
              });
      caller.start();
      await().until(() -> running() == 1);
      caller.interrupt();
      caller.join(TestDeadlines.HANGING_MILLIS);
      assertThat(thrown).hasOnlyElementsOfType(CancellationException.class).hasSize(1);
      await().until(() -> running() == 0);
      Statement count = Statement.cypher("MATCH (m:Made) RETURN count(m) AS n");
      assertThat(driver.execute(count).first().orElseThrow().get("n")).isEqualTo(0L);
    }
  }

  private long running() {
    Statement running =
        Statement.cypher(
            "SHOW TRANSACTIONS YIELD currentQuery AS q WHERE q STARTS WITH 'UNWIND' RETURN q");
    return webSocket.execute(running).records().size();
  }

  @ParameterizedTest
  @EnumSource(Link.class)
  void aWrongPassword(Link link) {
    DriverSettings settings = link.settings(server);
    Credentials wrong = new Credentials("neo4j", "not the password");
    try (GraphDriver driver =
        GraphDriver.connect(DriverSettings.of(settings.uri().toString(), wrong))) {
      DriverException failure = failure(driver, Statement.cypher("RETURN 1"));
      assertThat(failure.code()).isEqualTo(DriverException.UNAUTHORIZED);
      assertThat(failure).isInstanceOf(PermanentDriverException.class);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"ws://127.0.0.1:1/neo4j", "bolt://127.0.0.1:1/neo4j"})
  void aServerThatIsNotThere(String uri) {
    try (GraphDriver driver =
        GraphDriver.connect(DriverSettings.of(uri, GraphServer.CREDENTIALS))) {
      DriverException failure = failure(driver, Statement.cypher("CREATE (:Made)").writing());
      assertThat(failure.code()).isEqualTo(DriverException.UNAVAILABLE);
      assertThat(failure).isInstanceOf(TransientDriverException.class);
    }
  }

  @ParameterizedTest
  @EnumSource(Link.class)
  void aDriverThatIsClosed(Link link) {
    GraphDriver driver = link.driver(server);
    CompletableFuture<Result> pending = driver.run(Statement.cypher(ENDLESS));
    await().until(() -> running() == 1);
    driver.close();
    assertThatThrownBy(pending::join)
        .hasCauseInstanceOf(PermanentDriverException.class)
        .hasMessageContaining(DriverException.CLOSED);
    assertThat(failure(driver, Statement.cypher("RETURN 1")).code())
        .isEqualTo(DriverException.CLOSED);
    await().until(() -> running() == 0);
  }

  @ParameterizedTest
  @EnumSource(Link.class)
  void whatRunsInTransactionsOfItsOwn(Link link) {
    try (GraphDriver driver = link.driver(server)) {
      String text =
          "UNWIND range(1, 10) AS i CALL (i) { CREATE (:Made) } IN TRANSACTIONS OF 2 ROWS";
      assertThat(driver.execute(Statement.cypher(text).writing()).summary().counters())
          .containsEntry("nodesCreated", 10L);
    }
  }
}
