package io.shindigneo4j.opensocial.events;

import io.shindigneo4j.protocol.EventPosition;
import io.shindigneo4j.protocol.GraphEvent;
import io.shindigneo4j.schema.events.EventData;
import io.shindigneo4j.schema.events.EventType;
import java.util.Map;

/** An event as listeners get it. Written once for all of them. */
public final class HubEvent {

  private static final long BYTES = 400;

  private final EventId id;
  private final EventType type;
  private final EventCircle circle;
  private final GraphEvent event;

  /** Null before it is wanted; writing it twice does no harm. */
  private volatile byte[] json;

  HubEvent(EventPosition position, int index, EventType type, GraphEvent event) {
    this.id = new EventId(position, index);
    this.type = type;
    this.circle = EventCircle.of(type);
    this.event = event;
  }

  /** By which a listener goes on after the event. */
  public String id() {
    return id.toString();
  }

  /** As in docs/events.md. */
  public String type() {
    return type.wireName();
  }

  /** Whose it is. */
  public String person() {
    return event.person();
  }

  public Map<String, Object> data() {
    return event.data();
  }

  /** The data and the person as a JSON object in UTF-8, in one line; not to be changed. */
  public byte[] json() {
    byte[] text = json;
    if (text == null) {
      text = EventJson.write(event);
      json = text;
    }
    return text;
  }

  EventPosition position() {
    return id.position();
  }

  int index() {
    return id.index();
  }

  EventCircle circle() {
    return circle;
  }

  /** Who endorses, of an event of skills; null otherwise. */
  String endorser() {
    return circle.kind() == EventCircle.Kind.ENDORSER
        ? (String) event.data().get(EventData.ENDORSER)
        : null;
  }

  /** What it takes of memory, about. */
  long bytes() {
    long bytes = BYTES + 2L * json().length;
    for (Map.Entry<String, Object> entry : event.data().entrySet()) {
      bytes += 2L * entry.getValue().toString().length();
    }
    return bytes;
  }
}
