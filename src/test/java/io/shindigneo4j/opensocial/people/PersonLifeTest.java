package io.shindigneo4j.opensocial.people;

import static io.shindigneo4j.testing.Answers.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.opensocial.xml.XmlBeanConverter;
import io.shindigneo4j.testing.DefectOfPredecessor;
import io.shindigneo4j.testing.HandlerContract;
import io.shindigneo4j.testing.JsonPath;
import io.shindigneo4j.testing.Tokens;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.Callable;
import org.apache.shindig.protocol.conversion.BeanJsonConverter;
import org.apache.shindig.social.opensocial.model.Person;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("People come and go")
class PersonLifeTest extends HandlerContract {

  private static final String BODY =
      """
      {"displayName": "Ann 😀 'x\\" \\u05d0", "emails": [{"value": "ann@example.org", "type": "work"}],
       "name": {"familyName": "Ash"}, "tags": ["a", "b"]}
      """;

  @Test
  void whoIsSignedInCreatesTheirOwnProfile() {
    JsonPath created = rest("ann", "POST", "/people/@me/@self", BODY);
    assertThat(created.getString("id")).isEqualTo("ann");
    assertThat(created.getBoolean("isViewer")).isTrue();
    JsonPath read = rest("ann", "GET", "/people/ann/@self?fields=@all");
    assertThat(read.getString("displayName")).isEqualTo("Ann 😀 'x\" \u05d0");
    assertThat(read.getString("emails[0].type")).isEqualTo("work");
    assertThat(read.getString("name.familyName")).isEqualTo("Ash");
    assertThat(read.getList("tags")).containsExactly("a", "b");
    assertThat(read.getString("updated")).isEqualTo(NOW.toString());
  }

  @Test
  void byJsonRpcAsWell() {
    rpc("ann", "people.create", "{userId: '@me', groupId: '@self', person: {nickname: 'A'}}");
    assertThat(rest("ann", "GET", "/people/@me/@self?fields=nickname").getString("nickname"))
        .isEqualTo("A");
    rpc("ann", "people.delete", "{userId: '@me', groupId: '@self'}");
    refused(404, "ann", "GET", "/people/@me/@self");
  }

  @Test
  void whatIsNullInAnUpdateIsTakenAway() {
    rest("ann", "POST", "/people/@me/@self", BODY);
    rest(
        "ann",
        "PUT",
        "/people/@me/@self",
        "{\"emails\": null, \"name\": null, \"tags\": null, \"id\": \"ann\"}");
    assertThat(profile()).containsOnlyKeys("id", "displayName", "updated", "isOwner", "isViewer");
    rpc(
        "ann",
        "people.update",
        "{userId: '@me', groupId: '@self', fields: ['nickname'], person: {displayName: null}}");
    assertThat(profile()).containsOnlyKeys("id", "updated", "isOwner", "isViewer");
  }

  private Map<String, Object> profile() {
    return rest("ann", "GET", "/people/@me/@self?fields=@all").getMap("");
  }

  /** Texts of the bean, which are lists in OpenSocial 2.5.1. */
  @Test
  void anEmptyListInAnUpdateTakesAwayAText() {
    rest("ann", "POST", "/people/@me/@self", "{children: ['Max', 'Mia'], pets: ['Rex']}");
    assertThat(profile()).containsEntry("children", "Max, Mia").containsEntry("pets", "Rex");
    rest("ann", "PUT", "/people/@me/@self", "{children: []}");
    assertThat(profile()).doesNotContainKey("children").containsEntry("pets", "Rex");
  }

  /** OpenSocial Core API Server 2.5.1, Partial Updates. */
  @Test
  void anUpdateTakesAwayWhatFieldsNameAndTheBodyHasNot() {
    rest("ann", "POST", "/people/@me/@self", BODY);
    String path = "/people/@me/@self?fields=";
    refused(400, "ann", "PUT", path + "displayName", "{\"displayName\": \"A\", \"tags\": []}");
    rest("ann", "PUT", path + "displayName,tags,name.familyName", "{\"displayName\": \"A\"}");
    assertThat(profile()).containsEntry("displayName", "A").doesNotContainKeys("tags", "name");
    assertThat(profile()).containsKey("emails");
    rest("ann", "PUT", path + "@all", "{\"nickname\": \"N\"}");
    assertThat(profile()).containsKeys("emails", "nickname");
  }

  @Test
  void everyFieldThatAClientSendsComesBack() {
    for (int seed = 0; seed < 5; seed++) {
      Person person = new RandomBeans(new Random(seed)).person();
      person.setId("p" + seed);
      rest("p" + seed, "POST", "/people/@me/@self", text(person));
      Person stored = StoredPeople.read(driver, "p" + seed);
      assertThat(stored)
          .usingRecursiveComparison()
          .ignoringFields("updated", "appData")
          .isEqualTo(read(text(person)));
    }
  }

