package io.shindigneo4j.server.change;

import io.shindigneo4j.protocol.GraphEvent;
import io.shindigneo4j.schema.events.EventType;
import java.util.Map;

/** An event with its type. Immutable. */
public record TypedEvent(EventType type, GraphEvent event) {

  static TypedEvent of(EventType type, String person, Map<String, Object> data) {
    return new TypedEvent(type, new GraphEvent(type.wireName(), person, data));
  }

  public String person() {
    return event.person();
  }
}
