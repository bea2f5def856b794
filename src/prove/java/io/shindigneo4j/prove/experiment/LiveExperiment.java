package io.shindigneo4j.prove.experiment;

import io.shindigneo4j.installation.StockTomcat;
import io.shindigneo4j.prove.bug.SeededBug;
import io.shindigneo4j.prove.checker.Anomaly;
import io.shindigneo4j.prove.checker.Anomaly.Kind;
import io.shindigneo4j.prove.environment.DeployedDatabase;
import io.shindigneo4j.prove.environment.Deployment;
import io.shindigneo4j.prove.environment.ListenerProcess;
import io.shindigneo4j.prove.history.History;
import io.shindigneo4j.prove.result.ResultRow;
import io.shindigneo4j.prove.result.Tally;
import io.shindigneo4j.prove.workload.Crowd;
import io.shindigneo4j.prove.workload.LiveFigures;
import io.shindigneo4j.prove.workload.LiveRun;
import io.shindigneo4j.prove.workload.LiveWrite;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;

/** Listeners to events, while connections are cut, and servers and listeners are killed. */
final class LiveExperiment implements Experiment {

  private static final List<String> PROCESSES = List.of("there-", "yonder-");
  private static final int MAX_MILLIS_DOWN = 1_000;

  /** Five histories of a minute have more than 1,000. */
  private static final int MIN_CUTS_IN_A_SECOND = 4;

  /** What came of a history. */
  private record Result(List<Anomaly> anomalies, LiveFigures figures) {}

  /** What is killed. */
  private enum Victim {
    NEO4J,
    SHINDIG,
    LISTENERS
  }

  private static final List<Victim> VICTIMS =
      List.of(Victim.NEO4J, Victim.SHINDIG, Victim.LISTENERS, Victim.LISTENERS);

  @Override
  public String name() {
    return "live";
  }

  @Override
  public String passesWhen() {
    return "each listener hears what is for it, once and in order, or is told of a gap, and nothing"
        + " else, while connections are cut, and Neo4j, Shindig and listeners are killed";
  }

  @Override
  public boolean isQuick() {
    return false;
  }

  @Override
  public List<ResultRow> run(Context context) throws Exception {
    long start = System.nanoTime();
    long first = context.options().seed();
    int count = context.options().histories(1, 5);
    List<Anomaly> anomalies = new ArrayList<>();
    LiveFigures figures = LiveFigures.NONE;
    Tally tally = Tally.NONE;
    try (Deployment deployment = Deployment.plain()) {
      for (long seed = first; seed < first + count; seed++) {
        History<LiveWrite> history = new History<>(seed);
        Result result = run(context, deployment, history);
        context.say("seed " + history.seed() + ": " + result.figures());
        result.anomalies().forEach(each -> context.say("seed " + history.seed() + ": " + each));
        anomalies.addAll(result.anomalies());
        figures = figures.plus(result.figures());
        tally = tally.plus(Tally.of(history.events()));
      }
    }
    return List.of(
        new ResultRow(
            name(),
            "",
            ResultRow.verdict(anomalies),
            first,
            count,
            tally,
            List.copyOf(anomalies),
            TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - start),
            figures.toString()));
  }

  private Result run(Context context, Deployment deployment, History<LiveWrite> history)
      throws Exception {
    StockTomcat tomcat = deployment.tomcat(0);
    Path folder = context.folder("live-" + history.seed() + "-" + System.currentTimeMillis());
    LiveRun run =
        new LiveRun(
            new DeployedDatabase(deployment),
            tomcat.address(),
            folder,
            PROCESSES,
            SeededBug.inEvents(),
            history);
    run.begin();
    List<ListenerProcess> processes = new ArrayList<>();
    for (String name : PROCESSES) {
      processes.add(new ListenerProcess(tomcat.address(), folder, name, run.viewers()));
    }
    int seconds = context.options().amount(30, 60);
    try {
      List<Anomaly> found =
          run.run(
              new Crowd(0, Integer.MAX_VALUE),
              () -> kill(deployment, tomcat, processes, history, seconds),
              () -> close(processes));
      return result(found, run.figures(), seconds);
    } finally {
      context.keep(name(), history);
    }
  }

  /** Without faults, nothing is proved. */
  private static Result result(List<Anomaly> found, LiveFigures figures, int seconds) {
    List<Anomaly> anomalies = new ArrayList<>(found);
    if (figures.cuts() < (long) seconds * MIN_CUTS_IN_A_SECOND) {
      anomalies.add(
          new Anomaly(Kind.UNDECIDED, "only %d connections were cut".formatted(figures.cuts())));
    }
    return new Result(List.copyOf(anomalies), figures);
  }

  /** One after the other, over the time; what takes longer than its share delays what follows. */
  private static void kill(
      Deployment deployment,
      StockTomcat tomcat,
      List<ListenerProcess> processes,
      History<LiveWrite> history,
      int seconds)
      throws IOException, InterruptedException {
    Random random = new Random(history.seed());
    List<Victim> victims = new ArrayList<>(VICTIMS);
    Collections.shuffle(victims, random);
    long share = TimeUnit.SECONDS.toMillis(seconds) / (victims.size() + 1);
    long next = System.nanoTime();
    for (Victim victim : victims) {
      next += TimeUnit.MILLISECONDS.toNanos(share);
      sleepUntil(next);
      history.addFault("kill -9 of " + victim);
      switch (victim) {
        case NEO4J -> deployment.killAndStart(random.nextInt(MAX_MILLIS_DOWN));
        case SHINDIG -> {
          tomcat.kill();
          tomcat.startAgain();
        }
        case LISTENERS -> processes.get(random.nextInt(processes.size())).killAndStart();
      }
    }
    sleepUntil(next + TimeUnit.MILLISECONDS.toNanos(share));
  }

  private static void sleepUntil(long nanos) throws InterruptedException {
    long millis = TimeUnit.NANOSECONDS.toMillis(nanos - System.nanoTime());
    if (millis > 0) {
      Thread.sleep(millis);
    }
  }

  private static void close(List<ListenerProcess> processes) throws InterruptedException {
    for (ListenerProcess process : processes) {
      process.close();
    }
  }
}