  private String text(Person person) {
    return calls.part(BeanJsonConverter.class).convertToString(person);
  }

  private Person read(String text) {
    return calls.part(BeanJsonConverter.class).convertToObject(text, SocialPerson.class);
  }

  @Test
  void nobodyCreatesSomebodyElse() {
    refused(403, "eve", "POST", "/people/ann/@self", "{}");
    refused(400, "eve", "POST", "/people/@me/@self", "{\"id\": \"ann\"}");
    assertRefused(401, () -> calls.rest(Tokens.anonymous(), "POST", "/people/@me/@self", "{}"));
    assertThat(value("MATCH (p:Person) RETURN count(p) AS value")).isEqualTo(0L);
  }

  @ParameterizedTest
  @ValueSource(strings = {"@me", "@x", "a,b", "a/b", "", "a\nb", "a\u0085b", "a\u009bb", "-1"})
  void someIdsNobodyCanHave(String id) {
    assertRefused(
        400, () -> rpc(id, "people.create", "{userId: '@me', groupId: '@self', person: {}}"));
  }

  @Test
  void aBodyThatMakesNoSenseIsTheCallersMistake() {
    for (String body : List.of("", "[]", "{", "{\"name\": \"x\"}", "{\"emails\": 1}", "null")) {
      refused(400, "ann", "POST", "/people/@me/@self", body);
    }
  }

  @Test
  void whoIsThereIsNotMadeAgain() {
    rest("ann", "POST", "/people/@me/@self", BODY);
    refused(409, "ann", "POST", "/people/@me/@self", "{\"nickname\": \"other\"}");
    assertThat(rest("ann", "GET", "/people/@me/@self?fields=nickname").getString("nickname"))
        .isNull();
  }

  /** OpenSocial Social Data 2.5.1, Person, and what Shindig's bean has not of it. */
  @Test
  void keepsEachFieldOfOpenSocial251() {
    String fields =
        """
        "anniversary": "2001-05-01T00:00:00.000Z", "contactPreference": "by mail", "dn": "CN-A",
        "location": "Oulu", "nativeName": {"formatted": "\\u00c4", "pronunciation": "ae"}, "note": "n\\nm",
        "alternateNames": [{"formatted": "B", "givenName": "b"}, {"familyName": "C"}],
        "orgIdentifier": ["7", "8"], "preferredName": {"givenName": "Al", "pronunciationUrl": "http://e/a"},
        "addresses": [{"building": "7", "floor": "2"}], "currentLocation": {"floor": "1"},
        "published": "2010-01-02T03:04:05.006Z",
        "organizations": [{"department": "Ice", "location": "Oulu", "name": "A", "subField": "B"}]
        """;
    rest("ann", "POST", "/people/@me/@self", BODY);
    rest("ann", "PUT", "/people/@me/@self", "{" + fields + "}");
    JsonPath sent = JsonPath.from("{" + fields + "}");
    assertThat(profile()).containsAllEntriesOf(sent.getMap(""));
    rest("ann", "DELETE", "/people/@me/@self");
    JsonPath created = rest("ann", "POST", "/people/@me/@self?requestId=r", "{" + fields + "}");
    assertThat(created.<String, Object>getMap("")).containsAllEntriesOf(sent.getMap(""));
    assertThat(rest("ann", "POST", "/people/@me/@self?requestId=r", "{" + fields + "}").toString())
        .isEqualTo(created.toString());
    assertThat(
            rest("ann", "GET", "/people/@me/@self?fields=note,alternateNames").getMap("").keySet())
        .contains("note", "alternateNames")
        .doesNotContain("dn");
    rest(
        "ann",
        "PUT",
        "/people/@me/@self",
        "{\"note\": null, \"alternateNames\": null, \"nativeName\": null, \"published\": null}");
    assertThat(profile())
        .containsKey("dn")
        .doesNotContainKeys("note", "alternateNames", "nativeName", "published");
    assertThat(
            rest("ann", "GET", "/people/@me/@self?filterBy=dn&filterValue=CN-A&filterOp=equals")
                .getString("id"))
        .isEqualTo("ann");
  }

  /** OpenSocial Social Data 2.5.1, Organization. */
  @Test
  void readsTheSubfieldOfAnOrganization() {
    rest("ann", "POST", "/people/@me/@self", "{\"organizations\": [{\"subfield\": \"B\"}]}");
    assertThat(profile().get("organizations")).asString().contains("subField=B");
  }

  @Test
  void readsTheMiddleNameOfAName() {
    rest("ann", "POST", "/people/@me/@self", "{\"name\": {\"middleName\": \"B\"}}");
    assertThat(profile()).containsEntry("name", Map.of("additionalName", "B"));
  }

