package io.shindigneo4j.prove.experiment;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.prove.checker.Anomaly;
import io.shindigneo4j.prove.checker.Anomaly.Kind;
import io.shindigneo4j.prove.environment.Deployment;
import io.shindigneo4j.prove.environment.Resources;
import io.shindigneo4j.prove.history.Event;
import io.shindigneo4j.prove.history.History;
import io.shindigneo4j.prove.nemesis.LinkProxy;
import io.shindigneo4j.prove.result.ResultRow;
import io.shindigneo4j.prove.result.Tally;
import io.shindigneo4j.prove.workload.Crowd;
import io.shindigneo4j.prove.workload.MixedCalls;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/** Clients that read, write and replace, at a steady pace, for a long time. */
final class SoakExperiment implements Experiment {

  private static final int CLIENTS = 32;
  private static final double MOST_GROWTH = 0.05;
  private static final Duration LONG = Duration.ofMinutes(35);
  private static final Duration SHORT = Duration.ofSeconds(60);
  private static final int SAMPLES = 35;

  /** Of the samples, for what is allocated once. */
  private static final int WARM_UP = SAMPLES / 7;

  @Override
  public String name() {
    return "soak";
  }

  @Override
  public String passesWhen() {
    return "after the first seventh, heap, resident memory, threads and descriptors grow by at most"
        + " 5 % in all, at 32 clients for 35 minutes";
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
    Map<String, List<Double>> samples = new TreeMap<>();
    LinkProxy link = deployment.link();
    Duration duration = context.options().quick() ? SHORT : LONG;
    try (GraphDriver driver = GraphDriver.connect(deployment.settings(link));
        Resources resources = Resources.of(deployment)) {
      MixedCalls calls = new MixedCalls(driver, history);
      List<Crowd.Client> clients = new ArrayList<>();
      for (int i = 0; i < CLIENTS; i++) {
        clients.add(calls.client(i));
      }
      new Crowd(0, Integer.MAX_VALUE).run(clients, () -> sample(resources, duration, samples));
    } finally {
      deployment.end(link);
    }
    return List.of(row(history, samples, start));
  }

  private static void sample(
      Resources resources, Duration duration, Map<String, List<Double>> samples)
      throws IOException, InterruptedException {
    for (int i = 0; i < SAMPLES; i++) {
      Thread.sleep(duration.toMillis() / SAMPLES);
      resources
          .sample()
          .forEach(
              (name, value) -> samples.computeIfAbsent(name, none -> new ArrayList<>()).add(value));
    }
  }

  private ResultRow row(History<String> history, Map<String, List<Double>> samples, long start) {
    Map<String, Slope> slopes = new TreeMap<>();
    samples.forEach(
        (name, values) -> slopes.put(name, Slope.of(values.subList(WARM_UP, values.size()))));
    List<Event<String>> events = history.events();
    List<Anomaly> anomalies = new ArrayList<>();
    slopes.forEach(
        (name, slope) -> {
          if (slope.growth() > MOST_GROWTH) {
            anomalies.add(new Anomaly(Kind.GROWTH, name + " " + describe(slope)));
          }
        });
    return new ResultRow(
        name(),
        "",
        ResultRow.verdict(anomalies),
        history.seed(),
        1,
        Tally.of(events),
        anomalies,
        TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - start),
        slopes.entrySet().stream()
                .map(each -> each.getKey() + " " + describe(each.getValue()))
                .collect(Collectors.joining(", "))
            + ", "
            + Latencies.of(events));
  }

  private static String describe(Slope slope) {
    return String.format(
        Locale.ROOT, "%.0f to %.0f (%+.1f %%)", slope.first(), slope.last(), slope.growth() * 100);
  }
}
