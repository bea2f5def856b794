package io.shindigneo4j.opensocial.backup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The digest of a graph")
class GraphCounterTest {

  private final GraphCounter counter = new GraphCounter();

  private long person(String id) {
    return counter.node(List.of("Person"), Map.of("id", id));
  }

  @Test
  void doesNotDependOnTheOrder() {
    long a = person("a");
    long b = counter.node(List.of("Person", "Robot"), Map.of("id", "b", "x", 1L));
    counter.relationship("FRIEND_OF", a, b, Map.of("since", 1L, "until", 2L));
    counter.relationship("FRIEND_OF", b, a, Map.of());
    GraphCounter other = new GraphCounter();
    long otherB = other.node(List.of("Robot", "Person"), Map.of("x", 1L, "id", "b"));
    long otherA = other.node(List.of("Person"), Map.of("id", "a"));
    other.relationship("FRIEND_OF", otherB, otherA, Map.of());
    other.relationship("FRIEND_OF", otherA, otherB, Map.of("until", 2L, "since", 1L));
    assertThat(other.summary()).isEqualTo(counter.summary());
    assertThat(counter.summary().differences(other.summary())).isEmpty();
  }

  @Test
  void differsWhereRelationshipsHaveOtherEnds() {
    long[] people = {person("a"), person("b"), person("c"), person("d")};
    GraphCounter other = new GraphCounter();
    for (String id : List.of("a", "b", "c", "d")) {
      other.node(List.of("Person"), Map.of("id", id));
    }
    counter.relationship("FRIEND_OF", people[0], people[1], Map.of());
    counter.relationship("FRIEND_OF", people[2], people[3], Map.of());
    other.relationship("FRIEND_OF", people[0], people[3], Map.of());
    other.relationship("FRIEND_OF", people[2], people[1], Map.of());
    assertThat(counter.summary().differences(other.summary()))
        .containsExactly("as many of everything, but not the same content");
  }

  @Test
  void saysWhatThereIsMoreOrLessOf() {
    long a = person("a");
    GraphCounter other = new GraphCounter();
    other.node(List.of("Robot"), Map.of("id", "a"));
    other.relationship("LIKES", a, a, Map.of());
    assertThat(counter.summary().differences(other.summary()))
        .containsExactly(
            "relationships: 0 in the file, 1 found",
            "Person: 1 in the file, 0 found",
            "Robot: 0 in the file, 1 found",
            "LIKES: 0 in the file, 1 found");
  }
}
