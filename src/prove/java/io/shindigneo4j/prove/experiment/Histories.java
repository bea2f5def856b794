package io.shindigneo4j.prove.experiment;

import io.shindigneo4j.prove.checker.Anomaly;
import io.shindigneo4j.prove.checker.Anomaly.Kind;
import io.shindigneo4j.prove.environment.Deployment;
import io.shindigneo4j.prove.history.History;
import io.shindigneo4j.prove.nemesis.FaultKind;
import io.shindigneo4j.prove.nemesis.LinkProxy;
import io.shindigneo4j.prove.nemesis.Nemesis;
import io.shindigneo4j.prove.result.ResultRow;
import io.shindigneo4j.prove.result.Tally;
import io.shindigneo4j.prove.workload.Run;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;

/**
 * Histories of one kind, several at once, each with a deployment of its own.
 *
 * @param <A> what their clients ask for
 */
final class Histories<A> {

  /** Chooses where a history happens. */
  @FunctionalInterface
  interface Place {
    Pool<Deployment> of(long seed);
  }

  /** Makes the clients of a history. */
  @FunctionalInterface
  interface Clients<A> {
    Run<A> at(Deployment deployment) throws IOException, InterruptedException;
  }

  /** Chooses the faults of a history. */
  @FunctionalInterface
  interface Faults {
    List<FaultKind> of(long seed, Random random);
  }

  /** What came of a history. */
  private record Result(List<Anomaly> anomalies, Tally tally, int faults) {}

  private final String experiment;
  private final Place place;
  private final Clients<A> clients;
  private final Faults faults;

  Histories(String experiment, Place place, Clients<A> clients, Faults faults) {
    this.experiment = experiment;
    this.place = place;
    this.clients = clients;
    this.faults = faults;
  }

  ResultRow run(Context context, int count) throws Exception {
    long start = System.nanoTime();
    long first = context.options().seed();
    List<Anomaly> anomalies = new ArrayList<>();
    Tally tally = Tally.NONE;
    int inflicted = 0;
    List<Result> results =
        AtOnce.run(
            context.options().atOnce(), first, count, seed -> run(context, new History<>(seed)));
    for (Result result : results) {
      anomalies.addAll(result.anomalies());
      tally = tally.plus(result.tally());
      inflicted += result.faults();
    }
    return new ResultRow(
        experiment,
        "",
        ResultRow.verdict(anomalies),
        first,
        count,
        tally,
        List.copyOf(anomalies),
        TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - start),
        inflicted + " faults");
  }

  private Result run(Context context, History<A> history) throws Exception {
    return place.of(history.seed()).lend(deployment -> run(context, history, deployment));
  }

  private Result run(Context context, History<A> history, Deployment deployment) throws Exception {
    Random random = new Random(history.seed());
    List<FaultKind> planned = faults.of(history.seed(), random);
    Nemesis nemesis = new Nemesis(deployment, random, history::addFault);
    List<Anomaly> anomalies = new ArrayList<>();
    try {
      anomalies.addAll(clients.at(deployment).run(history, () -> nemesis.inflict(planned)));
    } finally {
      deployment.links().forEach(LinkProxy::heal);
      context.keep(experiment, history);
    }
    Tally calls = Tally.of(history.events());
    if (calls.acknowledged() == 0) {
      anomalies.add(new Anomaly(Kind.UNDECIDED, "nothing was acknowledged"));
    }
    anomalies.forEach(anomaly -> context.say("seed " + history.seed() + ": " + anomaly));
    return new Result(
        anomalies.stream().map(anomaly -> inHistory(anomaly, history)).toList(),
        calls,
        history.faults().size());
  }

  private static Anomaly inHistory(Anomaly anomaly, History<?> history) {
    return new Anomaly(anomaly.kind(), "seed " + history.seed() + ": " + anomaly.description());
  }
}
