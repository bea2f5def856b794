package io.shindigneo4j.protocol;

import java.util.Map;
import java.util.Objects;

/**
 * Something that a commit has changed in the social graph.
 *
 * @param type such as {@code friendship.requested}; docs/events.md lists them
 * @param person the id of the person whose it is
 * @param data what a receiver needs to show it, by name
 */
public record GraphEvent(String type, String person, Map<String, Object> data) {

  public GraphEvent {
    Objects.requireNonNull(type, "type");
    Objects.requireNonNull(person, "person");
    Objects.requireNonNull(data, "data");
  }
}
