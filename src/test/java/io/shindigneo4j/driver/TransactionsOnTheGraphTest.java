package io.shindigneo4j.driver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.Link;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.TestDeadlines;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("A transaction of the driver")
@ParameterizedClass
@EnumSource(Link.class)
@ExtendWith(SharedGraphServer.class)
class TransactionsOnTheGraphTest {

  private static final Statement CREATE = Statement.cypher("CREATE (:Made)").writing();
  private static final Statement COUNT = Statement.cypher("MATCH (n:Made) RETURN count(n) AS n");

  @Parameter private Link link;

  private GraphDriver driver;

  @BeforeEach
  void connect(GraphServer server) {
    server.clear();
    driver = link.driver(server);
  }

  @AfterEach
  void disconnect() {
    driver.close();
  }

  private long count() {
    return count(driver.execute(COUNT));
  }

  private static long count(Result result) {
    return result.first().orElseThrow().get("n", Long.class);
  }

  @Test
  void takesEffectAsAWhole() {
    try (Transaction transaction = driver.begin(TransactionOptions.writing())) {
      transaction.run(CREATE);
      transaction.run(CREATE);
      assertThat(count(transaction.run(COUNT))).isEqualTo(2);
      assertThat(count()).isZero();
      String bookmark = transaction.commit();
      assertThat(count(driver.execute(COUNT.after(List.of(bookmark))))).isEqualTo(2);
      assertThatThrownBy(() -> transaction.run(COUNT)).isInstanceOf(IllegalStateException.class);
    }
  }

  @Test
  void leavesNothingUnlessItIsCommitted() {
    try (Transaction transaction = driver.begin(TransactionOptions.writing())) {
      transaction.run(CREATE);
    }
    try (Transaction transaction = driver.begin(TransactionOptions.writing())) {
      transaction.run(CREATE);
      transaction.rollback();
      transaction.rollback();
    }
    assertThat(count()).isZero();
  }

  @Test
  void endsWithWhatFailsInIt() {
    try (Transaction transaction = driver.begin(TransactionOptions.writing())) {
      transaction.run(CREATE);
      assertThatThrownBy(() -> transaction.run(Statement.cypher("RETURN 1 / 0")))
          .isInstanceOf(PermanentDriverException.class);
      assertThatThrownBy(transaction::commit).isInstanceOf(IllegalStateException.class);
    }
    assertThat(count()).isZero();
  }

  @Test
  void isNotCommittedWithoutAStatementThatCannotBeSent() {
    Statement unsendable = Statement.cypher("CREATE (:Made {a: $a})").with("a", new Object());
    try (Transaction transaction = driver.begin(TransactionOptions.writing())) {
      transaction.run(CREATE);
      assertThatThrownBy(() -> transaction.stream(unsendable.writing()))
          .isInstanceOfSatisfying(
              PermanentDriverException.class,
              e -> assertThat(e.code()).isEqualTo(DriverException.UNSUPPORTED_VALUE));
      assertThatThrownBy(transaction::commit).isInstanceOf(IllegalStateException.class);
    }
    assertThat(count()).isZero();
  }

  @Test
  void isNotCommittedWithoutAStreamThatIsRefusedThoughNobodyReadsIt() {
    try (Transaction transaction = driver.begin(TransactionOptions.writing())) {
      transaction.run(CREATE);
      assertThat(transaction.stream(Statement.procedure("no.such").writing())).isNotNull();
      assertThatThrownBy(transaction::commit).isInstanceOf(DriverException.class);
    }
    assertThat(count()).isZero();
  }

  @Test
  void isNotRepeatedNorCommittedWithoutAStatementThatCannotBeSent() {
    Statement unsendable = Statement.cypher("CREATE (:Made {a: $a})").with("a", new Object());
    assertThatThrownBy(
            () ->
                driver.transact(
                    TransactionOptions.writing(),
                    transaction -> {
                      transaction.run(CREATE);
                      return transaction.stream(unsendable.writing());
                    }))
        .isInstanceOf(PermanentDriverException.class);
    assertThat(count()).isZero();
  }

