package io.shindigneo4j.prove.checker;

import io.shindigneo4j.prove.checker.Anomaly.Kind;
import io.shindigneo4j.prove.history.Event;
import io.shindigneo4j.prove.history.Outcome;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** A set that only grows: each read has all that was added before it began, and nothing else. */
public final class SetChecker {

  private final Map<String, Event<SetAction>> added = new HashMap<>();
  private final List<Anomaly> anomalies = new ArrayList<>();

  private SetChecker(Collection<Event<SetAction>> events) {
    events.stream()
        .filter(event -> !event.action().isRead())
        .forEach(event -> added.put(event.action().element(), event));
  }

  /**
   * @param content the elements at the end
   */
  public static List<Anomaly> check(Collection<Event<SetAction>> events, Set<String> content) {
    SetChecker checker = new SetChecker(events);
    events.stream()
        .filter(event -> event.action().isRead() && event.is(Outcome.SUCCESS))
        .forEach(checker::checkRead);
    checker.checkEnd(content);
    return checker.anomalies;
  }

  private void checkRead(Event<SetAction> read) {
    Set<String> seen =
        Arrays.stream(read.answer().split(" ", -1))
            .filter(element -> !element.isEmpty())
            .collect(Collectors.toSet());
    seen.forEach(element -> checkSeen(element, read.end()));
    added.forEach(
        (element, add) -> {
          if (add.is(Outcome.SUCCESS) && add.end() < read.begin() && !seen.contains(element)) {
            add(Kind.STALE, element, "was added before, and " + read.client() + " misses it");
          }
        });
  }

  private void checkSeen(String element, long end) {
    Event<SetAction> add = added.get(element);
    if (add == null || add.begin() > end) {
      add(Kind.CROSSED, element, "was read before anybody added it");
    } else if (add.is(Outcome.FAILURE)) {
      add(Kind.TOLD_AS_FAILED, element, "was told as failed, and was read");
    }
  }

  private void checkEnd(Set<String> content) {
    content.forEach(element -> checkSeen(element, Long.MAX_VALUE));
    added.forEach(
        (element, add) -> {
          if (add.is(Outcome.SUCCESS) && !content.contains(element)) {
            add(Kind.LOST, element, "acknowledged, and missing");
          }
        });
  }

  private void add(Kind kind, String element, String description) {
    anomalies.add(new Anomaly(kind, element + ": " + description));
  }
}
