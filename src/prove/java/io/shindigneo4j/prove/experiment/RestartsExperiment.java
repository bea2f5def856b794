package io.shindigneo4j.prove.experiment;

import io.shindigneo4j.driver.DriverException;
import io.shindigneo4j.prove.checker.Anomaly;
import io.shindigneo4j.prove.checker.OutageChecker;
import io.shindigneo4j.prove.environment.DeployedDatabase;
import io.shindigneo4j.prove.environment.Deployment;
import io.shindigneo4j.prove.history.Event;
import io.shindigneo4j.prove.history.History;
import io.shindigneo4j.prove.history.Latencies;
import io.shindigneo4j.prove.result.ResultRow;
import io.shindigneo4j.prove.result.Tally;
import io.shindigneo4j.prove.workload.Crowd;
import io.shindigneo4j.prove.workload.Crowd.Harm;
import io.shindigneo4j.prove.workload.DriverForm;
import io.shindigneo4j.prove.workload.RestReader;
import io.shindigneo4j.prove.workload.ShindigServers;
import io.shindigneo4j.prove.workload.SocialRun;
import io.shindigneo4j.prove.workload.SocialWrite;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;

/** Planned restarts of Neo4j, and of two Tomcats one after the other, under load. */
final class RestartsExperiment implements Experiment {

  /** After the server answers again. */
  private static final double MAX_SECONDS_MORE = 2;

  private static final double ANY = Double.MAX_VALUE;
  private static final Crowd CROWD = new Crowd(30, 3_000);

  private static final List<DriverForm> FORMS =
      List.of(DriverForm.NATIVE_BSON, DriverForm.CYPHER_JSON, DriverForm.NATIVE_JSON_TYRUS);

  /** Nothing was sent, or the server says that it has done nothing. */
  private static final List<String> NOTHING_DONE = List.of(DriverException.UNAVAILABLE);

  private static final OutageChecker TOLD_AS_NOT_DONE = new OutageChecker(NOTHING_DONE, ANY);

  @Override
  public String name() {
    return "restarts";
  }

  @Override
  public String passesWhen() {
    return "0 writes lost or doubled. Neo4j: REST reads answer 503 with Retry-After, for at most 2"
        + " s longer than Neo4j is away; no read in a transaction of the driver fails; what"
        + " else the driver fails is told as not done, nothing is unknown. Two Tomcats, one"
        + " after the other: no read fails";
  }

  @Override
  public boolean isQuick() {
    return false;
  }

  @Override
  public List<ResultRow> run(Context context) throws Exception {
    return List.of(restartNeo4j(context), restartTomcats(context));
  }

  private ResultRow restartNeo4j(Context context) throws Exception {
    Part part = new Part(context, "Neo4j");
    try (Deployment deployment = Deployment.plain()) {
      ShindigServers shindig = ShindigServers.of(deployment.shindig());
      for (long seed : part.seeds()) {
        Restart restart = new Restart(deployment, shindig, seed);
        part.run(deployment, FORMS, List.of(shindig), restart, deployment::restart);
        part.check(comeBackSoon(restart), restart.reads(Restart.REST));
        part.check(TOLD_AS_NOT_DONE, restart.reads(Restart.STATEMENTS));
        part.check(TOLD_AS_NOT_DONE, part.writesByDriver());
        part.check(OutageChecker.NONE, restart.reads(Restart.TRANSACTIONS));
        part.figures.add(figures(restart));
      }
    }
    return part.row();
  }

  private static OutageChecker comeBackSoon(Restart restart) {
    return new OutageChecker(
        List.of(RestReader.RETRY_LATER), restart.secondsAway() + MAX_SECONDS_MORE);
  }

  private static String figures(Restart restart) {
    return String.format(
        Locale.ROOT,
        "away %.1f s, REST 503 for %.1f s, statements failed for %.1f s, transactions: %s",
        restart.secondsAway(),
        OutageChecker.seconds(restart.reads(Restart.REST)),
        OutageChecker.seconds(restart.reads(Restart.STATEMENTS)),
        Latencies.of(restart.reads(Restart.TRANSACTIONS)));
  }

  private ResultRow restartTomcats(Context context) throws Exception {
    Part part = new Part(context, "two Tomcats");
    try (Deployment deployment = Deployment.plain()) {
      String[] addresses = {deployment.tomcat(0).address(), deployment.tomcat(1).address()};
      List<ShindigServers> writers =
          List.of(ShindigServers.of(addresses), ShindigServers.of(addresses));
      for (long seed : part.seeds()) {
        Restart restart = new Restart(deployment, ShindigServers.of(addresses), seed);
        part.run(deployment, List.of(), writers, restart, () -> restartBoth(deployment));
        part.check(OutageChecker.NONE, restart.reads().events());
        part.figures.add("REST: " + Latencies.of(restart.reads(Restart.REST)));
      }
    }
    return part.row();
  }

  private static void restartBoth(Deployment deployment) throws IOException, InterruptedException {
    for (int number = 0; number < 2; number++) {
      deployment.tomcat(number).stop();
      deployment.tomcat(number).startAgain();
    }
  }

  /** The restarts of one kind of server. */
  private final class Part {

    private final Context context;
    private final String variant;
    private final long start = System.nanoTime();
    private final List<Anomaly> anomalies = new ArrayList<>();
    private final List<String> figures = new ArrayList<>();
    private Tally tally = Tally.NONE;
    private History<SocialWrite> writes;

    Part(Context context, String variant) {
      this.context = context;
      this.variant = variant;
    }

    List<Long> seeds() {
      long first = context.options().seed();
      int count = context.options().histories(1, 5);
      return LongStream.range(first, first + count).boxed().toList();
    }

    void run(
        Deployment deployment,
        List<DriverForm> forms,
        List<ShindigServers> shindig,
        Restart restart,
        Harm harm)
        throws IOException, InterruptedException {
      writes = new History<>(restart.reads().seed());
      DeployedDatabase database = new DeployedDatabase(deployment, Restart.PATIENCE);
      SocialRun clients = new SocialRun(database, forms, shindig, CROWD);
      anomalies.addAll(clients.run(writes, () -> restart.during(harm)));
      tally = tally.plus(Tally.of(writes.events())).plus(Tally.of(restart.reads().events()));
      context.keep(name() + "-" + variant, writes);
      context.keep(name() + "-" + variant + "-reads", restart.reads());
    }

    List<Event<SocialWrite>> writesByDriver() {
      return writes.events().stream()
          .filter(event -> !event.client().equals(SocialRun.REST))
          .toList();
    }

    void check(OutageChecker checker, List<? extends Event<?>> calls) {
      anomalies.addAll(checker.check(calls));
    }

    ResultRow row() {
      return new ResultRow(
          name(),
          variant,
          ResultRow.verdict(anomalies),
          context.options().seed(),
          figures.size(),
          tally,
          List.copyOf(anomalies),
          TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - start),
          String.join("; ", figures));
    }
  }
}
