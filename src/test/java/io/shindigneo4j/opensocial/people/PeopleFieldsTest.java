package io.shindigneo4j.opensocial.people;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.Answers;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.ListOptions;
import io.shindigneo4j.testing.Policies;
import io.shindigneo4j.testing.Tokens;
import java.util.Set;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.social.opensocial.model.Name;
import org.apache.shindig.social.opensocial.model.Person;
import org.apache.shindig.social.opensocial.spi.UserId;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The fields of a person that a request names")
class PeopleFieldsTest extends PeopleContract {

  @BeforeEach
  void onePerson() {
    graph(
        """
        CREATE (a:Person {id: 'a', displayName: 'A', `name.formatted`: 'Mr A', `name.givenName`: 'Al',
          age: 3, tags: ['x', 'y'], thumbnailUrl: 'a.png', nonsense: 'from a later version'}),
          (a)-[:HAS_EMAIL {position: 1}]->(:Email {value: 'two', type: 'home', nonsense: 1}),
          (a)-[:HAS_EMAIL {position: 0}]->(:Email {value: 'one', type: 'work'}),
          (a)-[:HAS_PHOTO {position: 0}]->(:Photo {value: 'b.png', type: 'other'}),
          (a)-[:HAS_PHOTO {position: 1}]->(:Photo {value: 'a.png', type: 'thumbnail'})
        """);
  }

  @Test
  void theDefaultOnes() {
    Person expected = expected(name("Mr A", "Al"));
    expected.setThumbnailUrl("a.png");
    assertIs(expected, "id", "name", "thumbnailUrl");
  }

  @Test
  void allOfThemWhereNoneIsNamedOrAll() {
    for (Person person :
        new Person[] {person("a"), person("a", "@all"), person("a", "age", "@all")}) {
      assertThat(person.getAge()).isEqualTo(3);
      assertThat(person.getTags()).containsExactly("x", "y");
      assertThat(person.getName()).usingRecursiveComparison().isEqualTo(name("Mr A", "Al"));
      assertThat(person.getEmails()).extracting("value").containsExactly("one", "two");
      assertThat(person.getPhotos()).extracting("value").containsExactly("b.png", "a.png");
      assertThat(person.getThumbnailUrl()).isEqualTo("a.png");
    }
  }

  @Test
  void oneAndTheIdInAnyCase() {
    Person expected = expected(null);
    expected.setAge(3);
    assertIs(expected, "age");
  }

  @Test
  void aListOfDetails() {
    Person person = person("a", "emails");
    assertThat(person.getEmails()).extracting("type").containsExactly("work", "home");
    person.setEmails(null);
    assertThat(person).usingRecursiveComparison().isEqualTo(expected(null));
  }

  @Test
  void oneInsideAnother() {
    assertIs(expected(name(null, "Al")), "name.givenName");
  }

  @Test
  void thoseThatThePersonHasNotAndUnknownOnesAreAbsent() {
    assertIs(expected(null), "nickname", "addresses", "nonsense", "name.x", "");
  }

  @Test
  void ownerAndViewerAreMarked(GraphServer server) {
    assertThat(asked(Tokens.of("a", "b")))
        .extracting("isOwner", "isViewer")
        .containsExactly(true, false);
    assertThat(asked(Tokens.of("b", "a")))
        .extracting("isOwner", "isViewer")
        .containsExactly(false, true);
    service = service(server, Policies.anonymousRead());
    assertThat(asked(Tokens.anonymous()))
        .extracting("isOwner", "isViewer")
        .containsExactly(false, false);
  }

  private Person asked(SecurityToken token) {
    return Answers.get(service.getPerson(UserId.fromJson("a"), Set.of("id"), token));
  }

  private static Person expected(Name name) {
    Person person = new SocialPerson();
    person.setId("a");
    person.setName(name);
    return person;
  }

  /** Alone and in a list. */
  private void assertIs(Person expected, String... fields) {
    assertThat(person("a", fields)).usingRecursiveComparison().isEqualTo(expected);
    assertThat(people("@self", ListOptions.none(), Set.of(fields), NOBODY_ELSE, "a").getList())
        .singleElement()
        .usingRecursiveComparison()
        .isEqualTo(expected);
  }

  private static Name name(String formatted, String given) {
    Name name = new SocialName();
    name.setFormatted(formatted);
    name.setGivenName(given);
    return name;
  }
}
