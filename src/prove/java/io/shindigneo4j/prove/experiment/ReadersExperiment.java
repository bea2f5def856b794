package io.shindigneo4j.prove.experiment;

import com.sun.management.UnixOperatingSystemMXBean;
import io.shindigneo4j.driver.DriverException;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.prove.checker.Anomaly;
import io.shindigneo4j.prove.checker.Anomaly.Kind;
import io.shindigneo4j.prove.checker.LatencyChecker;
import io.shindigneo4j.prove.checker.LogChecker;
import io.shindigneo4j.prove.checker.OutageChecker;
import io.shindigneo4j.prove.checker.RegisterAction;
import io.shindigneo4j.prove.environment.DeployedDatabase;
import io.shindigneo4j.prove.environment.Deployment;
import io.shindigneo4j.prove.history.Event;
import io.shindigneo4j.prove.history.History;
import io.shindigneo4j.prove.history.Latencies;
import io.shindigneo4j.prove.nemesis.IdleCrowd;
import io.shindigneo4j.prove.result.ResultRow;
import io.shindigneo4j.prove.result.Tally;
import io.shindigneo4j.prove.workload.Crowd;
import io.shindigneo4j.prove.workload.DriverForm;
import io.shindigneo4j.prove.workload.RegisterRun;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A good client beside clients that hold memory and connections, and alone: in turns, as the
 * machine does other things, too.
 */
final class ReadersExperiment implements Experiment {

  private static final double MAX_TIMES_SLOWER = 2;
  private static final long SETTLING_MILLIS = 2_000;

  private static final List<String> OPTIONS =
      List.of("-Xmx512m", "-XX:TieredStopAtLevel=1", "-XX:ReservedCodeCacheSize=256m");

  private final List<Event<RegisterAction>> alone = new ArrayList<>();
  private final List<Event<RegisterAction>> whileAnswered = new ArrayList<>();
  private final List<Event<RegisterAction>> beside = new ArrayList<>();
  private final List<Anomaly> anomalies = new ArrayList<>();
  private long asked;

  @Override
  public String name() {
    return "readers";
  }

  @Override
  public String passesWhen() {
    return "beside 200 clients that read 10 MiB slowly, 500 silent sockets and 1,000 idle logins,"
        + " with a heap of 512 MiB: the server lives, memory suffices, no call of a good client"
        + " fails, also while all of these are answered at once; then its p99 is at most twice what"
        + " it is alone";
  }

  @Override
  public boolean isQuick() {
    return false;
  }

  @Override
  public List<ResultRow> run(Context context) throws Exception {
    Options options = context.options();
    IdleCrowd.Size size =
        new IdleCrowd.Size(
            options.amount(40, 200), options.amount(100, 500), options.amount(200, 1_000));
    if (descriptors() < 2 * size.connections()) {
      return List.of(ResultRow.skipped(name(), "a process may open too few files: ulimit -n"));
    }
    long start = System.nanoTime();
    try (Deployment deployment = Deployment.plain(Map.of(), OPTIONS)) {
      measure(context, deployment, alone, 0); // warms up
      alone.clear();
      int rounds = options.amount(2, 3);
      for (int round = 1; round <= rounds; round++) {
        measure(context, deployment, alone, 3L * round);
        measureBeside(context, deployment, size, 3L * round + 1);
      }
      checkServer(deployment);
      return List.of(row(context.options().seed(), rounds, start));
    }
  }

  private static long descriptors() {
    return ManagementFactory.getPlatformMXBean(UnixOperatingSystemMXBean.class)
        .getMaxFileDescriptorCount();
  }

  private void measureBeside(
      Context context, Deployment deployment, IdleCrowd.Size size, long number)
      throws IOException, InterruptedException {
    try (IdleCrowd crowd =
        IdleCrowd.open(deployment.server().port(), deployment.server().credentials(), size)) {
      run(context, deployment, whileAnswered, number, crowd::awaitAnswers);
      measure(context, deployment, beside, number + 1);
      asked += crowd.asked();
    }
  }

  /** Adds what a good client sees in some seconds, after a pause. */
  private void measure(
      Context context, Deployment deployment, List<Event<RegisterAction>> events, long number)
      throws IOException, InterruptedException {
    Thread.sleep(SETTLING_MILLIS);
    int seconds = context.options().amount(4, 15);
    run(context, deployment, events, number, () -> TimeUnit.SECONDS.sleep(seconds));
  }

  /** Adds what a good client sees meanwhile. */
  private void run(
      Context context,
      Deployment deployment,
      List<Event<RegisterAction>> events,
      long number,
      Crowd.Harm meanwhile)
      throws IOException, InterruptedException {
    History<RegisterAction> history = new History<>(context.options().seed() * 1_000 + number);
    RegisterRun good =
        new RegisterRun(
            new DeployedDatabase(deployment),
            List.of(DriverForm.NATIVE_BSON),
            new Crowd(0, Integer.MAX_VALUE));
    anomalies.addAll(good.run(history, meanwhile));
    anomalies.addAll(OutageChecker.NONE.check(history.events()));
    context.keep(name(), history);
    events.addAll(history.events());
  }

  private void checkServer(Deployment deployment) throws IOException {
    anomalies.addAll(LogChecker.check(deployment.server().completeLog()));
    try (GraphDriver observer = deployment.observer()) {
      observer.execute(Statement.cypher("RETURN 1"));
    } catch (DriverException e) {
      anomalies.add(new Anomaly(Kind.EXHAUSTED, "the server is gone: " + e.getMessage()));
    }
  }

  private ResultRow row(long seed, int rounds, long start) {
    Latencies then = Latencies.of(beside);
    anomalies.addAll(LatencyChecker.compare(then, Latencies.of(alone), MAX_TIMES_SLOWER));
    return new ResultRow(
        name(),
        "",
        ResultRow.verdict(anomalies),
        seed,
        rounds,
        Tally.of(Stream.concat(whileAnswered.stream(), beside.stream()).toList()),
        List.copyOf(anomalies),
        TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - start),
        "while they are answered %s; beside them %s; alone %s; %d answers of 10 MiB"
            .formatted(Latencies.of(whileAnswered), then, Latencies.of(alone), asked));
  }
}
