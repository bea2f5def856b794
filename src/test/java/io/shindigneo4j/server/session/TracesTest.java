package io.shindigneo4j.server.session;

import static java.util.concurrent.TimeUnit.SECONDS;
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
import io.shindigneo4j.testing.TestDeadlines;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
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
    assertThat(trace(driver.execute(asking().withTrace(ONE)))).isEqualTo(ONE);
    assertThat(trace(driver.execute(asking()))).isNull();
  }

  @Test
  void ofAStream() {
    try (ResultStream stream = driver.stream(asking().withTrace(ONE))) {
      assertThat(stream.next().get("trace")).isEqualTo(ONE);
    }
  }

  @Test
  void ofATransaction() {
    try (Transaction transaction = driver.begin(TransactionOptions.reading().withTrace(ONE))) {
      assertThat(trace(transaction.run(asking()))).isEqualTo(ONE);
    }
  }

  @Test
  void ofAManagedTransaction() {
    TransactionOptions options = TransactionOptions.writing().withRequestId("one").withTrace(ONE);
    Object trace = driver.transact(options, work -> trace(work.run(asking())));
    assertThat(trace).isEqualTo(ONE);
  }

  @Test
  void ofAStatementInATransactionOfAnotherTrace() {
    try (Transaction transaction = driver.begin(TransactionOptions.reading().withTrace(ONE))) {
      assertThat(trace(transaction.run(asking().withTrace(ANOTHER)))).isEqualTo(ANOTHER);
    }
  }

  @Test
  void ofTheThreadThatCallsWhereNoneIsNamed() throws Exception {
    AtomicReference<Optional<String>> current = new AtomicReference<>(Optional.of(ONE));
    GraphDriver traced = driver.withTraces(current::get);
    assertThat(trace(traced.execute(asking()))).isEqualTo(ONE);
    Result later = traced.run(asking()).get(TestDeadlines.HANGING_SECONDS, SECONDS);
    assertThat(trace(later)).isEqualTo(ONE);
    assertThat(trace(traced.executeAll(List.of(asking())).get(0))).isEqualTo(ONE);
    assertThat(trace(traced.execute(asking().withTrace(ANOTHER)))).isEqualTo(ANOTHER);
    Object inTransaction = traced.executeRead(work -> trace(work.run(asking())));
    assertThat(inTransaction).isEqualTo(ONE);
    try (ResultStream stream = traced.stream(asking())) {
      assertThat(stream.next().get("trace")).isEqualTo(ONE);
    }
    current.set(Optional.empty());
    assertThat(trace(traced.execute(asking()))).isNull();
  }

  /** What Neo4j knows of the transaction that asks, and of none that is about to end. */
  private static Statement asking() {
    String text =
        "SHOW TRANSACTIONS YIELD metaData, currentQuery WHERE currentQuery CONTAINS '%s'"
            + " RETURN metaData.traceparent AS trace";
    return Statement.cypher(text.formatted(UUID.randomUUID()));
  }

  private static Object trace(Result result) {
    return result.first().map(ResultRecord::values).orElseThrow().get(0);
  }
}