  /** Social Data 2.5.1, Person, has texts where Shindig has enumerations and objects. */
  @Test
  void readsTheFormsOfOpenSocial251InXml() {
    rest("ann", "POST", "/people/@me/@self", BODY);
    putXml(
        "<gender>undisclosed</gender><utcOffset>-08:00</utcOffset><drinker>socially</drinker>"
            + "<smoker>now and then</smoker><networkPresence>AWAY</networkPresence>"
            + "<bodyType>slim</bodyType><lookingFor>random</lookingFor>"
            + "<profileSong>http://e/s</profileSong><name><middleName>B</middleName></name>");
    assertThat(profile())
        .containsEntry("utcOffset", -480)
        .containsEntry("bodyType", Map.of("build", "slim"))
        .containsEntry("drinker", Map.of("value", "SOCIALLY"))
        .containsEntry("smoker", Map.of("displayValue", "now and then"))
        .containsEntry("networkPresence", Map.of("value", "AWAY"))
        .containsEntry("profileSong", Map.of("value", "http://e/s"))
        .containsEntry("name", Map.of("additionalName", "B"))
        .containsKey("lookingFor")
        .doesNotContainKey("gender");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "age|<age>old</age>",
        "gender|<gender>both</gender>",
        "birthday|<birthday>Spring 2009</birthday>",
        "hasApp|<hasApp>yes</hasApp>",
        "latitude|<addresses><latitude>north</latitude></addresses>",
        "name|<name>Kim</name>",
        "nickname|<nickname>a</nickname><nickname>b</nickname>",
        "there is no field label|<emails><value>v</value><label>a</label></emails>"
      })
  void namesWhatItCannotReadInXml(String field, String elements) {
    rest("ann", "POST", "/people/@me/@self", BODY);
    assertThatThrownBy(() -> putXml(elements))
        .hasMessage("the request cannot be read: " + field)
        .extracting("code")
        .isEqualTo(400);
  }

  private void putXml(String elements) {
    calls.rest(
        Tokens.viewer("ann"),
        "PUT",
        "/people/@me/@self",
        "<person>" + elements + "</person>",
        calls.part(XmlBeanConverter.class));
  }

  /** Neither as a text nor as another number. */
  @ParameterizedTest
  @ValueSource(strings = {"aboutMe", "age", "utcOffset", "bodyType"})
  void takesNoNumberThatItCannotKeep(String field) {
    rest("ann", "POST", "/people/@me/@self", BODY);
    String body = "{\"" + field + "\": 9223372036854775808}";
    refused(400, "ann", "PUT", "/people/@me/@self", body);
    assertThatThrownBy(() -> rest("ann", "PUT", "/people/@me/@self", body))
        .hasMessageContaining(field + " is a whole number of more than 64 bits");
    assertThat(profile()).doesNotContainKey(field);
  }

  @Test
  void takesNothingOfWhoItsFriendsAre() {
    rest("ann", "POST", "/people/@me/@self", BODY);
    for (String body : List.of("{\"connected\": true}", "{\"relationships\": [\"friends\"]}")) {
      assertThatThrownBy(() -> rest("ann", "PUT", "/people/@me/@self", body))
          .hasMessageContaining(body.substring(2, body.indexOf('"', 2)) + " cannot be written");
    }
    rest("ann", "PUT", "/people/@me/@self", "{\"connected\": null}");
  }

  @Test
  @DefectOfPredecessor("Creating a person is check-then-create")
  void eightClientsMakeOnePersonAndSevenGetA409() throws Exception {
    List<Callable<?>> clients =
        Collections.nCopies(8, () -> rest("ann", "POST", "/people/@me/@self", BODY));
    assertThat(together(clients)).containsOnlyOnce(OK).filteredOn(s -> s == 409).hasSize(7);
    assertThat(value("MATCH (p:Person {id: 'ann'})-->(e) RETURN count(e) AS value")).isEqualTo(1L);
  }

  @Test
  void eightClientsWithOneRequestIdMakeOnePersonAndGetEqualAnswers() throws Exception {
    List<String> answers = Collections.synchronizedList(new ArrayList<>());
    List<Callable<?>> clients =
        Collections.nCopies(
            8,
            () ->
                answers.add(
                    rest("ann", "POST", "/people/@me/@self?requestId=r1", BODY).toString()));
    assertThat(together(clients)).containsOnly(OK);
    assertThat(answers).hasSize(8).containsOnly(answers.get(0));
    assertThat(value("MATCH (p:Person) RETURN count(p) AS value")).isEqualTo(1L);
  }

  @Test
  void aRequestSentAgainGetsTheFirstAnswerAndChangesNothing() {
    String first = rest("ann", "POST", "/people/@me/@self?requestId=r1", BODY).toString();
    assertThat(rest("ann", "POST", "/people/@me/@self?requestId=r1", "{}").toString())
        .isEqualTo(first);
    refused(409, "ann", "POST", "/people/@me/@self?requestId=r2", BODY);
  }

  @Test
  @DefectOfPredecessor("Deleting a person does nothing")
  void aDeletedPersonLeavesNothingBehind() {
    rest("ann", "POST", "/people/@me/@self", BODY);
    graph(
        """
        MATCH (ann:Person {id: 'ann'})
        CREATE (bob:Person {id: 'bob'}), (ann)-[:FRIEND_OF {since: 1}]->(bob)-[:FRIEND_OF]->(ann),
          (ann)-[:FRIEND_REQUEST]->(:Person {id: 'cid'})-[:FRIEND_REQUEST]->(ann),
          (ann)-[:MEMBER_OF]->(g:Group {id: 'g'})<-[:OWNER_OF]-(bob),
          (ann)-[:INVITED_TO]->(:Group {id: 'h'})<-[:OWNER_OF]-(bob),
          (ann)-[:OWNER_OF]->(:Group {id: 'alone'})
        """);
    rest("ann", "DELETE", "/people/ann/@self");
    refused(404, "bob", "GET", "/people/ann/@self");
    assertThat(rest("bob", "GET", "/people/@me/@friends").getInt("totalResults")).isZero();
    assertThat(value("MATCH (n) RETURN count(n) AS value"))
        .as("bob, cid, bob's two groups, and a revocation with its log")
        .isEqualTo(6L);
    assertThat(value("MATCH ()-[r]->() RETURN count(r) AS value")).isEqualTo(2L);
  }

  @Test
  void aGroupOfADeletedOwnerPassesToTheLongestStandingAdminOrElseMember() {
    graph(
        """
        CREATE (ann:Person {id: 'ann'}), (old:Person {id: 'old'}), (adm:Person {id: 'adm'}),
          (g:Group {id: 'g'}), (h:Group {id: 'h'}), (shared:Group {id: 's'}),
          (ann)-[:OWNER_OF]->(g), (ann)-[:MEMBER_OF {since: 1}]->(g),
          (old)-[:MEMBER_OF {since: 2}]->(g), (adm)-[:MEMBER_OF {since: 9, role: 'admin'}]->(g),
          (ann)-[:OWNER_OF]->(h), (adm)-[:MEMBER_OF {since: 4}]->(h),
          (old)-[:MEMBER_OF {since: 3}]->(h),
          (ann)-[:OWNER_OF]->(shared)<-[:OWNER_OF]-(old), (adm)-[:MEMBER_OF]->(shared)
        """);
    rest("ann", "DELETE", "/people/@self");
    assertThat(
            value(
                "MATCH (p)-[:OWNER_OF]->(g) WITH g.id + p.id AS owned ORDER BY owned"
                    + " RETURN collect(owned) AS value"))
        .isEqualTo(List.of("gadm", "hold", "sold"));
  }

  @Test
  void nobodyDeletesSomebodyElse() {
    graph("CREATE (:Person {id: 'ann'}), (:Person {id: 'eve'})");
    refused(403, "eve", "DELETE", "/people/ann/@self");
    refused(400, "eve", "DELETE", "/people/@me/@self/ann");
    refused(400, "eve", "DELETE", "/people/@me/@self", "{\"id\": \"ann\"}");
    refused(400, "eve", "DELETE", "/people/@me/@friends");
    assertRefused(401, () -> calls.rest(Tokens.anonymous(), "DELETE", "/people/ann/@self"));
    refused(404, "nobody", "DELETE", "/people/@me/@self");
    assertThat(value("MATCH (p:Person) RETURN count(p) AS value")).isEqualTo(2L);
  }

  @Test
  void readersOfPeopleWhoComeAndGoAreNotFailed() throws Exception {
    graph("UNWIND range(1, 30) AS i CREATE (:Person {id: 'p' + i, displayName: 'P'})");
    List<Callable<?>> clients = new ArrayList<>();
    for (int i = 1; i <= 4; i++) {
      String id = "p" + i;
      clients.add(
          () -> {
            for (int round = 0; round < 15; round++) {
              rest(id, "DELETE", "/people/@me/@self");
              rest(id, "POST", "/people/@me/@self", BODY);
            }
            return null;
          });
      clients.add(
          () -> {
            for (int round = 0; round < 60; round++) {
              rest(id, "GET", "/people/p9/@all?fields=displayName,emails&sortBy=displayName");
            }
            return null;
          });
    }
    assertThat(together(clients)).containsOnly(OK);
  }
}