  @Test
  void streamsRecords() {
    Statement numbers = Statement.cypher("UNWIND range(1, 30000) AS i RETURN i, 'text' AS t");
    try (Transaction transaction = driver.begin(TransactionOptions.reading())) {
      AtomicInteger seen = new AtomicInteger();
      try (ResultStream stream = transaction.stream(numbers)) {
        stream.forEachRemaining(row -> seen.incrementAndGet());
      }
      assertThat(seen).hasValue(30_000);
      assertThat(count(transaction.run(COUNT))).isZero();
    }
  }

  @Test
  void isRolledBackByAStreamThatIsClosedBeforeItsEnd() {
    Statement numbers = Statement.cypher("UNWIND range(1, 300000) AS i RETURN i, 'text' AS t");
    try (Transaction transaction = driver.begin(TransactionOptions.writing())) {
      transaction.run(CREATE);
      try (ResultStream stream = transaction.stream(numbers)) {
        assertThat(stream.next().get("i")).isEqualTo(1L);
      }
      assertThatThrownBy(transaction::commit)
          .isInstanceOf(IllegalStateException.class)
          .hasMessageContaining("stream");
    }
    assertThat(count()).isZero();
  }

  @Test
  void isNotRepeatedAfterAStreamThatIsClosedBeforeItsEnd() {
    Statement numbers = Statement.cypher("UNWIND range(1, 300000) AS i RETURN i, 'text' AS t");
    AtomicInteger attempts = new AtomicInteger();
    assertThatThrownBy(
            () ->
                driver.executeWrite(
                    transaction -> {
                      attempts.incrementAndGet();
                      try (ResultStream stream = transaction.stream(numbers)) {
                        return stream.next();
                      }
                    }))
        .isInstanceOf(IllegalStateException.class);
    assertThat(attempts).hasValue(1);
  }

  @Test
  void thatReadsCannotWrite() {
    assertThatThrownBy(() -> driver.executeRead(transaction -> transaction.run(CREATE)))
        .isInstanceOf(PermanentDriverException.class)
        .hasMessageContaining(ErrorCode.READ_ONLY);
  }

  @Test
  void hasATimeout() {
    Statement slow = Statement.cypher("UNWIND range(1, 1000000000) AS i RETURN sum(sqrt(i)) AS s");
    assertThatThrownBy(
            () ->
                driver.transact(
                    TransactionOptions.reading().within(Duration.ofMillis(300)),
                    transaction -> transaction.run(slow)))
        .isInstanceOf(TransientDriverException.class)
        .hasMessageContaining("timed-out");
  }

  @Test
  void isDoneAgainAfterADeadlock() throws Exception {
    driver.execute(
        Statement.cypher("CREATE (:Made {id: 0, n: 0}), (:Made {id: 1, n: 0})").writing());
    ExecutorService clients = Executors.newFixedThreadPool(8);
    try {
      List<Future<?>> all = new ArrayList<>();
      for (int i = 0; i < 40; i++) {
        int first = i % 2;
        all.add(clients.submit(() -> increment(first, 1 - first)));
      }
      for (Future<?> each : all) {
        each.get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS);
      }
    } finally {
      clients.shutdownNow();
    }
    Statement sum = Statement.cypher("MATCH (m:Made) RETURN sum(m.n) AS n");
    assertThat(count(driver.execute(sum))).isEqualTo(80);
  }

  private void increment(long... ids) {
    Statement add = Statement.cypher("MATCH (m:Made {id: $id}) SET m.n = m.n + 1").writing();
    Statement lock = Statement.cypher("MATCH (m:Made {id: $id}) SET m.id = m.id").writing();
    driver.transact(
        TransactionOptions.writing().within(TestDeadlines.HANGING),
        transaction -> {
          for (long id : ids) {
            transaction.run(lock.with("id", id));
            transaction.run(add.with("id", id));
          }
          return null;
        });
  }

  @Test
  void withARequestIdHasOneEffect() {
    TransactionOptions once = TransactionOptions.writing().withRequestId("once");
    assertThat(driver.<String>transact(once, this::createAndSay)).isEqualTo("done");
    assertThatThrownBy(() -> driver.<String>transact(once, this::createAndSay))
        .isInstanceOf(PermanentDriverException.class)
        .hasMessageContaining("was committed before");
    assertThat(count()).isEqualTo(1);
    Statement write = CREATE.withRequestId("write");
    driver.execute(write);
    driver.run(write).join();
    assertThat(count()).isEqualTo(2);
  }

  private String createAndSay(Transaction transaction) {
    transaction.run(CREATE);
    return "done";
  }
}
