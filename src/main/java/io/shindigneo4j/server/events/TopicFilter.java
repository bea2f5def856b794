package io.shindigneo4j.server.events;

import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.GraphEvent;
import io.shindigneo4j.schema.events.Topic;
import io.shindigneo4j.server.change.TypedEvent;
import io.shindigneo4j.server.procedure.RequestException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The events that a subscription is for: each once, however many topics it belongs to. Immutable.
 */
final class TopicFilter {

  /** The most topics of a subscription. */
  static final int MAX_TOPICS = 1_000;

  /** The most characters of all of them. */
  static final int MAX_CHARACTERS = 64 * 1024;

  /** What a topic takes in sets and in the {@link TopicIndex}, besides its text. Measured. */
  private static final long BYTES_OF_TOPIC = 320;

  private final boolean all;
  private final Set<String> people = new HashSet<>();
  private final Set<String> areas = new HashSet<>();

  private TopicFilter(List<Topic> topics) {
    all = topics.stream().anyMatch(Topic.All.class::isInstance);
    for (Topic topic : topics) {
      if (topic instanceof Topic.OfPerson person) {
        people.add(person.id());
      } else if (topic instanceof Topic.OfArea area) {
        areas.add(area.name());
      }
    }
  }

  /**
   * The filter of some topics.
   *
   * @throws RequestException if there are none, too many, or one that is not a topic
   */
  static TopicFilter of(List<String> topics) {
    if (topics.isEmpty() || topics.size() > MAX_TOPICS) {
      throw invalid("a subscription has from 1 to " + MAX_TOPICS + " topics");
    }
    if (topics.stream().mapToLong(String::length).sum() > MAX_CHARACTERS) {
      throw invalid("the topics have more than " + MAX_CHARACTERS + " characters");
    }
    return new TopicFilter(topics.stream().map(TopicFilter::topic).toList());
  }

  private static Topic topic(String text) {
    return Topic.parse(text).orElseThrow(() -> invalid("a topic is not one"));
  }

  private static RequestException invalid(String reason) {
    return new RequestException(ErrorCode.INVALID_TOPIC, reason, false);
  }

  /** Those that belong to one of the topics, in the same order. */
  List<GraphEvent> of(Iterable<TypedEvent> events) {
    List<GraphEvent> found = new ArrayList<>();
    for (TypedEvent each : events) {
      if (includes(each)) {
        found.add(each.event());
      }
    }
    return found;
  }

  private boolean includes(TypedEvent event) {
    return all
        || people.contains(event.person())
        || (!areas.isEmpty() && areas.contains(event.type().area()));
  }

  /** What it takes of memory, about. */
  long bytes() {
    return Stream.concat(people.stream(), areas.stream())
        .mapToLong(each -> BYTES_OF_TOPIC + (long) Character.BYTES * each.length())
        .sum();
  }

  /** Whether it is for all events. */
  boolean isAll() {
    return all;
  }

  /** The ids of the people whose events it is for. */
  Set<String> people() {
    return people;
  }

  /** The names of the areas whose events it is for. */
  Set<String> areas() {
    return areas;
  }
}
