package io.shindigneo4j.opensocial.execution;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Result;
import io.shindigneo4j.driver.ResultRecord;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.schema.CypherFiles;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.schema.ResultType;
import io.shindigneo4j.testing.Exhaustive;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("Each operation answers the record that it describes")
@ExtendWith(SharedGraphServer.class)
class OperationResultsTest {

  private static GraphDriver driver;

  @BeforeAll
  static void connect(GraphServer server) {
    driver = server.driver();
  }

  @AfterAll
  static void close() {
    driver.close();
  }

  @ParameterizedTest
  @MethodSource("io.shindigneo4j.opensocial.execution.Operations#typed")
  void natively(Operation<?, ?> operation) {
    String name = operation.name();
    assertFits(operation, Statement.procedure(name).with(CypherSamples.call(name)));
  }

  @Exhaustive
  @ParameterizedTest
  @MethodSource("io.shindigneo4j.opensocial.execution.Operations#typed")
  void byCypher(Operation<?, ?> operation) {
    String name = operation.name();
    assertFits(
        operation,
        Statement.cypher(CypherFiles.text(name))
            .with(CypherFiles.parameters(CypherSamples.call(name))));
  }

  /** Its columns are the record's, and all that came is in the record. */
  private static void assertFits(Operation<?, ?> operation, Statement statement) {
    driver.run(Statement.cypher(CypherSamples.GRAPH).writing()).join();
    Result came = driver.run(statement.writing()).join();
    List<List<Object>> rows = came.records().stream().map(ResultRecord::values).toList();
    assertThat(came.columns()).isEqualTo(operation.resultType().columns());
    assertThat(rows).isNotEmpty();
    assertThat(again(operation.resultType(), came.columns(), rows)).isEqualTo(rows);
  }

  private static <R> List<List<Object>> again(
      ResultType<R> type, List<String> columns, List<List<Object>> rows) {
    return type.toRows(type.fromRows(columns, rows));
  }
}
