package io.shindigneo4j.prove.experiment;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.prove.checker.Anomaly;
import io.shindigneo4j.prove.checker.Anomaly.Kind;
import io.shindigneo4j.prove.environment.Deployment;
import io.shindigneo4j.prove.history.Event;
import io.shindigneo4j.prove.history.History;
import io.shindigneo4j.prove.history.Outcome;
import io.shindigneo4j.prove.result.ResultRow;
import io.shindigneo4j.prove.result.Tally;
import io.shindigneo4j.prove.workload.Crowd;
import io.shindigneo4j.prove.workload.RestReaders;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Planned restarts of Neo4j while clients read by REST. */
final class RestartExperiment implements Experiment {

  private static final int CLIENTS = 4;
  private static final long PAUSE_MILLIS = 2_000;

  @Override
  public String name() {
    return "restarts";
  }

  @Override
  public String passesWhen() {
    return "a planned restart of Neo4j costs reads by REST nothing but 503 with Retry-After while it"
        + " is down, and for less than 10 s after it";
  }

  @Override
  public boolean isQuick() {
    return false;
  }

  @Override
  public List<ResultRow> run(Context context) throws Exception {
    long start = System.nanoTime();
    Deployment deployment = context.plain();
    History<String> history = new History<>(context.options().seed());
    List<Long> ready = new ArrayList<>();
    RestReaders readers;
    try (GraphDriver observer = deployment.observer()) {
      readers = new RestReaders(deployment.shindig(), observer, history);
    }
    List<Crowd.Client> clients = new ArrayList<>();
    for (int i = 0; i < CLIENTS; i++) {
      clients.add(readers.client("client " + i));
    }
    int restarts = context.options().histories(1, 10);
    new Crowd(0, Integer.MAX_VALUE)
        .run(clients, () -> restart(deployment, history, restarts, ready));
    List<Event<String>> events = history.events();
    List<Anomaly> anomalies = anomalies(events);
    context.keep(name(), history);
    return List.of(
        new ResultRow(
            name(),
            "",
            ResultRow.verdict(anomalies),
            history.seed(),
            1,
            Tally.of(events),
            anomalies,
            TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - start),
            restarts + " restarts; first success " + firstSuccesses(events, ready)));
  }

  private static void restart(
      Deployment deployment, History<String> history, int restarts, List<Long> ready)
      throws IOException, InterruptedException {
    for (int i = 0; i < restarts; i++) {
      Thread.sleep(PAUSE_MILLIS);
      history.addFault("restart");
      deployment.server().stop();
      deployment.server().start();
      ready.add(history.now());
    }
    Thread.sleep(5 * PAUSE_MILLIS);
  }

  private static List<Anomaly> anomalies(List<Event<String>> events) {
    return events.stream()
        .filter(event -> !event.is(Outcome.SUCCESS))
        .filter(event -> !event.answer().equals(RestReaders.LATER))
        .map(event -> new Anomaly(Kind.REFUSED, event.client() + " got " + event.answer()))
        .toList();
  }

  /** After the server answered its first call. */
  private static String firstSuccesses(List<Event<String>> events, List<Long> ready) {
    List<String> delays = new ArrayList<>();
    for (long moment : ready) {
      events.stream()
          .filter(event -> event.begin() > moment && event.is(Outcome.SUCCESS))
          .findFirst()
          .ifPresent(event -> delays.add((event.end() - moment) / 1_000_000 + " ms"));
    }
    return String.join(", ", delays) + " after the server answered";
  }
}
