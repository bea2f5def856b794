package io.shindigneo4j.protocol;

import io.shindigneo4j.protocol.Message.Events;
import io.shindigneo4j.protocol.Message.Gap;
import io.shindigneo4j.protocol.Message.Subscribe;
import io.shindigneo4j.protocol.Message.Subscribed;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Converts the messages of subscriptions into fields and back. */
final class EventFields {

  static final String SUBSCRIBE = "subscribe";
  static final String UNSUBSCRIBE = "unsubscribe";
  static final String SUBSCRIBED = "subscribed";
  static final String EVENT = "event";
  static final String GAP = "gap";

  private static final String TOPICS = "topics";
  private static final String FROM = "from";
  private static final String NOW = "now";
  private static final String EARLIEST = "earliest";
  private static final String AFTER = "after";
  private static final String CHUNKS = "chunks";
  private static final String EPOCH = "epoch";
  private static final String OFFSET = "offset";
  private static final String TIME = "time";
  private static final String EVENTS = "events";
  private static final String TYPE = "type";
  private static final String PERSON = "person";
  private static final String DATA = "data";
  private static final String REASON = "reason";

  private EventFields() {}

  static Map<String, Object> put(Map<String, Object> document, Subscribe subscribe) {
    document.put(TOPICS, subscribe.topics());
    EventStart start = subscribe.start();
    if (start instanceof EventStart.After after) {
      document.put(FROM, AFTER);
      put(document, after.position());
    } else {
      document.put(FROM, start instanceof EventStart.Earliest ? EARLIEST : NOW);
    }
    document.put(CHUNKS, subscribe.chunks());
    return document;
  }

  static Map<String, Object> put(Map<String, Object> document, Events events) {
    put(document, events.position());
    document.put(EVENTS, events.events().stream().map(EventFields::event).toList());
    return document;
  }

  static Map<String, Object> put(Map<String, Object> document, Gap gap) {
    document.put(REASON, gap.reason());
    return put(document, gap.position());
  }

  static Map<String, Object> put(Map<String, Object> document, EventPosition position) {
    document.put(EPOCH, position.epoch());
    document.put(OFFSET, position.offset());
    document.put(TIME, position.time());
    return document;
  }

  private static Map<String, Object> event(GraphEvent event) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put(TYPE, event.type());
    fields.put(PERSON, event.person());
    fields.put(DATA, event.data());
    return fields;
  }

  static Subscribe subscribe(long id, Fields fields) throws MalformedMessageException {
    return new Subscribe(id, fields.texts(TOPICS), start(fields), fields.count(CHUNKS));
  }

  private static EventStart start(Fields fields) throws MalformedMessageException {
    String from = fields.text(FROM);
    return switch (from) {
      case NOW -> EventStart.NOW;
      case EARLIEST -> EventStart.EARLIEST;
      case AFTER -> EventStart.after(position(fields));
      default ->
          throw new MalformedMessageException(
              "from must be now, earliest or after, not " + UnicodeText.quote(from));
    };
  }

  static Subscribed subscribed(long id, Fields fields) throws MalformedMessageException {
    return new Subscribed(id, position(fields));
  }

  static Events events(long id, Fields fields) throws MalformedMessageException {
    List<GraphEvent> events = new ArrayList<>();
    for (Fields event : fields.documents(EVENTS)) {
      events.add(new GraphEvent(event.text(TYPE), event.text(PERSON), event.map(DATA)));
    }
    return new Events(id, position(fields), events);
  }

  static Gap gap(long id, Fields fields) throws MalformedMessageException {
    return new Gap(id, fields.text(REASON), position(fields));
  }

  private static EventPosition position(Fields fields) throws MalformedMessageException {
    String epoch = fields.text(EPOCH);
    long offset = fields.integer(OFFSET);
    long time = fields.integer(TIME);
    try {
      return new EventPosition(epoch, offset, time);
    } catch (IllegalArgumentException e) {
      throw new MalformedMessageException(String.valueOf(e.getMessage()));
    }
  }
}
