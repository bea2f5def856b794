package io.shindigneo4j.opensocial.people;

import static io.shindigneo4j.testing.Answers.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import io.shindigneo4j.driver.Result;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.testing.Answers;
import io.shindigneo4j.testing.DefectOfPredecessor;
import io.shindigneo4j.testing.ListOptions;
import io.shindigneo4j.testing.Tokens;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.apache.shindig.protocol.model.FilterOperation;
import org.apache.shindig.social.core.model.ListFieldImpl;
import org.apache.shindig.social.core.model.NameImpl;
import org.apache.shindig.social.core.model.PersonImpl;
import org.apache.shindig.social.opensocial.model.Person;
import org.apache.shindig.social.opensocial.spi.UserId;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Texts that mean something to somebody else")
class HostileInputTest extends PeopleContract {

  private static final String GRAPH =
      "MATCH (n) OPTIONAL MATCH (n)-[r]->(m) RETURN n {.*} AS n, type(r) AS r, m {.*} AS m"
          + " ORDER BY n.id, r";

  private Result before;

  private static Stream<String> texts() {
    return Stream.of(
        "' OR 1=1 //",
        "'}) DETACH DELETE n //",
        "\"}) MATCH (n) DETACH DELETE n //",
        "`",
        "displayName` = 'x' DETACH DELETE person //",
        "id\\",
        "\\u0027",
        "$users",
        "${jndi:ldap://x}",
        "person.age",
        "*",
        "\n\t\r",
        "\u0000",
        "a\u0000",
        "\u0007\u001B[31m",
        "\uD83D\uDE00",
        "\u202Eevil",
        "\u0645\u0631\u062D\u0628\u0627",
        "",
        " ",
        "x".repeat(100_000));
  }

  private static void forEach(Consumer<String> test) {
    texts()
        .forEach(
            text -> assertThatCode(() -> test.accept(text)).as(text).doesNotThrowAnyException());
  }

  @Test
  void halfACharacterIsABadRequest() {
    assertRefused(400, () -> person("\uD83D"));
    assertRefused(400, () -> people("@all", ListOptions.none().ascendingBy("\uD83D")));
  }

  @BeforeEach
  void twoFriends() {
    graph("CREATE (:Person {id: 'a', displayName: 'A', age: 1})-[:FRIEND_OF]->(:Person {id: 'b'})");
    before = driver.run(Statement.cypher(GRAPH)).join();
  }

  @AfterEach
  void nothingHasChanged() {
    assertThat(driver.run(Statement.cypher(GRAPH)).join().records()).isEqualTo(before.records());
  }

  @Test
  @DefectOfPredecessor("The Cypher variant builds text from unescaped ids")
  void areUnknownUsers() {
    forEach(this::areUnknownUsers);
  }

  private void areUnknownUsers(String text) {
    assertRefused(404, () -> person(text));
    assertRefused(404, () -> people("@self", ListOptions.none(), text));
    assertThat(ids("@friends", ListOptions.none(), text)).isEmpty();
  }

  @Test
  void matchNothingAsFilterValues() {
    forEach(this::matchNothingAsFilterValues);
  }

  private void matchNothingAsFilterValues(String text) {
    String value = ListOptions.valueOf(text);
    for (FilterOperation operation : List.of(FilterOperation.equals, FilterOperation.contains)) {
      ListOptions options = ListOptions.none().where("nickname", operation, value);
      assertThat(ids("@all", options)).isEmpty();
    }
  }

  @Test
  void areUnknownFields() {
    forEach(this::areUnknownFields);
  }

  private void areUnknownFields(String text) {
    ListOptions filter = ListOptions.none().where(text, FilterOperation.contains, "a");
    assertRefused(400, () -> people("@all", filter));
    assertRefused(400, () -> people("@all", ListOptions.none().ascendingBy(text)));
    assertThat(person("a", text)).usingRecursiveComparison().isEqualTo(person("a", "id"));
  }

  /**
   * Each list that somebody is in has their name, and their organisations if they are asked for.
   */
  @Test
  void areRefusedWhereTheyMakeListsLong() {
    Person name = new PersonImpl();
    name.setDisplayName("x".repeat(1_001));
    assertRefused(413, () -> updateOfA(name));
    Person parts = new PersonImpl();
    parts.setName(new NameImpl("x".repeat(1_001)));
    assertRefused(413, () -> updateOfA(parts));
    Person text = new PersonImpl();
    text.setAboutMe("x".repeat(262_145));
    assertRefused(413, () -> updateOfA(text));
    Person texts = new PersonImpl();
    texts.setInterests(Collections.nCopies(262_145, "x"));
    assertRefused(413, () -> updateOfA(texts));
    Person list = new PersonImpl();
    list.setEmails(Collections.nCopies(3, new ListFieldImpl("work", "x".repeat(100_000))));
    assertRefused(413, () -> updateOfA(list));
  }

  private void updateOfA(Person person) {
    Answers.get(service.updatePerson(user("a"), person, Tokens.viewer("a")));
  }

  @Test
  void areUnknownToUpdate() {
    forEach(this::areUnknownToUpdate);
  }

  private void areUnknownToUpdate(String text) {
    assertRefused(
        404,
        () -> Answers.get(service.updatePerson(user(text), new PersonImpl(), Tokens.viewer(text))));
  }

  @Test
  void areStoredAsTheyAre() {
    forEach(this::areStoredAsTheyAre);
  }

  private void areStoredAsTheyAre(String text) {
    graph("CREATE (:Person {id: 'c'})");
    Person body = new PersonImpl();
    body.setAboutMe(text);
    body.setEmails(List.of(new ListFieldImpl(text, text)));
    body.setTags(List.of(text));
    Answers.get(service.updatePerson(user("c"), body, Tokens.viewer("c")));
    Person stored = Answers.get(service.getPerson(user("c"), Set.of(), NOBODY_ELSE));
    assertThat(stored.getAboutMe()).isEqualTo(text);
    assertThat(stored.getTags()).containsExactly(text);
    assertThat(stored.getEmails().get(0).getType()).isEqualTo(text);
    graph("MATCH (c:Person {id: 'c'}) OPTIONAL MATCH (c)-[:HAS_EMAIL]->(e) DETACH DELETE c, e");
  }

  private static UserId user(String id) {
    return new UserId(UserId.Type.userId, id);
  }
}
