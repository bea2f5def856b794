package io.shindigneo4j.opensocial.events;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * What the graph keeps of what was missed.
 *
 * @param isComplete whether these are all of them
 */
record MissedPage(List<MissedEvent> events, boolean isComplete) {

  static final MissedPage NONE = new MissedPage(List.of(), true);

  /** Several parts together. */
  static MissedPage of(List<MissedPage> parts) {
    return new MissedPage(
        parts.stream().flatMap(part -> part.events.stream()).toList(),
        parts.stream().allMatch(MissedPage::isComplete));
  }

  /** The newest of what has come, of which {@link MissedEvents#MAX} were asked for. */
  static MissedPage ofNewest(Stream<MissedEvent> page) {
    List<MissedEvent> events = page.toList();
    return new MissedPage(events, events.size() < MissedEvents.MAX);
  }

  /**
   * A page of what waits.
   *
   * @param total how much waits
   */
  static MissedPage ofWaiting(long total, Stream<MissedEvent> page) {
    List<MissedEvent> events = page.toList();
    return new MissedPage(events, events.size() == total);
  }

  /** As it is answered. */
  Map<String, Object> toMap() {
    return Map.of(
        "events", events.stream().map(MissedEvent::toMap).toList(), "complete", isComplete);
  }
}
