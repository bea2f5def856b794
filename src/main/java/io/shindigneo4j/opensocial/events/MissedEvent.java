package io.shindigneo4j.opensocial.events;

import io.shindigneo4j.schema.events.EventType;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * An event that the graph still tells. It has no id, as nobody goes on after it.
 *
 * @param person whose it is
 */
record MissedEvent(EventType type, String person, Map<String, Object> data) {

  static MissedEvent of(EventType type, String person) {
    return new MissedEvent(type, person, Map.of());
  }

  /** The same with one thing more, unless that is null. */
  MissedEvent with(String name, Object value) {
    if (value == null) {
      return this;
    }
    Map<String, Object> more = new LinkedHashMap<>(data);
    more.put(name, value);
    return new MissedEvent(type, person, more);
  }

  /** As it is answered. */
  Map<String, Object> toMap() {
    return Map.of("type", type.wireName(), "person", person, "data", data);
  }
}
