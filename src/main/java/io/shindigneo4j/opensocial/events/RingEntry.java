package io.shindigneo4j.opensocial.events;

import io.shindigneo4j.driver.EventMessage;
import io.shindigneo4j.protocol.EventPosition;
import io.shindigneo4j.protocol.GraphEvent;
import io.shindigneo4j.schema.events.EventType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The events of one commit, and who may hear them as the graph said when they came. */
final class RingEntry {

  private static final long BYTES = 200;

  /** Whom the graph is asked for. A group is null for the friends of the person. */
  record Question(String person, String group) {}

  private final EventPosition position;
  private final List<HubEvent> events;

  /** The answers there are; they come before the entry gets into the ring. */
  private final Map<Question, AudienceAnswer> replies = new HashMap<>();

  private final long nanos;

  private RingEntry(EventPosition position, List<HubEvent> events, long nanos) {
    this.position = position;
    this.events = events;
    this.nanos = nanos;
  }

  /** Leaves out events of types that this version does not know. */
  static RingEntry of(EventMessage.Events message, long nanos) {
    List<HubEvent> known = new ArrayList<>();
    for (int i = 0; i < message.events().size(); i++) {
      GraphEvent event = message.events().get(i);
      int index = i;
      EventType.of(event.type())
          .ifPresent(type -> known.add(new HubEvent(message.position(), index, type, event)));
    }
    return new RingEntry(message.position(), known, nanos);
  }

  EventPosition position() {
    return position;
  }

  List<HubEvent> events() {
    return events;
  }

  /** When it came, by the clock of the hub. */
  long nanos() {
    return nanos;
  }

  /** What must be asked about the people of the circles of its events. */
  List<Question> questions() {
    return events.stream().flatMap(event -> question(event).stream()).distinct().toList();
  }

  /** Empty if nobody but the person hears it, or the event names whom. */
  static Optional<Question> question(HubEvent event) {
    return switch (event.circle().kind()) {
      case NOBODY -> Optional.empty();
      case FRIENDS, ENDORSER -> Optional.of(new Question(event.person(), null));
      case MEMBERS ->
          Optional.ofNullable(event.circle().group(event.data()))
              .map(group -> new Question(event.person(), group));
    };
  }

  void answer(Question question, AudienceAnswer reply) {
    synchronized (replies) {
      replies.put(question, reply);
    }
  }

  AudienceAnswer reply(Question question) {
    synchronized (replies) {
      return replies.get(question);
    }
  }

  /** Those whom the graph was asked about; null for nobody. */
  Set<String> asked() {
    synchronized (replies) {
      return replies.values().stream().map(AudienceAnswer::asked).findAny().orElse(null);
    }
  }

  /** What it takes of memory, about, without those who were asked about. */
  long bytes() {
    long bytes = BYTES;
    for (HubEvent event : events) {
      bytes += event.bytes();
    }
    synchronized (replies) {
      for (AudienceAnswer reply : replies.values()) {
        bytes += reply.bytes();
      }
    }
    return bytes;
  }
}
