package io.shindigneo4j.driver;

import static io.shindigneo4j.driver.CallResults.failure;
import static io.shindigneo4j.driver.CallResults.value;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.DriverSettings.Encoding;
import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.GraphValue;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import java.time.Duration;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@ExtendWith(SharedGraphServer.class)
class StatementsOnTheGraphTest {

  private static final Map<String, Object> EVERYTHING =
      Map.of("properties", List.of("id"), "details", List.of());

  private final GraphServer server;

  StatementsOnTheGraphTest(GraphServer server) {
    this.server = server;
  }

  @ParameterizedTest
  @EnumSource(Encoding.class)
  void parametersOfEveryKindComeBackAsTheyWent(Encoding encoding) throws Exception {
    List<Object> values =
        Arrays.asList(
            null,
            true,
            1L,
            1.5,
            "ä日😀",
            LocalDate.of(2026, 11, 20),
            List.of(1L),
            Map.of("k", "v"),
            new GraphValue.TimeSpan(1, 2, 3, 4));
    try (GraphDriver driver = driver(encoding)) {
      assertThat(value(driver.run(Statement.cypher("RETURN $values").with("values", values))))
          .isEqualTo(values);
    }
  }

  @ParameterizedTest
  @EnumSource(Encoding.class)
  void aWriteTellsWhatItChanged(Encoding encoding) {
    try (GraphDriver driver = driver(encoding)) {
      Result result = driver.run(Statement.cypher("CREATE (:Person {id: 'a'})").writing()).join();
      assertThat(result.summary().counters()).containsEntry("nodesCreated", 1L);
      assertThat(result.records()).isEmpty();
    }
  }

  @ParameterizedTest
  @EnumSource(Encoding.class)
  void anUnknownProcedureFailsForGoodWithItsName(Encoding encoding) throws Exception {
    try (GraphDriver driver = driver(encoding)) {
      DriverException failure = failure(driver.run(Statement.procedure("no.such")));
      assertThat(failure).isInstanceOf(PermanentDriverException.class);
      assertThat(failure.code()).isEqualTo(ErrorCode.UNKNOWN_PROCEDURE);
      assertThat(failure.subject()).isEqualTo("no.such");
      assertThat(failure.server()).isEqualTo(server.uri());
      assertThat(failure).hasMessageContaining("no.such").hasMessageContaining("127.0.0.1");
    }
  }

  @ParameterizedTest
  @EnumSource(Encoding.class)
  void aProcedureIsCalledWithItsParameters(Encoding encoding) throws Exception {
    try (GraphDriver driver = driver(encoding)) {
      driver.run(Statement.cypher("CREATE (:Person {id: 'jane'})").writing()).join();
      Statement get = Statement.procedure("people.get").with("selection", EVERYTHING);
      assertThat(driver.run(get.with("id", "jane")).join().records()).hasSize(1);
      assertThat(driver.run(get.with("id", "nobody")).join().records()).isEmpty();
      assertThat(failure(driver.run(get.with("id", 7L))).code())
          .isEqualTo(DriverException.INVALID_PARAMETER);
    }
  }

  @ParameterizedTest
  @EnumSource(Encoding.class)
  void wrongCypherFailsForGoodAndTheConnectionGoesOn(Encoding encoding) throws Exception {
    try (GraphDriver driver = driver(encoding)) {
      DriverException failure = failure(driver.run(Statement.cypher("RETUR 1")));
      assertThat(failure).isInstanceOf(PermanentDriverException.class);
      assertThat(failure.code()).isEqualTo("Neo.ClientError.Statement.SyntaxError");
      assertThat(value(driver.run(Statement.cypher("RETURN 1")))).isEqualTo(1L);
    }
  }

  @ParameterizedTest
  @EnumSource(Encoding.class)
  void aWriteInReadModeIsRefused(Encoding encoding) throws Exception {
    try (GraphDriver driver = driver(encoding)) {
      assertThat(failure(driver.run(Statement.cypher("CREATE (:Person)"))).code())
          .isEqualTo(ErrorCode.READ_ONLY);
    }
  }

  @ParameterizedTest
  @EnumSource(Encoding.class)
  void aStatementsOwnTimeoutEndsItInTheServerToo(Encoding encoding) throws Exception {
    Statement endless =
        Statement.cypher("UNWIND range(1, 1000000000) AS i RETURN sum(sqrt(i))")
            .within(Duration.ofMillis(300));
    try (GraphDriver driver = driver(encoding)) {
      assertThat(failure(driver.run(endless))).isInstanceOf(TransientDriverException.class);
      assertThat(value(driver.run(Statement.cypher("RETURN 1")))).isEqualTo(1L);
    }
  }

  @ParameterizedTest
  @EnumSource(Encoding.class)
  void manyCallsInFlightGetTheirOwnAnswers(Encoding encoding) {
    try (GraphDriver driver = driver(encoding)) {
      List<CompletableFuture<Result>> answers =
          IntStream.range(0, 500)
              .mapToObj(i -> driver.run(Statement.cypher("RETURN $i AS i").with("i", i)))
              .toList();
      assertThat(answers.stream().map(a -> a.join().first().orElseThrow().get("i", Long.class)))
          .containsExactlyElementsOf(IntStream.range(0, 500).mapToObj(i -> (long) i).toList());
    }
  }

  private GraphDriver driver(Encoding encoding) {
    return GraphDriver.connect(server.driverSettings().withEncoding(encoding));
  }
}
