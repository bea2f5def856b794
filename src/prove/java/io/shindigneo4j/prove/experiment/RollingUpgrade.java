package io.shindigneo4j.prove.experiment;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.installation.StockTomcat;
import io.shindigneo4j.prove.checker.Span;
import io.shindigneo4j.prove.checker.UpgradeChecker;
import io.shindigneo4j.prove.checker.UpgradeChecker.Phase;
import io.shindigneo4j.prove.environment.Artifacts;
import io.shindigneo4j.prove.environment.Deployment;
import io.shindigneo4j.prove.history.History;
import io.shindigneo4j.prove.workload.Crowd;
import io.shindigneo4j.prove.workload.Crowd.Harm;
import io.shindigneo4j.prove.workload.RestReader;
import io.shindigneo4j.prove.workload.ShindigServers;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Replaces the plug-in of a Neo4j, then one Shindig after the other, while clients read by REST:
 * some by any Shindig, others by one alone.
 */
final class RollingUpgrade {

  static final int SHINDIGS = 2;

  /** What our manifests, units and images allow: docs/deploy.md. */
  private static final double MAX_SECONDS_OF_NEO4J = 120;

  private static final double MAX_SECONDS_OF_SHINDIG = 60;

  private static final long BETWEEN_MILLIS = 4_000;
  private static final Crowd UNLIMITED = new Crowd(0, Integer.MAX_VALUE);
  private static final Statement PERSON = Statement.cypher("CREATE (:Person {id: $id})").writing();

  private final Deployment deployment;
  private final Artifacts next;
  private final History<String> reads;
  private final History<?> writes;
  private final List<Phase> phasesOfReads = new ArrayList<>();
  private final List<Phase> phasesOfWrites = new ArrayList<>();

  /**
   * @param next what the servers are replaced by
   * @param writes what happens meanwhile
   */
  RollingUpgrade(Deployment deployment, Artifacts next, History<?> writes) {
    this.deployment = deployment;
    this.next = next;
    this.writes = writes;
    this.reads = new History<>(writes.seed());
  }

  History<String> reads() {
    return reads;
  }

  UpgradeChecker ofReads() {
    return new UpgradeChecker(phasesOfReads);
  }

  UpgradeChecker ofWrites() {
    return new UpgradeChecker(phasesOfWrites);
  }

  /** For a client by any server, and for one by each alone. */
  static List<ShindigServers> shindigs(Deployment deployment)
      throws IOException, InterruptedException {
    List<ShindigServers> shindigs = new ArrayList<>();
    List<String> addresses = new ArrayList<>();
    for (int number = 0; number < SHINDIGS; number++) {
      String address = deployment.tomcat(number).address();
      addresses.add(address);
      shindigs.add(ShindigServers.forClient(name(number), address));
    }
    shindigs.add(
        ShindigServers.forClient(UpgradeChecker.ANY_SERVER, addresses.toArray(String[]::new)));
    return shindigs;
  }

  private static String name(int number) {
    return "Shindig " + (number + 1);
  }

  /** Returns when all is replaced and has been used for a while. */
  void run(List<ShindigServers> shindigs) throws IOException, InterruptedException {
    String person = "upgrade-" + reads.seed() + "-" + System.nanoTime();
    try (GraphDriver observer = deployment.observer()) {
      observer.execute(PERSON.with("id", person));
    }
    Stream<RestReader> readers =
        shindigs.stream().map(servers -> new RestReader(servers.client(), servers, person, reads));
    UNLIMITED.run(readers.toList(), this::replaceAll);
  }

  /** The plug-in first: it serves older Shindigs, but not every newer one. */
  private void replaceAll() throws IOException, InterruptedException {
    Thread.sleep(BETWEEN_MILLIS);
    replace(
        "Neo4j",
        RestReader.RETRY_LATER,
        MAX_SECONDS_OF_NEO4J,
        () -> deployment.server().stop(),
        () -> deployment.startWith(next));
    for (int number = 0; number < SHINDIGS; number++) {
      StockTomcat tomcat = deployment.tomcat(number);
      replace(
          name(number),
          "",
          MAX_SECONDS_OF_SHINDIG,
          tomcat::stop,
          () -> {
            tomcat.replace(next.war());
            tomcat.startAgain();
          });
    }
  }

  private void replace(String server, String retryLater, double most, Harm stop, Harm start)
      throws IOException, InterruptedException {
    reads.addFault(server + " is replaced");
    writes.addFault(server + " is replaced");
    long readsBegin = reads.now();
    long writesBegin = writes.now();
    stop.inflict();
    double stopSeconds = (reads.now() - readsBegin) / 1e9;
    start.inflict();
    reads.addFault(server + " answers again");
    phasesOfReads.add(
        new Phase(server, new Span(readsBegin, reads.now()), retryLater, stopSeconds, most));
    phasesOfWrites.add(
        new Phase(server, new Span(writesBegin, writes.now()), retryLater, stopSeconds, most));
    Thread.sleep(BETWEEN_MILLIS);
  }
}
