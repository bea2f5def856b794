package io.shindigneo4j.schema.events;

import java.util.Objects;
import java.util.Optional;

/** Some of the events: all, those of one area, or those of one person. */
public sealed interface Topic {

  /** The text of {@link All}. */
  String ALL = "all";

  /** Before the id of a person. */
  String PEOPLE = "people/";

  /** Before the name of an area. */
  String AREAS = "areas/";

  /** The most characters of a topic. */
  int MAX_LENGTH = 1_024;

  /** The topic of a text; empty if it is none. */
  static Optional<Topic> parse(String text) {
    if (text.length() > MAX_LENGTH) {
      return Optional.empty();
    } else if (text.equals(ALL)) {
      return Optional.of(new All());
    } else if (text.startsWith(PEOPLE) && text.length() > PEOPLE.length()) {
      return Optional.of(new OfPerson(text.substring(PEOPLE.length())));
    }
    return text.startsWith(AREAS) ? area(text.substring(AREAS.length())) : Optional.empty();
  }

  private static Optional<Topic> area(String name) {
    for (EventType type : EventType.values()) {
      if (type.area().equals(name)) {
        return Optional.of(new OfArea(name));
      }
    }
    return Optional.empty();
  }

  /** Every event. */
  record All() implements Topic {}

  /** The events of one person. */
  record OfPerson(String id) implements Topic {

    public OfPerson {
      Objects.requireNonNull(id, "id");
    }
  }

  /** The events whose types have a name that begins with the area and a dot. */
  record OfArea(String name) implements Topic {}
}
