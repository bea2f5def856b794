package io.shindigneo4j.opensocial.people;

import static io.shindigneo4j.testing.Answers.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.opensocial.xml.XmlBeanConverter;
import io.shindigneo4j.testing.DefectOfPredecessor;
import io.shindigneo4j.testing.HandlerContract;
import io.shindigneo4j.testing.JsonPath;
import io.shindigneo4j.testing.OverBolt;
import io.shindigneo4j.testing.Tokens;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@OverBolt
@DisplayName("People over REST and JSON-RPC")
class PeopleHandlerTest extends HandlerContract {

  private static final String OWN = "/people/@me/@self";

  @BeforeEach
  void people() {
    graph(
        """
        CREATE (a:Person {id: 'a', displayName: 'A', age: 30, updated: '2026-01-01T00:00:00.000Z'}),
          (b:Person {id: 'b', displayName: 'B'}), (c:Person {id: 'c', displayName: 'C'}),
          (a)-[:FRIEND_OF {since: 1}]->(c), (b)-[:FRIEND_OF {since: 2}]->(c),
          (a)-[:FRIEND_OF {since: 3}]->(b),
          (a)-[:HAS_EMAIL {position: 0}]->(:Email {value: 'a@example.org'}),
          (a)-[:HAS_IM {position: 0}]->(:InstantMessenger {value: 'im:a'}),
          (c)-[:MEMBER_OF]->(g:Group {id: 'g'}), (a)-[:MEMBER_OF]->(g), (b)-[:MEMBER_OF]->(g)
        """);
  }

  @Test
  void onePersonIsAnsweredAlone() {
    assertThat(rest("a", "GET", "/people/@me").getString("id")).isEqualTo("a");
    assertThat(rest("a", "GET", "/people/@self").getString("id")).isEqualTo("a");
    assertThat(rest("a", "GET", "/people/a/@friends/c").getString("id")).isEqualTo("c");
    assertThat(rest("a", "GET", "/people/a/@self?filterBy=id&filterValue=a").getString("id"))
        .isEqualTo("a");
    assertThat(rpc("a", "people.get", "{userId: 'b', fields: ['displayName']}").getString("id"))
        .isEqualTo("b");
    assertThat(rest("a", "GET", "/people/b/@friends/@me").getString("id")).isEqualTo("a");
    refused(404, "a", "GET", "/people/nobody/@self");
    refused(404, "a", "GET", "/people/a/@self/nobody");
  }

  @Test
  @DefectOfPredecessor("One unknown id fails a whole people list")
  void unknownIdsAreLeftOut() {
    assertThat(rest("a", "GET", "/people/a,nobody,b/@self").getList("list.id"))
        .containsExactly("a", "b");
    assertThat(rest("a", "GET", "/people/a/@self/b,nobody,c").getList("list.id"))
        .containsExactly("b", "c");
    assertThat(rpc("a", "people.get", "{userId: ['a', 'nobody']}").getInt("totalResults"))
        .isEqualTo(1);
  }

  @Test
  @DefectOfPredecessor("Groups of several users duplicate shared friends")
  void friendsAndGroupsOfSeveralUsersAreListedOnce() {
    assertThat(rest("a", "GET", "/people/a,b/@friends").getList("list.id"))
        .containsExactly("c", "b");
    assertThat(rest("a", "GET", "/people/a,b,c/g").getInt("totalResults")).isEqualTo(3);
  }

  /** Shindig reads an id without a sign as what follows its first letter. */
  @ParameterizedTest
  @ValueSource(strings = {"wall", "xfriends", "xself", "ball"})
  void aGroupIsNamedByAnyText(String id) {
    graph("MATCH (b:Person {id: 'b'}) CREATE (b)-[:MEMBER_OF]->(:Group {id: '" + id + "'})");
    assertThat(rest("b", "GET", "/people/@me/" + id).getList("list.id")).containsExactly("b");
    assertThat(rpc("b", "people.get", "{userId: '@me', groupId: '" + id + "'}").getList("list.id"))
        .containsExactly("b");
  }

  @Test
  void aChoiceIsClearedByNull() {
    String drinker = "/people/@me/@self?fields=drinker,lookingFor";
    rest("a", "PUT", OWN, "{\"drinker\": {\"value\": \"SOCIALLY\", \"displayValue\": null}}");
    assertThat(rest("a", "GET", drinker).getMap("drinker")).isEqualTo(Map.of("value", "SOCIALLY"));
    rest(
        "a",
        "PUT",
        OWN,
        "{\"drinker\": {\"value\": null}, \"lookingFor\": [{\"value\": null}, null]}");
    assertThat(rest("a", "GET", drinker).getMap("drinker")).isNull();
    assertThat(rest("a", "GET", drinker).getList("lookingFor")).isNullOrEmpty();
  }

