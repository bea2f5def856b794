package io.shindigneo4j.prove.experiment;

import io.shindigneo4j.driver.DriverSettings;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.prove.bug.SeededBug;
import io.shindigneo4j.prove.environment.Deployment;
import io.shindigneo4j.prove.history.Event;
import io.shindigneo4j.prove.history.History;
import io.shindigneo4j.prove.nemesis.LinkProxy;
import io.shindigneo4j.prove.workload.Crowd;
import io.shindigneo4j.prove.workload.Crowd.Harm;
import io.shindigneo4j.prove.workload.Echo;
import io.shindigneo4j.prove.workload.RestReader;
import io.shindigneo4j.prove.workload.ShindigServers;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A planned restart, while clients read: by REST, by statements of the driver, and in transactions
 * that the driver repeats.
 */
final class Restart {

  static final String REST = "REST";
  static final String STATEMENTS = "statements";
  static final String TRANSACTIONS = "transactions";

  /** Longer than a server takes to come back. */
  static final Duration PATIENCE = Duration.ofMinutes(3);

  private static final long BEFORE_AND_AFTER_MILLIS = 4_000;
  private static final Crowd UNLIMITED = new Crowd(0, Integer.MAX_VALUE);
  private static final Statement PERSON = Statement.cypher("CREATE (:Person {id: $id})").writing();

  private final Deployment deployment;
  private final ShindigServers shindig;
  private final History<String> reads;
  private double secondsAway;

  Restart(Deployment deployment, ShindigServers shindig, long seed) {
    this.deployment = deployment;
    this.shindig = shindig;
    this.reads = new History<>(seed);
  }

  History<String> reads() {
    return reads;
  }

  /** The calls of a client. */
  List<Event<String>> reads(String client) {
    return reads.events().stream().filter(event -> event.client().equals(client)).toList();
  }

  /** From the signal until the server answers again. */
  double secondsAway() {
    return secondsAway;
  }

  /** Restarts something while the clients read. */
  void during(Harm restart) throws IOException, InterruptedException {
    String person = "restart-" + reads.seed() + "-" + System.nanoTime();
    try (GraphDriver observer = deployment.observer()) {
      observer.execute(PERSON.with("id", person));
    }
    LinkProxy link = deployment.link();
    DriverSettings settings = deployment.settings(link).withCallTimeout(PATIENCE);
    try (GraphDriver driver = SeededBug.in(GraphDriver.connect(settings))) {
      AtomicInteger unlimited = new AtomicInteger(Integer.MAX_VALUE);
      UNLIMITED.run(
          List.of(
              new RestReader(REST, shindig, person, reads),
              new Echo(driver, PATIENCE, 0, false).client(STATEMENTS, reads, unlimited),
              new Echo(driver, PATIENCE, 0, true).client(TRANSACTIONS, reads, unlimited)),
          () -> timed(restart));
    } finally {
      deployment.end(link);
    }
  }

  private void timed(Harm restart) throws IOException, InterruptedException {
    Thread.sleep(BEFORE_AND_AFTER_MILLIS);
    reads.addFault("a planned restart");
    long start = System.nanoTime();
    restart.inflict();
    secondsAway = (double) (System.nanoTime() - start) / TimeUnit.SECONDS.toNanos(1);
    reads.addFault("the server answers again");
    Thread.sleep(BEFORE_AND_AFTER_MILLIS);
  }
}
