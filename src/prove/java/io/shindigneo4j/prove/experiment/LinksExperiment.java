package io.shindigneo4j.prove.experiment;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.prove.bug.SeededBug;
import io.shindigneo4j.prove.checker.Anomaly;
import io.shindigneo4j.prove.environment.Deployment;
import io.shindigneo4j.prove.history.Event;
import io.shindigneo4j.prove.history.History;
import io.shindigneo4j.prove.history.Latencies;
import io.shindigneo4j.prove.nemesis.LinkProxy;
import io.shindigneo4j.prove.result.ResultRow;
import io.shindigneo4j.prove.result.Tally;
import io.shindigneo4j.prove.workload.Crowd;
import io.shindigneo4j.prove.workload.Echo;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;

/** Many calls over bad links. */
final class LinksExperiment implements Experiment {

  private static final Duration TIMEOUT = Duration.ofSeconds(2);
  private static final int THREADS = 8;
  private static final int PADDING = 200;
  private static final Crowd UNLIMITED = new Crowd(Integer.MAX_VALUE, Integer.MAX_VALUE);

  @Override
  public String name() {
    return "links";
  }

  @Override
  public String passesWhen() {
    return "0 crossed; each call ends within its timeout and a tenth";
  }

  @Override
  public List<ResultRow> run(Context context) throws Exception {
    return context.plain().lend(deployment -> run(context, deployment));
  }

  private List<ResultRow> run(Context context, Deployment deployment)
      throws IOException, InterruptedException {
    List<ResultRow> rows = new ArrayList<>();
    for (BadLink bad : BadLink.values()) {
      rows.add(run(context, deployment, bad));
    }
    return rows;
  }

  private ResultRow run(Context context, Deployment deployment, BadLink bad)
      throws IOException, InterruptedException {
    long start = System.nanoTime();
    History<String> history = new History<>(context.options().seed());
    LinkProxy link = deployment.link();
    AtomicInteger left = new AtomicInteger(context.options().amount(400, 10_000));
    try (GraphDriver driver =
        SeededBug.in(GraphDriver.connect(deployment.settings(link).withCallTimeout(TIMEOUT)))) {
      Echo echo = new Echo(driver, TIMEOUT, PADDING, false);
      List<Crowd.Client> clients = new ArrayList<>();
      for (int i = 0; i < THREADS; i++) {
        clients.add(echo.client("client " + i, history, left));
      }
      Random random = new Random(history.seed());
      BooleanSupplier goesOn = () -> left.get() > 0;
      UNLIMITED.run(clients, () -> bad.harm(link, random, goesOn), goesOn);
      List<Anomaly> anomalies = echo.check(history.events());
      context.keep(name() + "-" + bad, history);
      return row(history, bad, anomalies, start);
    } finally {
      deployment.end(link);
    }
  }

  private ResultRow row(History<String> history, BadLink bad, List<Anomaly> anomalies, long start) {
    List<Event<String>> events = history.events();
    return new ResultRow(
        name(),
        bad.label(),
        ResultRow.verdict(anomalies),
        history.seed(),
        1,
        Tally.of(events),
        anomalies,
        TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - start),
        Latencies.of(events).toString());
  }
}
