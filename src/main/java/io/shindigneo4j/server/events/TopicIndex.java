package io.shindigneo4j.server.events;

import io.shindigneo4j.server.change.TypedEvent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
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

  /**
   * What each subscription has among these entries, none of which is a gap; no more than shows that
   * it is too much for one turn.
   */
  Map<EventCursor, List<LogEntry>> find(List<LogEntry> entries) {
    Map<EventCursor, List<LogEntry>> found = new LinkedHashMap<>();
    ofAll.forEach(cursor -> found.put(cursor, entries));
    for (LogEntry entry : entries) {
      for (TypedEvent event : entry.events()) {
        ofPerson.getOrDefault(event.person(), Set.of()).forEach(each -> add(found, each, entry));
        ofArea.getOrDefault(event.type().area(), Set.of()).forEach(each -> add(found, each, entry));
      }
    }
    return found;
  }

  /** Once, though several events of an entry are for it. */
  private static void add(
      Map<EventCursor, List<LogEntry>> found, EventCursor cursor, LogEntry entry) {
    List<LogEntry> own = found.computeIfAbsent(cursor, each -> new ArrayList<>());
    long last = own.isEmpty() ? -1 : own.get(own.size() - 1).position().offset();
    if (last != entry.position().offset() && own.size() <= EventCursor.TURN) {
      own.add(entry);
    }
  }
}
