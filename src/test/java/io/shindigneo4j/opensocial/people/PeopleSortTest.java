package io.shindigneo4j.opensocial.people;

import static io.shindigneo4j.testing.Answers.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.ListOptions;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The order of people by a field")
class PeopleSortTest extends PeopleContract {

  /** a and b are equal in everything, d has nothing; by no field is the order that of the ids. */
  @BeforeEach
  void fourPeople() {
    graph(
        """
        UNWIND ['a', 'b'] AS id
        CREATE (p:Person {id: id, displayName: 'x', age: 10, hasApp: true, tags: ['x', 'a'],
          `bodyType.height`: 2.5, `name.formatted`: 'x', `name.givenName`: 'x', birthday: '1990-01-01T00:00:00.500Z'})
        CREATE (p)-[:HAS_EMAIL {position: 1}]->(:Email {value: 'a', type: 'x'}),
          (p)-[:HAS_EMAIL {position: 0}]->(:Email {value: 'x'}),
          (p)-[:HAS_ADDRESS {position: 0}]->(:Address {formatted: 'x', country: 'x', latitude: 2.5}),
          (p)-[:HAS_ORGANIZATION {position: 0}]->(:Organization {name: 'x', `address.country`: 'x'})
        """);
    graph(
        """
        CREATE (:Person {id: 'd', tags: []}), (p:Person {id: 'c', displayName: 'B', age: 9, hasApp: false,
          tags: ['b', 'z'], `bodyType.height`: -1.0, `name.formatted`: 'b', `name.givenName`: 'b',
          birthday: '1990-01-01T00:00:00.000Z'}),
          (p)-[:HAS_EMAIL {position: 0}]->(:Email {value: 'b', type: 'b'}),
          (p)-[:HAS_EMAIL {position: 1}]->(:Email {value: 'z', type: 'z'}),
          (p)-[:HAS_ADDRESS {position: 0}]->(:Address {formatted: 'b', country: 'b', latitude: 1.0}),
          (p)-[:HAS_ORGANIZATION {position: 0}]->(:Organization {name: 'b', `address.country`: 'b'})
        """);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "displayName",
        "age",
        "hasApp",
        "tags",
        "bodyType.height",
        "name",
        "name.givenName",
        "birthday",
        "emails",
        "emails.type",
        "addresses",
        "addresses.country",
        "addresses.latitude",
        "organizations",
        "organizations.address.country"
      })
  void valuesInOrderThenIdsAndWhoHasNoneLast(String field) {
    assertThat(ids("@all", ListOptions.none().ascendingBy(field)))
        .containsExactly("c", "a", "b", "d");
    assertThat(ids("@all", ListOptions.none().descendingBy(field)))
        .containsExactly("a", "b", "c", "d");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "nothing",
        "name.nothing",
        "emails.nothing",
        "bodyType",
        "",
        ".",
        "emails.",
        "@all",
        "Age",
        "appData",
        "isOwner",
        "id'",
        "displayName.x"
      })
  void anUnknownFieldIsABadRequest(String field) {
    assertRefused(400, () -> people("@all", ListOptions.none().ascendingBy(field)));
  }

  @Test
  void textsAreInOrderOfTheirCodePoints() {
    graph(
        """
        MATCH (p:Person) DETACH DELETE p WITH count(*) AS deleted
        UNWIND ['😀', '\uFFFD', 'ä', 'aa', 'a', 'B', ''] AS name
        CREATE (:Person {id: 'id-' + name, nickname: name})
        """);
    List<String> ordered = List.of("id-", "id-B", "id-a", "id-aa", "id-ä", "id-\uFFFD", "id-😀");
    List<String> reversed = new ArrayList<>(ordered);
    Collections.reverse(reversed);
    assertThat(ids("@all", ListOptions.none())).isEqualTo(ordered);
    assertThat(ids("@all", ListOptions.none().ascendingBy("nickname"))).isEqualTo(ordered);
    assertThat(ids("@all", ListOptions.none().descendingBy("nickname"))).isEqualTo(reversed);
  }
}
