package io.shindigneo4j.server.change;

import io.shindigneo4j.schema.events.EventType;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Collects the events of one transaction within a limit of bytes. What goes with a person who is
 * deleted is one event, not one for each thing of theirs. Not thread-safe.
 */
final class EventCollector {

  private static final int EVENT_BYTES = 240;
  private static final int ENTRY_BYTES = 80;
  private static final int CHARACTER_BYTES = 2;

  /** Of the events of a deleted person, only those that others hear of as theirs. */
  private static final Set<EventType> OF_THE_DELETED =
      EnumSet.of(EventType.PERSON_DELETED, EventType.GROUP_LEFT);

  private static final Comparator<TypedEvent> ORDER =
      Comparator.comparing(TypedEvent::type)
          .thenComparing(TypedEvent::person)
          .thenComparing(each -> each.event().data().toString());

  private final long mostBytes;
  private final List<TypedEvent> events = new ArrayList<>();
  private final Set<String> deleted = new HashSet<>();
  private long bytes;

  EventCollector(long mostBytes) {
    this.mostBytes = mostBytes;
  }

  /** The person exists no more; to be called before there are other events of theirs. */
  void deleted(String person) {
    deleted.add(person);
    add(EventType.PERSON_DELETED, person, Map.of());
  }

  /**
   * Adds an event.
   *
   * @param person null for a thing of nobody, of which there are no events
   * @throws TooManyChangesException if the events would take more than the limit
   */
  void add(EventType type, String person, Map<String, Object> data) {
    if (person == null || (deleted.contains(person) && !OF_THE_DELETED.contains(type))) {
      return;
    }
    TypedEvent event = TypedEvent.of(type, person, data);
    bytes += bytes(event);
    if (bytes > mostBytes) {
      throw new TooManyChangesException();
    }
    events.add(event);
  }

  private static long bytes(TypedEvent event) {
    long sum = EVENT_BYTES + (long) CHARACTER_BYTES * event.person().length();
    for (Object value : event.event().data().values()) {
      sum += ENTRY_BYTES + bytes(value);
    }
    return sum;
  }

  private static long bytes(Object value) {
    if (value instanceof String text) {
      return (long) CHARACTER_BYTES * text.length();
    }
    return value instanceof List<?> list
        ? list.stream().mapToLong(each -> ENTRY_BYTES + bytes(each)).sum()
        : 0;
  }

  CommitEvents events() {
    if (events.isEmpty()) {
      return CommitEvents.NONE;
    }
    events.sort(ORDER);
    return new CommitEvents(List.copyOf(events), bytes);
  }
}
