package io.shindigneo4j.prove.experiment;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.prove.checker.Anomaly;
import io.shindigneo4j.prove.checker.Anomaly.Kind;
import io.shindigneo4j.prove.environment.Deployment;
import io.shindigneo4j.prove.history.History;
import io.shindigneo4j.prove.history.Outcome;
import io.shindigneo4j.prove.nemesis.LinkCondition;
import io.shindigneo4j.prove.nemesis.LinkProxy;
import io.shindigneo4j.prove.result.ResultRow;
import io.shindigneo4j.prove.result.Tally;
import io.shindigneo4j.prove.workload.Crowd;
import io.shindigneo4j.prove.workload.Echo;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** A good client beside many who read nothing, say nothing, or only log in. */
final class SlowReadersExperiment implements Experiment {

  private static final List<String> SMALL_HEAP =
      List.of("-Xmx512m", "-XX:TieredStopAtLevel=1", "-XX:ReservedCodeCacheSize=256m");

  private static final Duration TIMEOUT = Duration.ofSeconds(30);
  private static final double MOST_TIMES = 2;

  /** Below this, a difference is that of the machine. */
  private static final double NOTICEABLE_MILLIS = 20;

  /** Ten million characters, in records of a hundred thousand. */
  private static final Statement LARGE =
      Statement.cypher(
          "UNWIND range(1, 100) AS i RETURN reduce(t = '', j IN range(1, 1000) | t + $hundred) AS t");

  @Override
  public String name() {
    return "slow-readers";
  }

  @Override
  public String passesWhen() {
    return "with a heap of 512 MiB, 200 clients that read nothing of 10 MiB, 500 silent sockets and"
        + " 1,000 idle logins: no failed call of a good client, whose p99 at most doubles";
  }

  @Override
  public boolean isQuick() {
    return false;
  }

  @Override
  public List<ResultRow> run(Context context) throws Exception {
    long start = System.nanoTime();
    try (Deployment deployment = Deployment.plain(Map.of(), SMALL_HEAP)) {
      History<String> alone = calls(context, deployment);
      History<String> crowded = crowded(context, deployment);
      Latencies before = Latencies.of(alone.events());
      Latencies during = Latencies.of(crowded.events());
      List<Anomaly> anomalies = anomalies(crowded, before, during);
      return List.of(
          new ResultRow(
              name(),
              "",
              ResultRow.verdict(anomalies),
              crowded.seed(),
              1,
              Tally.of(crowded.events()),
              anomalies,
              TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - start),
              "alone " + before + "; beside the others " + during));
    }
  }

  private static History<String> calls(Context context, Deployment deployment)
      throws IOException, InterruptedException {
    History<String> history = new History<>(context.options().seed());
    int calls = context.options().amount(500, 5_000);
    AtomicInteger left = new AtomicInteger(calls);
    try (GraphDriver driver =
        GraphDriver.connect(deployment.server().driverSettings().withCallTimeout(TIMEOUT))) {
      Crowd.Client client = new Echo(driver, TIMEOUT, 100).client("good", history, left);
      new Crowd(calls, calls).run(List.of(client), Crowd.Harm.NONE);
    }
    return history;
  }

  private static History<String> crowded(Context context, Deployment deployment)
      throws IOException, InterruptedException {
    Deque<AutoCloseable> others = new ArrayDeque<>();
    try {
      readNothing(deployment, context.options().amount(20, 200), others);
      sayNothing(deployment, context.options().amount(50, 500), others);
      others.push(idle(deployment, context.options().amount(100, 1_000)));
      return calls(context, deployment);
    } finally {
      for (AutoCloseable other : others) {
        close(other);
      }
    }
  }

  private static void close(AutoCloseable other) throws IOException {
    try {
      other.close();
    } catch (IOException | RuntimeException e) {
      throw e;
    } catch (Exception e) {
      throw new IOException(e);
    }
  }

  /** Each asks for a large answer, whose bytes then stay where they are. */
  private static void readNothing(Deployment deployment, int count, Deque<AutoCloseable> others)
      throws InterruptedException {
    LinkProxy link = deployment.link();
    others.push(() -> deployment.end(link));
    List<GraphDriver> drivers = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      GraphDriver driver = GraphDriver.connect(deployment.settings(link).withConnections(1));
      others.push(driver);
      driver.execute(Statement.cypher("RETURN 1"));
      drivers.add(driver);
    }
    link.become(LinkCondition.UNREAD);
    Statement large = LARGE.with("hundred", "x".repeat(100)).within(Duration.ofMinutes(10));
    drivers.forEach(driver -> driver.run(large));
    Thread.sleep(3_000);
  }

  private static void sayNothing(Deployment deployment, int count, Deque<AutoCloseable> others)
      throws IOException {
    for (int i = 0; i < count; i++) {
      others.push(new Socket(InetAddress.getLoopbackAddress(), deployment.server().port()));
    }
  }

  private static GraphDriver idle(Deployment deployment, int count) {
    return GraphDriver.connect(deployment.server().driverSettings().withConnections(count));
  }

  private static List<Anomaly> anomalies(
      History<String> crowded, Latencies before, Latencies during) {
    List<Anomaly> anomalies = new ArrayList<>();
    crowded.events().stream()
        .filter(event -> !event.is(Outcome.SUCCESS))
        .forEach(
            event ->
                anomalies.add(
                    new Anomaly(Kind.REFUSED, event.action() + " failed: " + event.answer())));
    if (during.p99() > MOST_TIMES * before.p99() && during.p99() > NOTICEABLE_MILLIS) {
      anomalies.add(new Anomaly(Kind.LATE, "p99 was " + before.p99() + ", is " + during.p99()));
    }
    return anomalies;
  }
}
