package io.shindigneo4j.opensocial.people;

import static io.shindigneo4j.testing.Answers.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.Answers;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.ListOptions;
import io.shindigneo4j.testing.Policies;
import io.shindigneo4j.testing.Tokens;
import java.util.Set;
import org.apache.shindig.protocol.RestfulCollection;
import org.apache.shindig.social.opensocial.model.Person;
import org.apache.shindig.social.opensocial.spi.PersonService;
import org.apache.shindig.social.opensocial.spi.UserId;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Which people a request means, and their natural order")
class PeopleSelectorTest extends PeopleContract {

  @BeforeEach
  void fourPeople() {
    graph(
        """
        CREATE (a:Person {id: 'a'}), (b:Person {id: 'b'}), (c:Person {id: 'c'}), (d:Person {id: 'd'}),
          (a)-[:FRIEND_OF {since: 30}]->(b), (a)-[:FRIEND_OF {since: 10}]->(d),
          (a)-[:FRIEND_OF {since: 20}]->(c), (b)-[:FRIEND_OF {since: 5}]->(c),
          (b)-[:FRIEND_OF {since: 40}]->(b), (d)-[:FRIEND_OF]->(a),
          (club:Group {id: 'club'}), (:Group {id: 'empty'})<-[:OWNER_OF]-(a),
          (a)-[:OWNER_OF]->(club), (b)-[:MEMBER_OF {since: 2}]->(club),
          (c)-[:MEMBER_OF {since: 1}]->(club), (c)-[:MEMBER_OF {since: 9}]->(club)
        """);
  }

  @Test
  void selfIsThePersonAskedFor() {
    assertThat(ids("@self", ListOptions.none(), "b")).containsExactly("b");
  }

  @Test
  void selvesComeAsTheyWereAskedForAndOnce() {
    assertThat(ids("@self", ListOptions.none(), "c", "a", "d")).containsExactly("c", "a", "d");
    RestfulCollection<Person> twice =
        people("@self", ListOptions.none(), Set.of(), Tokens.viewer("c"), "@viewer", "a", "c");
    assertThat(ids(twice)).containsExactly("c", "a");
    assertThat(twice.getTotalResults()).isEqualTo(2);
  }

  @Test
  void unknownPeopleAreSkippedInAList() {
    RestfulCollection<Person> people = people("@self", ListOptions.none(), "nobody", "a", "none");
    assertThat(ids(people)).containsExactly("a");
    assertThat(people.getTotalResults()).isEqualTo(1);
    assertThat(ids("@self", ListOptions.none(), "nobody", "none")).isEmpty();
    assertThat(ids("@friends", ListOptions.none(), "nobody")).isEmpty();
  }

  @Test
  void theOnlyPersonAskedForMustBeThere() {
    assertRefused(404, () -> people("@self", ListOptions.none(), "nobody"));
    assertRefused(404, () -> person("nobody"));
  }

  @Test
  void friendsComeOldestFriendshipFirst() {
    assertThat(ids("@friends", ListOptions.none(), "a")).containsExactly("d", "c", "b");
    assertThat(ids("@friends", ListOptions.none(), "c")).isEmpty();
  }

  @Test
  void aFriendshipWithoutABeginningIsTheOldest() {
    graph(
        "MATCH (d:Person {id: 'd'}), (b:Person {id: 'b'}) CREATE (d)-[:FRIEND_OF {since: 1}]->(b)");
    assertThat(ids("@friends", ListOptions.none(), "d")).containsExactly("a", "b");
  }

  @Test
  void friendsOfSeveralAreAUnionWithTheOldestFriendshipOfEach() {
    RestfulCollection<Person> people = people("@friends", ListOptions.none(), "a", "b");
    assertThat(ids(people)).containsExactly("c", "d", "b");
    assertThat(people.getTotalResults()).isEqualTo(3);
  }

  @Test
  void friendshipsOfTheSameTimeComeById() {
    graph("MATCH ()-[friendship:FRIEND_OF]->() SET friendship.since = 7");
    assertThat(ids("@friends", ListOptions.none(), "a")).containsExactly("b", "c", "d");
  }

  @Test
  void allIsEverybodyById() {
    assertThat(ids("@all", ListOptions.none(), "b")).containsExactly("a", "b", "c", "d");
  }

  @Test
  void theNaturalOrderCanBeTurnedRound() {
    ListOptions turned = ListOptions.none().descendingBy("topFriends");
    assertThat(ids("@friends", turned, "a")).containsExactly("b", "c", "d");
  }

  @Test
  void aGroupShowsItsMembersToAMemberAndToTheOwner() {
    assertThat(ids("club", ListOptions.none(), "a")).containsExactly("c", "b");
    assertThat(ids("club", ListOptions.none(), "b")).containsExactly("c", "b");
    assertThat(ids("club", ListOptions.none(), "a", "b", "d")).containsExactly("c", "b");
    assertThat(ids("empty", ListOptions.none(), "a")).isEmpty();
  }

  @Test
  void aGroupIsEmptyForOthersAndSoIsAnUnknownOne() {
    assertThat(ids("club", ListOptions.none(), "d")).isEmpty();
    assertThat(ids("none", ListOptions.none(), "a")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"@deleted", "@Friends", "@family"})
  void anotherWordForAGroupIsABadRequest(String group) {
    assertRefused(400, () -> people(group, ListOptions.none(), "a"));
  }

  @Test
  void ownerAndViewerAreTheTokens() {
    var token = Tokens.of("a", "b");
    assertThat(ids(people("@self", ListOptions.none(), Set.of(), token, "@me")))
        .containsExactly("b");
    assertThat(ids(people("@self", ListOptions.none(), Set.of(), token, "@owner", "@viewer")))
        .containsExactly("a", "b");
  }

  @Test
  void aTokenWithoutAnOwnerIsABadRequestForTheOwner() {
    var token = Tokens.of(null, "b");
    assertRefused(400, () -> people("@self", ListOptions.none(), Set.of(), token, "@owner"));
    UserId owner = UserId.fromJson("@owner");
    assertRefused(400, () -> Answers.get(service.getPerson(owner, Set.of(), token)));
  }

  @Test
  void whoIsNotSignedInIsAnonymousWhereTheyMayRead(GraphServer server) {
    assertRefused(
        401,
        () -> Answers.get(service.getPerson(UserId.fromJson("@me"), Set.of(), Tokens.anonymous())));
    PersonService service = service(server, Policies.anonymousRead());
    Person person =
        Answers.get(service.getPerson(UserId.fromJson("@me"), Set.of(), Tokens.anonymous()));
    assertThat(person.getId()).isEqualTo("-1");
    assertThat(person.getName().getFormatted()).isEqualTo("Anonymous");
    assertThat(person.getIsViewer()).isTrue();
    assertThat(ids("@self", ListOptions.none(), "-1", "a")).containsExactly("a");
  }
}
