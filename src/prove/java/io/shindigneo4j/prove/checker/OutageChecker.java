package io.shindigneo4j.prove.checker;

import io.shindigneo4j.prove.checker.Anomaly.Kind;
import io.shindigneo4j.prove.history.Event;
import io.shindigneo4j.prove.history.Outcome;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;

/**
 * What clients may be told while a server is away.
 *
 * @param tolerated how the answer to a failed call may begin; any other failure is an anomaly
 * @param mostSeconds from the begin of the first failed call of a client to the end of its last
 */
public record OutageChecker(List<String> tolerated, double mostSeconds) {

  private static final double NANOS = 1e9;

  /** No call may fail. */
  public static final OutageChecker NONE = new OutageChecker(List.of(), 0);

  public OutageChecker {
    tolerated = List.copyOf(tolerated);
  }

  /**
   * @param calls of one client, or of clients that share their fate
   */
  public List<Anomaly> check(Collection<? extends Event<?>> calls) {
    List<Anomaly> anomalies = new ArrayList<>();
    for (Event<?> call : calls) {
      if (!call.is(Outcome.SUCCESS) && tolerated.stream().noneMatch(call.answer()::startsWith)) {
        anomalies.add(
            new Anomaly(Kind.FAILED, call.client() + ", " + call.action() + ": " + call.answer()));
      }
    }
    double seconds = seconds(calls);
    if (anomalies.isEmpty() && seconds > mostSeconds) {
      anomalies.add(
          new Anomaly(
              Kind.SLOW,
              String.format(Locale.ROOT, "failures for %.1f s of %.1f", seconds, mostSeconds)));
    }
    return anomalies;
  }

  /** From the begin of the first failed call to the end of the last; 0 if there is none. */
  public static double seconds(Collection<? extends Event<?>> calls) {
    List<? extends Event<?>> failed =
        calls.stream().filter(call -> !call.is(Outcome.SUCCESS)).toList();
    long first = failed.stream().mapToLong(Event::begin).min().orElse(0);
    long last = failed.stream().mapToLong(Event::end).max().orElse(0);
    return (last - first) / NANOS;
  }
}
