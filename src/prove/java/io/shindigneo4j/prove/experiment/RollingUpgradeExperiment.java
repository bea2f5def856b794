package io.shindigneo4j.prove.experiment;

import io.shindigneo4j.prove.checker.Anomaly;
import io.shindigneo4j.prove.checker.OutageChecker;
import io.shindigneo4j.prove.checker.UpgradeChecker;
import io.shindigneo4j.prove.checker.UpgradeChecker.Phase;
import io.shindigneo4j.prove.environment.Artifacts;
import io.shindigneo4j.prove.environment.DeployedDatabase;
import io.shindigneo4j.prove.environment.Deployment;
import io.shindigneo4j.prove.history.Event;
import io.shindigneo4j.prove.history.History;
import io.shindigneo4j.prove.history.Latencies;
import io.shindigneo4j.prove.result.ResultRow;
import io.shindigneo4j.prove.result.Tally;
import io.shindigneo4j.prove.workload.Crowd;
import io.shindigneo4j.prove.workload.ShindigServers;
import io.shindigneo4j.prove.workload.SocialRun;
import io.shindigneo4j.prove.workload.SocialWrite;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/** An upgrade of a Neo4j and two Shindigs, one after the other, under load. */
final class RollingUpgradeExperiment implements Experiment {

  private static final Crowd CROWD = new Crowd(30, 20_000);

  private final List<Anomaly> anomalies = new ArrayList<>();
  private final List<String> figures = new ArrayList<>();
  private Tally tally = Tally.NONE;

  @Override
  public String name() {
    return "rolling-upgrade";
  }

  @Override
  public String passesWhen() {
    return "the plug-in, then two Shindigs are replaced under load: 0 acknowledged writes lost or"
        + " doubled. While a Shindig is away, no call fails of a client that uses the other, or"
        + " both and sends again; while Neo4j is away, reads answer 503 with Retry-After, for at"
        + " most 2 s longer; before, between and afterwards no call fails. Neo4j stops in 120 s,"
        + " a Shindig in 60 s";
  }

  @Override
  public boolean isQuick() {
    return false;
  }

  @Override
  public List<ResultRow> run(Context context) throws Exception {
    long start = System.nanoTime();
    Options options = context.options();
    int count = options.histories(1, 3);
    for (int i = 0; i < count; i++) {
      upgrade(context, options.seed() + i);
    }
    return List.of(
        new ResultRow(
            name(),
            "",
            ResultRow.verdict(anomalies),
            options.seed(),
            count,
            tally,
            List.copyOf(anomalies),
            TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - start),
            String.join("; ", figures)));
  }

  private void upgrade(Context context, long seed) throws Exception {
    History<SocialWrite> writes = new History<>(seed);
    try (Deployment deployment = Deployment.of(context.options().old())) {
      List<ShindigServers> shindigs = RollingUpgrade.shindigs(deployment);
      RollingUpgrade upgrade = new RollingUpgrade(deployment, Artifacts.ofThisBuild(), writes);
      SocialRun writers =
          new SocialRun(
              new DeployedDatabase(deployment, Restart.PATIENCE), List.of(), shindigs, CROWD);
      try {
        anomalies.addAll(writers.run(writes, () -> upgrade.run(shindigs)));
      } finally {
        context.keep(name(), writes);
        context.keep(name() + "-reads", upgrade.reads());
      }
      check(upgrade, writes.events(), upgrade.reads().events());
    }
  }

  private void check(
      RollingUpgrade upgrade, List<Event<SocialWrite>> writes, List<Event<String>> reads) {
    anomalies.addAll(upgrade.ofReads().check(reads));
    anomalies.addAll(upgrade.ofWrites().check(sentAgain(writes)));
    anomalies.addAll(upgrade.ofReads().checkStops());
    tally = tally.plus(Tally.of(writes)).plus(Tally.of(reads));
    figures.add(figures(upgrade.ofReads(), reads));
  }

  /** Others may be told that nobody knows. */
  private static List<Event<SocialWrite>> sentAgain(List<Event<SocialWrite>> writes) {
    return writes.stream().filter(write -> write.action().isSentAgain()).toList();
  }

  private static String figures(UpgradeChecker upgrade, List<Event<String>> reads) {
    String away =
        upgrade.phases().stream()
            .map(phase -> figures(phase, reads))
            .collect(Collectors.joining(", "));
    return away + ", reads: " + Latencies.of(reads);
  }

  private static String figures(Phase phase, List<Event<String>> reads) {
    List<Event<String>> elsewhere =
        phase.span().of(reads).stream()
            .filter(read -> !read.client().equals(phase.server()))
            .toList();
    return String.format(
        Locale.ROOT,
        "%s away %.1f s, of which %.1f s to stop, calls failed for %.1f s",
        phase.server(),
        phase.seconds(),
        phase.stopSeconds(),
        OutageChecker.seconds(elsewhere));
  }
}
