package io.shindigneo4j.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.GraphValue;
import io.shindigneo4j.protocol.GraphValue.Point;
import io.shindigneo4j.protocol.GraphValue.TimeSpan;
import io.shindigneo4j.protocol.Message;
import io.shindigneo4j.protocol.Message.CallProcedure;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.ProtocolClient;
import io.shindigneo4j.testing.SharedGraphServer;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A failure")
@ExtendWith(SharedGraphServer.class)
class FailuresTest {

  private ProtocolClient client;

  @BeforeEach
  void connect(GraphServer server) throws IOException {
    client = ProtocolClient.of(server);
  }

  /** A failure of one request is no failure of its connection. */
  @AfterEach
  void goesOn() throws IOException {
    assertThat(client.value("RETURN 1")).isEqualTo(1L);
    client.close();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "RETURN                    | Neo.ClientError.Statement.SyntaxError",
        "RETURN $missing           | Neo.ClientError.Statement.ParameterMissing",
        "RETURN 1 / 0              | Neo.ClientError.Statement.ArithmeticError",
        "RETURN date('x')          | Neo.ClientError.Statement.SyntaxError",
        "UNWIND [1, {}] AS x RETURN x + {} | Neo.ClientError.Statement.TypeError",
        "CALL no.such.procedure()  | Neo.ClientError.Procedure.ProcedureNotFound",
      })
  void ofNeo4jKeepsItsStatusCode(String cypher, String code) throws IOException {
    Failure failure = client.failure(AccessMode.READ, cypher, Map.of());
    assertThat(failure.code()).as(failure.message()).isEqualTo(code);
    assertThat(failure.message()).isNotBlank();
    assertThat(failure.retryable()).isFalse();
  }

  @Test
  void ofAConstraintKeepsItsStatusCode() throws IOException {
    client.run("CREATE (:Person {id: 'john.doe'})");
    Failure failure =
        client.failure(AccessMode.WRITE, "CREATE (:Person {id: 'john.doe'})", Map.of());
    assertThat(failure.code()).isEqualTo("Neo.ClientError.Schema.ConstraintValidationFailed");
    assertThat(failure.message()).contains("john.doe");
    assertThat(failure.retryable()).isFalse();
  }

  @Test
  void atCommitKeepsItsStatusCode() throws IOException {
    client.run("CREATE (:Person {id: 'a'})-[:KNOWS]->(:Person {id: 'b'})");
    Failure failure = client.failure(AccessMode.WRITE, "MATCH (p {id: 'a'}) DELETE p", Map.of());
    assertThat(failure.code()).isEqualTo("Neo.ClientError.Schema.ConstraintValidationFailed");
    assertThat(client.value("MATCH (p:Person) RETURN count(p)")).isEqualTo(2L);
  }

  @ParameterizedTest
  @ValueSource(strings = {"test.exception", "test.error"})
  void ofTheInsideTellsNothingOfIt(String procedure) throws IOException {
    Failure failure = client.failureOfCall(AccessMode.READ, procedure);
    assertThat(failure.code()).isEqualTo(ErrorCode.INTERNAL);
    assertThat(failure.toString())
        .doesNotContain("secret", "Exception", "Error", "io.shindigneo4j");
    assertThat(failure.retryable()).isFalse();
  }

  @Test
  void tellsThatAProcedureIsUnknown() throws IOException {
    Failure failure = client.failureOfCall(AccessMode.READ, "no.such");
    assertThat(failure.code()).isEqualTo(ErrorCode.UNKNOWN_PROCEDURE);
    assertThat(failure.message()).contains("no.such");
  }

  @Test
  void tellsThatAProcedureHasNoSuchParameter() throws IOException {
    Failure failure = client.failureOfCall(AccessMode.READ, "people.get", Map.of("nonsense", 1L));
    assertThat(failure.code()).as(failure.message()).isEqualTo(ErrorCode.INVALID_PARAMETER);
  }

  @Test
  void tellsThatAnAnswerHasAValueThatTheFormatCannotCarry() throws IOException {
    String deep = "RETURN " + "[".repeat(120) + "]".repeat(120);
    assertThat(client.failure(AccessMode.READ, deep, Map.of()).code())
        .isEqualTo(ErrorCode.UNSUPPORTED_VALUE);
    assertThat(client.failureOfCall(AccessMode.READ, "test.odd-value").code())
        .isEqualTo(ErrorCode.UNSUPPORTED_VALUE);
  }

  @ParameterizedTest
  @MethodSource
  void isNoneForAProcedureThatStoresWhatCypherStores(GraphValue value) throws IOException {
    client.run("CREATE (:Person {id: 'john.doe'})");
    Message answer =
        client.ask(
            new CallProcedure(99, AccessMode.WRITE, Duration.ZERO, "people.update", change(value)));
    assertThat(answer).isInstanceOf(Success.class);
    assertThat(client.value("MATCH (p:Person) RETURN p.value")).isEqualTo(value);
  }

  private static List<GraphValue> isNoneForAProcedureThatStoresWhatCypherStores() {
    return List.of(new Point(4326, List.of(8.5, 47.25)), new TimeSpan(1, 2, 3, 4));
  }

  private static Map<String, Object> change(Object value) {
    Map<String, Object> selection = Map.of("properties", List.of(), "details", List.of());
    return Map.of(
        "id",
        "john.doe",
        "properties",
        Map.of("value", value),
        "details",
        List.of(),
        "selection",
        selection);
  }

  @Test
  void tellsThatAProcedureCannotStoreAValue() throws IOException {
    client.run("CREATE (:Person {id: 'john.doe'})");
    GraphValue node = new GraphValue.Node("4:x:0", List.of(), Map.of());
    for (Object value :
        List.of(node, new Point(1, List.of(1.0, 2.0)), Map.of("a", 1L), List.of(1L, "one"))) {
      Failure failure = client.failureOfCall(AccessMode.WRITE, "people.update", change(value));
      assertThat(failure.code())
          .as("%s: %s", value, failure)
          .isEqualTo(ErrorCode.INVALID_PARAMETER);
      assertThat(failure.message()).as("the reason").doesNotContain("must be");
    }
  }

  @Test
  void tellsThatAParameterIsNoValueOfTheDatabase() throws IOException {
    for (Object value :
        List.of(
            new Point(1, List.of(1.0, 2.0)),
            new Point(4326, List.of(1.0, 2.0, 3.0)),
            new Point((1L << 32) + 4326, List.of(1.0, 2.0)),
            new Point(4326, List.of(500.0, 500.0)),
            new TimeSpan(0, 0, Long.MAX_VALUE, Long.MAX_VALUE))) {
      Failure failure = client.failure(AccessMode.READ, "RETURN $x", Map.of("x", value));
      assertThat(failure.code())
          .as("%s: %s", value, failure)
          .isEqualTo(ErrorCode.INVALID_PARAMETER);
    }
  }
}
