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
 * Histories of one kind, one after the other.
 *
 * @param <A> what their clients ask for
 */
final class Histories<A> {

  /** Chooses where a history happens. */
  @FunctionalInterface
  interface Place {
    Deployment of(long seed) throws Exception;
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

  private final String experiment;
  private final Place place;
  private final Clients<A> clients;
  private final Faults faults;

  private final List<Anomaly> anomalies = new ArrayList<>();
  private Tally tally = Tally.NONE;
  private int inflicted;

  Histories(String experiment, Place place, Clients<A> clients, Faults faults) {
    this.experiment = experiment;
    this.place = place;
    this.clients = clients;
    this.faults = faults;
  }

  ResultRow run(Context context, int count) throws Exception {
    long start = System.nanoTime();
    long first = context.options().seed();
    for (long seed = first; seed < first + count; seed++) {
      run(context, new History<>(seed));
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

  private void run(Context context, History<A> history) throws Exception {
    Deployment deployment = place.of(history.seed());
    Random random = new Random(history.seed());
    List<FaultKind> planned = faults.of(history.seed(), random);
    Nemesis nemesis = new Nemesis(deployment, random, history::addFault);
    try {
      List<Anomaly> found = clients.at(deployment).run(history, () -> nemesis.inflict(planned));
      found.forEach(
          anomaly -> {
            anomalies.add(inHistory(anomaly, history));
            context.say("seed " + history.seed() + ": " + anomaly);
          });
    } finally {
      deployment.links().forEach(LinkProxy::heal);
      context.keep(experiment, history);
    }
    inflicted += history.faults().size();
    Tally calls = Tally.of(history.events());
    if (calls.acknowledged() == 0) {
      anomalies.add(inHistory(new Anomaly(Kind.UNDECIDED, "nothing was acknowledged"), history));
    }
    tally = tally.plus(calls);
  }

  private static Anomaly inHistory(Anomaly anomaly, History<?> history) {
    return new Anomaly(anomaly.kind(), "seed " + history.seed() + ": " + anomaly.description());
  }
}
