package io.shindigneo4j.opensocial.people;

import static io.shindigneo4j.testing.Answers.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.shindigneo4j.testing.ListOptions;
import io.shindigneo4j.testing.Tokens;
import java.util.Set;
import org.apache.shindig.protocol.ProtocolException;
import org.apache.shindig.protocol.RestfulCollection;
import org.apache.shindig.protocol.model.FilterOperation;
import org.apache.shindig.social.opensocial.model.Person;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Filters on people")
class PeopleFilterTest extends PeopleContract {

  @BeforeEach
  void threePeople() {
    graph(
        """
        CREATE (a:Person {id: 'a', displayName: 'Anna Bell', age: 25, hasApp: true, tags: ['red', 'blue'],
          `name.formatted`: 'Dr Anna', `bodyType.height`: 1.84, gender: 'female', nickname: ''}),
          (b:Person {id: 'b', displayName: 'Bob', age: 52, hasApp: false, tags: ['dark red'],
          `name.formatted`: 'Anna B', gender: 'male'}),
          (c:Person {id: 'c', tags: []}),
          (a)-[:HAS_EMAIL {position: 0}]->(:Email {value: 'anna@work', type: 'work'}),
          (a)-[:HAS_EMAIL {position: 1}]->(:Email {value: 'a@home', type: 'home', primary: true}),
          (b)-[:HAS_EMAIL {position: 0}]->(:Email {value: 'bob@home', type: 'home'}),
          (b)-[:HAS_ADDRESS {position: 0}]->(:Address {country: 'NL', latitude: 52.5}),
          (b)-[:HAS_PHONE_NUMBER {position: 0}]->(:PhoneNumber {value: 'anna@work'}),
          (a)-[:FRIEND_OF]->(b), (b)-[:FRIEND_OF]->(c), (c)-[:FRIEND_OF]->(c)
        """);
  }

  @ParameterizedTest
  @CsvSource(
      nullValues = "none",
      value = {
        "displayName, contains, nna, a",
        "displayName, contains, NNA, ''",
        "displayName, contains, '', ab",
        "displayName, equals, Bob, b",
        "displayName, equals, Bo, ''",
        "displayName, startsWith, Anna, a",
        "displayName, startsWith, Bell, ''",
        "displayName, present, none, ab",
        "displayName, none, nna, a",
        "displayName, contains, none, ab",
        "nickname, present, ignored, ''",
        "nickname, equals, '', a",
        "age, contains, 5, ab",
        "age, equals, 25, a",
        "age, startsWith, 5, b",
        "age, present, none, ab",
        "bodyType.height, equals, 1.84, a",
        "bodyType.height, startsWith, 1., a",
        "hasApp, present, none, a",
        "gender, equals, female, a",
        "gender, contains, male, ab",
        "tags, contains, red, ab",
        "tags, equals, red, a",
        "tags, startsWith, dark, b",
        "tags, present, none, ab",
        "name, startsWith, Anna, b",
        "name.formatted, contains, Anna, ab",
        "name.givenName, present, none, ''",
        "emails, equals, anna@work, a",
        "emails, contains, home, ab",
        "emails, startsWith, bob, b",
        "emails, present, none, ab",
        "emails.type, equals, work, a",
        "emails.primary, equals, true, a",
        "addresses.country, equals, NL, b",
        "addresses.latitude, startsWith, 52, b",
        "addresses, present, none, ''",
        "phoneNumbers, present, none, b",
      })
  void keepThoseWithAMatchingValue(
      String field, FilterOperation operation, String value, String expected) {
    RestfulCollection<Person> people =
        people("@all", ListOptions.none().where(field, operation, value));
    assertThat(String.join("", ids(people))).isEqualTo(expected);
    assertThat(people.getTotalResults()).isEqualTo(expected.length());
    assertThat(people.isFiltered()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "birthday, equals, 1975-02-14, a",
    "birthday, equals, 1975-02-14T01:00:00+01:00, a",
    "birthday, equals, 1975-02-15, ''",
    "birthday, startsWith, 1975, a",
    "birthday, contains, -02-14, a",
    "birthday, present, ignored, a"
  })
  void readADayInEachForm(String field, FilterOperation operation, String value, String expected) {
    graph("MATCH (a:Person {id: 'a'}) SET a.birthday = '1975-02-14T00:00:00.000Z'");
    RestfulCollection<Person> people =
        people("@all", ListOptions.none().where(field, operation, value));
    assertThat(String.join("", ids(people))).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource({
    "birthday, equals, 14.2.1975",
    "birthday, equals, ''",
    "birthday, contains, Feb",
    "updated, startsWith, 1975/02",
    "anniversary, equals, 5"
  })
  void refuseWhatIsNoDay(String field, FilterOperation operation, String value) {
    assertThatExceptionOfType(ProtocolException.class)
        .isThrownBy(() -> people("@all", ListOptions.none().where(field, operation, value)))
        .withMessageStartingWith("filterValue must be a date")
        .satisfies(refusal -> assertThat(refusal.getCode()).isEqualTo(400));
  }

  @Test
  void ofOnePersonMayLeaveNobody() {
    ListOptions options = ListOptions.none().where("age", FilterOperation.equals, "1");
    assertThat(ids("@self", options, "a")).isEmpty();
  }

  @Test
  void hasAppKeepsThoseWhoHaveIt() {
    assertThat(ids("@all", special("hasApp", null))).containsExactly("a");
  }

  @ParameterizedTest
  @ValueSource(strings = {"all", "topFriends"})
  void allAndTopFriendsKeepEverybody(String filter) {
    assertThat(ids("@all", special(filter, "ignored"))).containsExactly("a", "b", "c");
  }

  @Test
  void isFriendsWithKeepsThoseWhoseFriendIsThePerson() {
    assertThat(ids("@all", special("isFriendsWith", "c"))).containsExactly("b", "c");
    assertThat(ids("@all", special("isFriendsWith", "a"))).isEmpty();
    assertThat(ids("@all", special("isFriendsWith", "nobody"))).isEmpty();
    assertThat(ids("@friends", special("isFriendsWith", "c"), "a")).containsExactly("b");
  }

  @Test
  void theFriendsFilterFindsMutualFriends() {
    assertThat(ids("@friends", special("@friends", "c"), "a")).containsExactly("b");
    assertThat(ids("@friends", special("@friends", "a"), "a")).isEmpty();
    assertThat(ids("@self", special("@friends", "c"), "b")).containsExactly("b");
    assertThat(ids("@self", special("@friends", "c"), "a")).isEmpty();
    assertRefused(400, () -> people("@friends", special("@friends", ""), "a"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"@me", "@viewer", "@owner"})
  void theFriendsFilterTakesThoseOfTheTokenByTheirWords(String word) {
    ListOptions options = special("@friends", word);
    assertThat(ids(people("@all", options, Set.of(), Tokens.viewer("c"))))
        .containsExactly("b", "c");
  }

  @Test
  void isFriendsWithNobodyIsABadRequest() {
    assertRefused(400, () -> people("@all", special("isFriendsWith", null)));
    assertRefused(400, () -> people("@all", special("isFriendsWith", "")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"nothing", "name.nothing", "emails.nothing", "bodyType", "", "HASAPP"})
  void anUnknownFieldIsABadRequest(String field) {
    assertRefused(400, () -> people("@all", special(field, "x")));
  }

  private static ListOptions special(String filter, String value) {
    return ListOptions.none().where(filter, FilterOperation.contains, value);
  }
}
