package io.shindigneo4j.prove.checker;

import io.shindigneo4j.prove.checker.Anomaly.Kind;
import io.shindigneo4j.prove.history.Event;
import io.shindigneo4j.prove.history.Outcome;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Whether each register behaves as if its calls happened one after the other, each at a moment
 * between its begin and its end (Herlihy and Wing, 1990).
 */
public final class LinearizabilityChecker {

  private LinearizabilityChecker() {}

  /**
   * @param initial the value of every register before the first call
   */
  public static List<Anomaly> check(
      Collection<Event<RegisterAction>> events, String initial, int mostConfigurations) {
    Map<String, List<Event<RegisterAction>>> keys =
        events.stream()
            .filter(LinearizabilityChecker::saysSomething)
            .collect(Collectors.groupingBy(event -> event.action().key()));
    List<Anomaly> anomalies = new ArrayList<>();
    keys.forEach(
        (key, calls) -> anomaly(key, calls, initial, mostConfigurations).ifPresent(anomalies::add));
    return anomalies;
  }

  /** A failed call took no effect; a read without an answer changes nothing. */
  private static boolean saysSomething(Event<RegisterAction> event) {
    return event.is(Outcome.SUCCESS)
        || event.is(Outcome.UNKNOWN) && event.action().kind() != RegisterAction.Kind.READ;
  }

  private static Optional<Anomaly> anomaly(
      String key, List<Event<RegisterAction>> calls, String initial, int mostConfigurations) {
    return switch (new LinearizationSearch(calls, mostConfigurations).search(initial)) {
      case FOUND -> Optional.empty();
      case NONE ->
          Optional.of(
              new Anomaly(
                  Kind.NOT_LINEARIZABLE, key + ": no order explains " + calls.size() + " calls"));
      case GIVEN_UP ->
          Optional.of(new Anomaly(Kind.UNDECIDED, key + ": too many orders to look at"));
    };
  }
}
