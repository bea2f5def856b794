package io.shindigneo4j.prove.checker;

import io.shindigneo4j.prove.checker.Anomaly.Kind;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Compares what listeners have received with what the graph has. Between two gaps a listener gets
 * each event once, in order; after a gap those of before may come again. What is for a listener
 * comes, unless it lies in a gap.
 */
public final class LiveChecker {

  /** Of the own mailbox, each write causes some that are not looked at. */
  private static final String UNCHECKED = "mailbox.";

  private final Map<String, LiveEvent> caused = new HashMap<>();

  /** By key, as some listener was told. */
  private final Map<String, LivePlace> places = new HashMap<>();

  private final List<Anomaly> anomalies = new ArrayList<>();
  private long expected;
  private long missed;

  /**
   * What was found.
   *
   * @param expected how many deliveries there had to be
   * @param missed how many of these lie in gaps
   */
  public record Result(List<Anomaly> anomalies, long expected, long missed) {}

  private LiveChecker(Collection<LiveEvent> events, Collection<LiveRecord> records) {
    events.forEach(event -> caused.put(event.key(), event));
    for (LiveRecord record : records) {
      for (LiveEntry entry : record.entries()) {
        if (entry.kind() == LiveEntry.Kind.EVENT) {
          places.putIfAbsent(entry.key(), entry.place());
        }
      }
    }
  }

  public static Result check(Collection<LiveEvent> events, Collection<LiveRecord> records) {
    LiveChecker checker = new LiveChecker(events, records);
    records.forEach(checker::check);
    return new Result(List.copyOf(checker.anomalies), checker.expected, checker.missed);
  }

  private void check(LiveRecord record) {
    checkOrder(record);
    checkOnce(record);
    record.entries().stream()
        .filter(entry -> entry.kind() == LiveEntry.Kind.EVENT)
        .forEach(entry -> checkAudience(record, entry));
    checkComplete(record);
  }

  private void checkOrder(LiveRecord record) {
    LivePlace before = null;
    for (LiveEntry entry : record.entries()) {
      LivePlace place = entry.place();
      boolean follows =
          before != null
              && entry.kind() != LiveEntry.Kind.GAP
              && place.epoch().equals(before.epoch());
      int order = follows ? place.compare(before) : 1;
      if (order < 0) {
        add(Kind.OUT_OF_ORDER, record, entry.key() + " at " + place + " came after " + before);
      } else if (order == 0 && entry.kind() == LiveEntry.Kind.EVENT) {
        add(Kind.DOUBLED, record, entry.key() + " came twice at " + place);
      } else if (before != null && !follows && entry.kind() != LiveEntry.Kind.GAP) {
        add(Kind.OUT_OF_ORDER, record, place + " is of another epoch than " + before);
      }
      before = place;
    }
  }

  /** A write happens once, so that all of its events have one place. */
  private void checkOnce(LiveRecord record) {
    for (LiveEntry entry : record.entries()) {
      if (caused.containsKey(entry.key()) && !places.get(entry.key()).equals(entry.place())) {
        add(
            Kind.DOUBLED,
            record,
            entry.key() + " is at " + entry.place() + " and at " + places.get(entry.key()));
      }
    }
  }

  private void checkAudience(LiveRecord record, LiveEntry entry) {
    LiveEvent event = caused.get(entry.key());
    boolean own = entry.person().equals(record.viewer());
    if (event == null && !(own && entry.key().startsWith(UNCHECKED))) {
      add(Kind.CROSSED, record, entry.key() + " was caused by nothing in the graph");
    } else if (event != null && !event.isFor(record.viewer())) {
      add(Kind.LEAKED, record, entry.key() + " is not for them");
    }
  }

  private void checkComplete(LiveRecord record) {
    if (record.entries().isEmpty()) {
      add(Kind.FAILED, record, "it has never heard anything");
      return;
    }
    Set<String> heard = new HashSet<>();
    record.entries().forEach(entry -> heard.add(entry.key()));
    long since = record.entries().get(0).heard();
    for (LiveEvent event : caused.values()) {
      if (event.begin() > since && event.must().contains(record.viewer())) {
        expected++;
        if (!heard.contains(event.key())) {
          checkMissing(record, event);
        }
      }
    }
  }

  private void checkMissing(LiveRecord record, LiveEvent event) {
    if (isInGap(record, event)) {
      missed++;
    } else {
      add(Kind.LOST, record, "%s at %s".formatted(event.key(), places.get(event.key())));
    }
  }

  private boolean isInGap(LiveRecord record, LiveEvent event) {
    LivePlace before = record.entries().get(0).place();
    for (LiveEntry entry : record.entries()) {
      if (entry.kind() == LiveEntry.Kind.GAP && isBetween(before, entry.place(), event)) {
        return true;
      }
      before = entry.place();
    }
    return false;
  }

  private boolean isBetween(LivePlace before, LivePlace gap, LiveEvent event) {
    LivePlace place = places.get(event.key());
    boolean isAfter =
        isOfEpoch(place, before) ? place.compare(before) > 0 : event.end() >= before.time();
    boolean isCovered =
        isOfEpoch(place, gap) ? place.compare(gap) <= 0 : event.begin() <= gap.time();
    return isAfter && isCovered;
  }

  private static boolean isOfEpoch(LivePlace place, LivePlace other) {
    return place != null && place.epoch().equals(other.epoch());
  }

  private void add(Kind kind, LiveRecord record, String description) {
    anomalies.add(new Anomaly(kind, record.client() + ": " + description));
  }
}
