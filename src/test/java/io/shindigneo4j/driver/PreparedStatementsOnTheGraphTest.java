package io.shindigneo4j.driver;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.DriverSettings.Encoding;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("Prepared statements")
@ExtendWith(SharedGraphServer.class)
class PreparedStatementsOnTheGraphTest {

  private static final int THREADS = 32;
  private static final int TEXTS = 300;
  private static final int CALLS = 60;
  private static final int RANDOM_CALLS = 100;
  private static final String PADDING = " // " + "x".repeat(300);

  /** Some statements fail, always or now and then. */
  private static final List<String> BODIES =
      List.of(
          "RETURN $x AS x",
          "RETURN $x % 7 AS y, [1, $x] AS list",
          "UNWIND range(1, $x % 500) AS i RETURN i, $x",
          "RETURN 1 / ($x % 3) AS z",
          "RETUR $x",
          "RETURN $missing",
          "CREATE (n:Made) RETURN 1");

  private final GraphServer server;

  PreparedStatementsOnTheGraphTest(GraphServer server) {
    this.server = server;
  }

  private GraphDriver driver(Encoding encoding) {
    return GraphDriver.connect(server.driverSettings().withConnections(1).withEncoding(encoding));
  }

  @ParameterizedTest
  @EnumSource(Encoding.class)
  void areNeverConfusedByManyThreads(Encoding encoding) throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    try (GraphDriver driver = driver(encoding)) {
      List<Future<?>> callers = new ArrayList<>();
      for (int thread = 0; thread < THREADS; thread++) {
        Random random = new Random(thread);
        callers.add(threads.submit(() -> callAtRandom(driver, random)));
      }
      for (Future<?> caller : callers) {
        caller.get(3, TimeUnit.MINUTES);
      }
    } finally {
      threads.shutdownNow();
    }
  }

  private static void callAtRandom(GraphDriver driver, Random random) {
    for (int i = 0; i < CALLS; i++) {
      long text = random.nextInt(TEXTS);
      long x = random.nextInt();
      Statement statement = Statement.cypher("RETURN " + text + ", $x" + PADDING).with("x", x);
      assertThat(records(driver, statement, random.nextInt(3))).containsExactly(List.of(text, x));
    }
  }

  @Test
  void haveTheSameResultsAsTextsThatAreSentInFull() {
    Random random = new Random(5);
    try (GraphDriver driver = driver(Encoding.BSON)) {
      for (int i = 0; i < RANDOM_CALLS; i++) {
        String text = BODIES.get(random.nextInt(BODIES.size())) + PADDING;
        long x = random.nextInt(1_000);
        int way = random.nextInt(3);
        assertThat(outcome(driver, text, x, way))
            .isEqualTo(outcome(driver, text + " of call " + i, x, way));
      }
    }
  }

  private static Object outcome(GraphDriver driver, String text, long x, int way) {
    try {
      return records(driver, Statement.cypher(text).with("x", x), way);
    } catch (DriverException e) {
      return e.code();
    }
  }

  private static List<List<Object>> records(GraphDriver driver, Statement statement, int way) {
    List<List<Object>> records = new ArrayList<>();
    if (way == 0) {
      driver.execute(statement).records().forEach(record -> records.add(record.values()));
    } else if (way == 1) {
      try (ResultStream stream = driver.stream(statement)) {
        stream.forEachRemaining(record -> records.add(record.values()));
      }
    } else {
      driver
          .executeRead(transaction -> transaction.run(statement))
          .records()
          .forEach(record -> records.add(record.values()));
    }
    return records;
  }
}
