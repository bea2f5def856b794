package io.shindigneo4j.server.events;

import io.shindigneo4j.server.change.TypedEvent;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Finds the subscriptions that an event is for, however many others there are. One thread changes
 * it; any thread may ask it.
 */
final class TopicIndex {

  private final Set<EventCursor> ofAll = ConcurrentHashMap.newKeySet();
  private final Map<String, Set<EventCursor>> ofPerson = new ConcurrentHashMap<>();
  private final Map<String, Set<EventCursor>> ofArea = new ConcurrentHashMap<>();

  void add(EventCursor cursor) {
    TopicFilter topics = cursor.topics();
    if (topics.isAll()) {
      ofAll.add(cursor);
    } else {
      topics.people().forEach(each -> put(ofPerson, each, cursor));
      topics.areas().forEach(each -> put(ofArea, each, cursor));
    }
  }

  private static void put(Map<String, Set<EventCursor>> index, String key, EventCursor cursor) {
    index.computeIfAbsent(key, each -> ConcurrentHashMap.newKeySet()).add(cursor);
  }

  void remove(EventCursor cursor) {
    ofAll.remove(cursor);
    cursor.topics().people().forEach(each -> remove(ofPerson, each, cursor));
    cursor.topics().areas().forEach(each -> remove(ofArea, each, cursor));
  }

  private static void remove(Map<String, Set<EventCursor>> index, String key, EventCursor cursor) {
    index.computeIfPresent(
        key,
        (same, cursors) -> {
          cursors.remove(cursor);
          return cursors.isEmpty() ? null : cursors;
        });
  }

  void clear() {
    ofAll.clear();
    ofPerson.clear();
    ofArea.clear();
  }

  /** Whether there is a subscription for one of these events. */
  boolean wantsAny(List<TypedEvent> events) {
    if (!ofAll.isEmpty()) {
      return !events.isEmpty();
    }
    for (TypedEvent event : events) {
      if (ofPerson.containsKey(event.person()) || ofArea.containsKey(event.type().area())) {
        return true;
      }
    }
    return false;
  }

  /** The subscriptions for which there is something in these entries, none of which is a gap. */
  Set<EventCursor> find(List<LogEntry> entries) {
    Set<EventCursor> found = new LinkedHashSet<>(ofAll);
    for (LogEntry entry : entries) {
      for (TypedEvent event : entry.events()) {
        found.addAll(ofPerson.getOrDefault(event.person(), Set.of()));
        found.addAll(ofArea.getOrDefault(event.type().area(), Set.of()));
      }
    }
    return found;
  }
}