  @Test
  void theAddressOfAProfileIsAFieldAndWhoseItIsComesAlong() {
    graph("MATCH (b:Person {id: 'b'}) SET b.profileUrl = 'https://b.example/'");
    for (JsonPath person :
        List.of(
            rest("b", "GET", "/people/@me/@self?fields=profileUrl"),
            rpc("b", "people.get", "{userId: '@me', fields: ['profileUrl']}"),
            rpc("b", "people.get", "{userId: '@me', fields: ['@all']}"))) {
      assertThat(person.getString("profileUrl")).isEqualTo("https://b.example/");
      assertThat(person.getBoolean("isViewer")).isTrue();
      assertThat(person.getBoolean("isOwner")).isTrue();
    }
    JsonPath friends = rest("a", "GET", "/people/@me/@friends?fields=profileUrl");
    assertThat(friends.getList("list.profileUrl")).containsExactly(null, "https://b.example/");
  }

  @Test
  void aPageBehindTheOnlyPersonIsEmpty() {
    assertThat(rest("a", "GET", "/people/a/@self/b?startIndex=1").getMap("")).isNull();
    assertThat(rest("a", "GET", "/people/a/@self?filterBy=id&filterValue=a&count=0").getMap(""))
        .isNull();
  }

  @Test
  @DefectOfPredecessor("ims stores e-mails")
  @DefectOfPredecessor("Age is inverted")
  @DefectOfPredecessor("updated is lost")
  void ageInstantMessengersAndUpdatedAreWhatTheyWere() {
    var a = rest("a", "GET", "/people/@me/@self?fields=age,ims,emails,updated");
    assertThat(a.getInt("age")).isEqualTo(30);
    assertThat(a.getList("ims.value")).containsExactly("im:a");
    assertThat(a.getList("emails.value")).containsExactly("a@example.org");
    assertThat(a.getString("updated")).isEqualTo("2026-01-01T00:00:00.000Z");
    rest("a", "PUT", "/people/@me/@self", "{\"age\": 31, \"ims\": [{\"value\": \"im:b\"}]}");
    var changed = rest("a", "GET", "/people/@me/@self?fields=age,ims,emails,updated");
    assertThat(changed.getInt("age")).isEqualTo(31);
    assertThat(changed.getList("ims.value")).containsExactly("im:b");
    assertThat(changed.getList("emails.value")).containsExactly("a@example.org");
    assertThat(changed.getString("updated")).isEqualTo(NOW.toString());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/people/a/b c",
        "/people/a/@none",
        "/people/a/@friends?count=x",
        "/people/a/@friends?updatedSince=x",
        "/people/a/@friends?sortOrder=x",
        "/people/a,b/@self/c",
        "/people/a/@friends?filterBy=none&filterValue=x",
        "/people/a,b/@friendrequests"
      })
  void whatMakesNoSenseIsTheCallersMistake(String target) {
    refused(400, "a", "GET", target);
  }

  @Test
  void aRefusalNamesTheParameter() {
    for (String query : List.of("updatedSince=x", "updatedSince=2026-01-01T00:00:00%2002:00")) {
      assertThatThrownBy(() -> rest("a", "GET", "/people/a/@friends?" + query))
          .hasMessageContaining("updatedSince");
    }
    for (String group : List.of("''", "[]")) {
      assertThatThrownBy(() -> rpc("a", "people.get", "{groupId: " + group + "}"))
          .hasMessageContaining("groupId");
    }
    assertThatThrownBy(() -> rpc("a", "people.get", "{userId: ''}")).hasMessageContaining("userId");
  }

  /** As a parameter of REST that has no value, and a number of JSON however it is written. */
  @Test
  void anEmptyTextIsNoValueOfWhatSaysHowToAnswer() {
    graph("MATCH (c:Person {id: 'c'}) SET c.`name.givenName` = 'Cy'");
    String empty = "{groupId: '@friends', sortBy: '', fields: '', startIndex: '', count: 1.0}";
    JsonPath friends = rpc("a", "people.get", empty);
    assertThat(friends.getList("list.name.givenName")).containsExactly("Cy");
    assertThat(rpc("a", "people.get", "{groupId: '@friends', startIndex: 1.0}").getList("list.id"))
        .containsExactly("b");
  }

  @ParameterizedTest
  @CsvSource({
    "/people/a/@self/b, a",
    "/people/a/@self/b, ",
    "/people/@me/@self, b",
    "/people/@self, b",
    "/people/a/@friends/b, ",
    "/people/a/@friends, ",
    "/people/a/@sentrequests/b, ",
    "/people/a/@all, ",
    "/people/a/g, "
  })
  void anUpdateChangesTheUserOrNobody(String target, String id) {
    String named = id == null ? "" : ", \"id\": \"" + id + "\"";
    refused(400, "a", "PUT", target, "{\"displayName\": \"New\"" + named + "}");
    assertThat(value("MATCH (p:Person {displayName: 'New'}) RETURN count(p) AS value"))
        .isEqualTo(0L);
  }

  @ParameterizedTest
  @ValueSource(strings = {"/people/@me/@self", "/people/a/@self", "/people/@self", "/people/a"})
  void anUpdateMayNameTheUser(String target) {
    String body = "{\"id\": \"a\", \"displayName\": \"New\"}";
    assertThat(rest("a", "PUT", target, body).getString("id")).isEqualTo("a");
    assertThat(value("MATCH (p:Person {id: 'a'}) RETURN p.displayName AS value")).isEqualTo("New");
  }

  @Test
  void whoseFriendsTheyAreIsNotForAnonymousCallers() {
    for (String target : List.of("/people/a/@friends", "/people/a/g", "/people/a/@self")) {
      assertRefused(401, () -> calls.rest(Tokens.anonymous(), "GET", target));
    }
  }

  @Test
  void bodiesMayBeXml() {
    calls.rest(
        Tokens.viewer("d"),
        "POST",
        "/people/@me/@self",
        "<person><nickname>Dee</nickname></person>",
        calls.part(XmlBeanConverter.class));
    calls.rest(
        Tokens.viewer("d"),
        "POST",
        "/people/@me/@friends",
        "<person xmlns=\"http://ns.opensocial.org/2008/opensocial\"><id>a</id></person>",
        calls.part(XmlBeanConverter.class));
    assertThat(rest("d", "GET", "/people/@me/@self?fields=nickname").getString("nickname"))
        .isEqualTo("Dee");
    assertThat(rest("a", "GET", "/people/@me/@friendrequests").getList("list.id"))
        .containsExactly("d");
  }

  /** OpenSocial Core API Server 2.5.1, Partial Updates. */
  @Test
  void aPartOfAFieldIsChangedAlone() {
    String self = "/people/@me/@self?fields=";
    rest("a", "PUT", "/people/@me/@self", "{name: {givenName: 'A', familyName: 'B'}}");
    rest("a", "PUT", self + "name.givenName", "{name: {givenName: 'C'}}");
    assertThat(rest("a", "GET", self + "name").getString("name.givenName")).isEqualTo("C");
    assertThat(rest("a", "GET", self + "name").getString("name.familyName")).isEqualTo("B");
    rest("a", "PUT", self + "name.givenName", "{name: null}");
    assertThat(rest("a", "GET", self + "name").getString("name.givenName")).isNull();
    assertThat(rest("a", "GET", self + "name").getString("name.familyName")).isEqualTo("B");
    refused(400, "a", "PUT", self + "name.givenname", "{name: {givenName: 'E'}}");
    refused(400, "a", "PUT", self + "emails.value", "{emails: [{value: 'a@b'}]}");
    rest("a", "PUT", self + "name.familyName", "{name: {}}");
    assertThat(rest("a", "GET", self + "name").getString("name.familyName")).isNull();
    rest("a", "PUT", self + "name", "{name: {familyName: 'D'}}");
    assertThat(rest("a", "GET", self + "name").getString("name.givenName")).isNull();
  }

  @Test
  void anUndisclosedGenderIsNoneAnyMore() {
    rest("a", "PUT", "/people/@me/@self", "{gender: 'female'}");
    rest("a", "PUT", "/people/@me/@self", "{gender: 'undisclosed'}");
    assertThat(rest("a", "GET", "/people/@me/@self?fields=gender").getString("gender")).isNull();
  }

  @Test
  void supportedFieldsAreThoseOfAProfileAndTheContainers() {
    assertThat(rest("a", "GET", "/people/@supportedFields").<String>getList(""))
        .contains("aboutMe", "addresses", "birthday", "emails", "gender", "id", "name")
        .contains("organizations", "phoneNumbers", "tags", "inTheContainer")
        .doesNotHaveDuplicates()
        .noneMatch(field -> field.contains("."));
  }
}
