package io.shindigneo4j.prove.experiment;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.prove.bug.SeededBug;
import io.shindigneo4j.prove.checker.Anomaly;
import io.shindigneo4j.prove.checker.LatencyChecker;
import io.shindigneo4j.prove.checker.OutageChecker;
import io.shindigneo4j.prove.environment.FakeCluster;
import io.shindigneo4j.prove.history.Event;
import io.shindigneo4j.prove.history.History;
import io.shindigneo4j.prove.history.Latencies;
import io.shindigneo4j.prove.result.ResultRow;
import io.shindigneo4j.prove.result.Tally;
import io.shindigneo4j.prove.workload.Crowd;
import io.shindigneo4j.prove.workload.Echo;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

/** Reads by the routing table while one server after the other is away. */
final class FailoverExperiment implements Experiment {

  private static final int CLIENTS = 8;
  private static final double MAX_MILLIS = 1_000;
  private static final Duration TIMEOUT = Duration.ofSeconds(10);
  private static final Crowd UNLIMITED = new Crowd(0, Integer.MAX_VALUE);

  @Override
  public String name() {
    return "failover";
  }

  @Override
  public String passesWhen() {
    return "three servers, each of which is away ten times: no read fails, and p99 is at most"
        + " a second";
  }

  @Override
  public boolean isQuick() {
    return false;
  }

  @Override
  public List<ResultRow> run(Context context) throws Exception {
    long start = System.nanoTime();
    History<String> history = new History<>(context.options().seed());
    int rounds = context.options().histories(1, 10);
    try (FakeCluster cluster = FakeCluster.start();
        GraphDriver driver =
            SeededBug.in(GraphDriver.connect(cluster.settings().withCallTimeout(TIMEOUT)))) {
      Echo echo = new Echo(driver, TIMEOUT, 0, false);
      AtomicInteger unlimited = new AtomicInteger(Integer.MAX_VALUE);
      List<Crowd.Client> clients =
          IntStream.range(0, CLIENTS)
              .mapToObj(number -> echo.client("client " + number, history, unlimited))
              .toList();
      UNLIMITED.run(clients, () -> harm(cluster, history, rounds));
      context.keep(name(), history);
      List<Anomaly> anomalies = anomalies(echo, history.events());
      return List.of(row(history, anomalies, start));
    }
  }

  private static void harm(FakeCluster cluster, History<String> history, int rounds)
      throws IOException, InterruptedException {
    for (int round = 0; round < rounds; round++) {
      for (int number = 0; number < FakeCluster.SIZE; number++) {
        history.addFault("server " + number + " is killed");
        cluster.killAndStart(number);
        history.addFault("server " + number + " is back");
      }
    }
  }

  private static List<Anomaly> anomalies(Echo echo, List<Event<String>> events) {
    List<Anomaly> anomalies = new ArrayList<>(echo.check(events));
    anomalies.addAll(OutageChecker.NONE.check(events));
    anomalies.addAll(LatencyChecker.check(Latencies.of(events), MAX_MILLIS));
    return anomalies;
  }

  private ResultRow row(History<String> history, List<Anomaly> anomalies, long start) {
    return new ResultRow(
        name(),
        "",
        ResultRow.verdict(anomalies),
        history.seed(),
        1,
        Tally.of(history.events()),
        anomalies,
        TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - start),
        history.faults().size() / 2
            + " times a server was away; "
            + Latencies.of(history.events()));
  }
}
