package io.shindigneo4j.prove.checker;

import io.shindigneo4j.prove.checker.Anomaly.Kind;
import io.shindigneo4j.prove.history.Event;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;

/**
 * What clients may be told while the servers before them are replaced one after the other.
 *
 * @param phases in turn
 */
public record UpgradeChecker(List<Phase> phases) {

  /** Of clients who use any of the servers, and try the other if one does not answer. */
  public static final String ANY_SERVER = "any Shindig";

  private static final long NANOS = 1_000_000_000;

  /** After a server answers again, the others have found it. */
  private static final long SECONDS_MORE = 2;

  /**
   * A server is away.
   *
   * @param server its name, which the clients have that use it alone; the database has another
   * @param span from the signal until it answers again
   * @param retryLater how the answers begin that clients may get meanwhile, whichever server they
   *     use; empty if only its own clients may fail
   * @param stopSeconds how long it took to stop
   * @param mostStopSeconds what the pages say
   */
  public record Phase(
      String server, Span span, String retryLater, double stopSeconds, double mostStopSeconds) {

    public double seconds() {
      return (double) (span.end() - span.begin()) / NANOS;
    }

    private Span untilFound() {
      return new Span(span.begin(), span.end() + SECONDS_MORE * NANOS);
    }
  }

  public UpgradeChecker {
    phases = List.copyOf(phases);
  }

  /**
   * @param calls that must succeed wherever a server can answer: reads, and writes that are sent
   *     again
   */
  public <A> List<Anomaly> check(Collection<Event<A>> calls) {
    List<Anomaly> anomalies = new ArrayList<>();
    phases.forEach(phase -> anomalies.addAll(check(phase, phase.span().of(calls))));
    List<Span> away = phases.stream().map(Phase::untilFound).toList();
    anomalies.addAll(OutageChecker.NONE.check(Span.outside(away, calls)));
    return anomalies;
  }

  private static <A> List<Anomaly> check(Phase phase, List<Event<A>> calls) {
    if (!phase.retryLater().isEmpty()) {
      double most = phase.seconds() + SECONDS_MORE;
      return new OutageChecker(List.of(phase.retryLater()), most).check(calls);
    }
    return OutageChecker.NONE.check(
        calls.stream().filter(call -> !call.client().equals(phase.server())).toList());
  }

  /** Each server has stopped in the time that the pages say. */
  public List<Anomaly> checkStops() {
    return phases.stream()
        .filter(phase -> phase.stopSeconds() > phase.mostStopSeconds())
        .map(
            phase ->
                new Anomaly(
                    Kind.SLOW,
                    String.format(
                        Locale.ROOT,
                        "%s took %.1f s of %.0f to stop",
                        phase.server(),
                        phase.stopSeconds(),
                        phase.mostStopSeconds())))
        .toList();
  }
}
