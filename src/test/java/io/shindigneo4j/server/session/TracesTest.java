package io.shindigneo4j.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Result;
import io.shindigneo4j.driver.ResultRecord;
import io.shindigneo4j.driver.ResultStream;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.driver.Transaction;
import io.shindigneo4j.driver.TransactionOptions;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@DisplayName("Neo4j knows the caller's trace")
@ExtendWith(SharedGraphServer.class)
class TracesTest {

  private static final String ONE = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
  private static final String ANOTHER = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01";

  /** What Neo4j knows of the transaction that asks. */
  private static final Statement TRACE =
      Statement.cypher(
          "SHOW TRANSACTIONS YIELD metaData, currentQuery WHERE currentQuery CONTAINS '// asks'"
              + " RETURN metaData.traceparent AS trace // asks for it");

  private GraphDriver driver;

  @BeforeEach
  void connect(GraphServer server) {
    driver = server.driver();
  }

  @AfterEach
  void close() {
    driver.close();
  }

  @Test
  void ofAStatement() {
    assertThat(trace(driver.execute(TRACE.withTrace(ONE)))).isEqualTo(ONE);
    assertThat(trace(driver.execute(TRACE))).isNull();
  }

  @Test
  void ofAStream() {
    try (ResultStream stream = driver.stream(TRACE.withTrace(ONE))) {
      assertThat(stream.next().get("trace")).isEqualTo(ONE);
    }
  }

  @Test
  void ofATransaction() {
    try (Transaction transaction = driver.begin(TransactionOptions.reading().withTrace(ONE))) {
      assertThat(trace(transaction.run(TRACE))).isEqualTo(ONE);
    }
  }

  @Test
  void ofAManagedTransaction() {
    TransactionOptions options = TransactionOptions.writing().withRequestId("one").withTrace(ONE);
    Object trace = driver.transact(options, work -> trace(work.run(TRACE)));
    assertThat(trace).isEqualTo(ONE);
  }

  @Test
  void ofAStatementInATransactionOfAnotherTrace() {
    try (Transaction transaction = driver.begin(TransactionOptions.reading().withTrace(ONE))) {
      assertThat(trace(transaction.run(TRACE.withTrace(ANOTHER)))).isEqualTo(ANOTHER);
    }
  }

  @Test
  void ofTheThreadThatCallsWhereNoneIsNamed() throws Exception {
    AtomicReference<Optional<String>> current = new AtomicReference<>(Optional.of(ONE));
    GraphDriver traced = driver.withTraces(current::get);
    assertThat(trace(traced.execute(TRACE))).isEqualTo(ONE);
    assertThat(trace(traced.run(TRACE).get(60, TimeUnit.SECONDS))).isEqualTo(ONE);
    assertThat(trace(traced.executeAll(List.of(TRACE)).get(0))).isEqualTo(ONE);
    assertThat(trace(traced.execute(TRACE.withTrace(ANOTHER)))).isEqualTo(ANOTHER);
    Object inTransaction = traced.executeRead(work -> trace(work.run(TRACE)));
    assertThat(inTransaction).isEqualTo(ONE);
    try (ResultStream stream = traced.stream(TRACE)) {
      assertThat(stream.next().get("trace")).isEqualTo(ONE);
    }
    current.set(Optional.empty());
    assertThat(trace(traced.execute(TRACE))).isNull();
  }

  private static Object trace(Result result) {
    return result.first().map(ResultRecord::values).orElseThrow().get(0);
  }
}
