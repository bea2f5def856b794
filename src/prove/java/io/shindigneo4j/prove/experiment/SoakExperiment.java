package io.shindigneo4j.prove.experiment;

import io.shindigneo4j.prove.checker.Anomaly;
import io.shindigneo4j.prove.checker.GrowthChecker;
import io.shindigneo4j.prove.checker.Resources;
import io.shindigneo4j.prove.environment.DeployedDatabase;
import io.shindigneo4j.prove.environment.Deployment;
import io.shindigneo4j.prove.environment.ProcessMonitor;
import io.shindigneo4j.prove.result.ResultRow;
import io.shindigneo4j.prove.result.Tally;
import io.shindigneo4j.prove.result.Verdict;
import io.shindigneo4j.prove.workload.DriverForm;
import io.shindigneo4j.prove.workload.SteadyLoad;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What the process of Neo4j holds after a long time under load. */
final class SoakExperiment implements Experiment {

  private static final int CLIENTS_OF_EACH = 8;

  private static final List<DriverForm> FORMS =
      List.of(
          DriverForm.NATIVE_BSON,
          DriverForm.CYPHER_JSON,
          DriverForm.NATIVE_JSON_TYRUS,
          DriverForm.CYPHER_BOLT);

  /** The heap is touched at the start, so that the resident size shows what else there is. */
  private static final List<String> OPTIONS =
      List.of("-Xms512m", "-Xmx512m", "-XX:+AlwaysPreTouch", "-XX:ReservedCodeCacheSize=256m");

  @Override
  public String name() {
    return "soak";
  }

  @Override
  public String passesWhen() {
    return "heap after garbage collection, direct memory, descriptors, threads and resident size of"
        + " Neo4j grow by at most 5 % from the sixth minute to the thirtieth, or end below"
        + " the most of the first five";
  }

  @Override
  public boolean isQuick() {
    return false;
  }

  @Override
  public List<ResultRow> run(Context context) throws Exception {
    int total = context.options().amount(90, 1_800);
    int ignored = context.options().amount(30, 300);
    int interval = context.options().amount(5, 30);
    try (Deployment deployment = Deployment.plain(Map.of(), OPTIONS);
        ProcessMonitor monitor = new ProcessMonitor(deployment.server())) {
      SteadyLoad load = new SteadyLoad(new DeployedDatabase(deployment), FORMS, CLIENTS_OF_EACH);
      List<Resources> samples = new ArrayList<>();
      load.run(context.options().seed(), () -> sample(monitor, samples, total, interval));
      context.keepSamples(
          name(), Stream.concat(Stream.of(Resources.HEADER), lines(samples)).toList());
      Map<Boolean, List<Resources>> counting =
          samples.stream().collect(Collectors.partitioningBy(each -> each.seconds() >= ignored));
      return List.of(row(context.options(), load, counting, total));
    }
  }

  private static Stream<String> lines(List<Resources> samples) {
    return samples.stream().map(Resources::line);
  }

  private static void sample(
      ProcessMonitor monitor, List<Resources> samples, int total, int interval)
      throws IOException, InterruptedException {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(total);
    while (System.nanoTime() - end < 0) {
      TimeUnit.SECONDS.sleep(interval);
      samples.add(monitor.sample());
    }
  }

  /** The quick form is too short to promise anything. */
  private ResultRow row(
      Options options, SteadyLoad load, Map<Boolean, List<Resources>> counting, int seconds) {
    List<Anomaly> anomalies = GrowthChecker.check(counting.get(false), counting.get(true));
    return new ResultRow(
        name(),
        "",
        options.quick() ? Verdict.SHOWN : ResultRow.verdict(anomalies),
        options.seed(),
        1,
        new Tally(load.counts().successes(), load.counts().failures(), 0),
        anomalies,
        seconds,
        figures(counting.get(true)) + "; failures " + load.counts().failuresByCode());
  }

  private static String figures(List<Resources> counting) {
    Resources last = counting.get(counting.size() - 1);
    String growth =
        GrowthChecker.growth(counting).entrySet().stream()
            .map(
                each ->
                    String.format(Locale.ROOT, "%s %+.1f %%", each.getKey(), 100 * each.getValue()))
            .collect(Collectors.joining(", "));
    return growth + "; at the end " + last.line();
  }
}
