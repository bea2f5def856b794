package io.shindigneo4j.opensocial.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Result;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.opensocial.people.StoredPeople;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CompletionException;
import org.apache.commons.io.IOUtils;
import org.apache.shindig.common.util.ResourceLoader;
import org.apache.shindig.social.opensocial.model.Person;
import org.json.JSONArray;
import org.json.JSONObject;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Shindig's sample data")
@ExtendWith(SharedGraphServer.class)
class SampleDataTest {

  private GraphDriver driver;

  @BeforeEach
  void connect(GraphServer server) {
    driver = server.driver();
  }

  @AfterEach
  void disconnect() {
    driver.close();
  }

  @Test
  void isSixPeople() {
    assertThat(SampleData.loadIfEmpty(driver, Instant.EPOCH).join()).isEqualTo(6);
    assertThat(column("MATCH (p:Person) RETURN p.id ORDER BY p.id"))
        .containsExactly(
            "canonical", "george.doe", "jane.doe", "john.doe", "maija.m", "mario.rossi");
  }

  @Test
  void mayComeFromAnotherFile() throws Exception {
    String text = file().toString().replace("john.doe", "jack.doe");
    assertThat(SampleData.loadIfEmpty(driver, text, Instant.EPOCH).join()).isEqualTo(6);
    assertThat(column("MATCH (:Person {id: 'jack.doe'})-[:FRIEND_OF]->(p) RETURN p.id")).hasSize(3);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "[]", "{\"people\": []}", "{\"people\": [1]}"})
  void isRefusedWhereAFileHasLess(String text) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SampleData.loadIfEmpty(driver, text, Instant.EPOCH))
        .withMessageStartingWith("this is no sample data");
  }

  @Test
  void keepsTheOrderOfFriends() {
    SampleData.loadIfEmpty(driver, Instant.EPOCH).join();
    assertThat(
            column(
                "MATCH (:Person {id: 'john.doe'})-[f:FRIEND_OF]->(p) RETURN p.id ORDER BY f.since"))
        .containsExactly("jane.doe", "george.doe", "maija.m");
  }

  @Test
  void hasGroupsWithOwnersAndMembers() throws Exception {
    SampleData.loadIfEmpty(driver, Instant.EPOCH).join();
    JSONObject groups = file().getJSONObject("groups");
    JSONObject members = file().getJSONObject("groupMembers");
    assertThat(groups.length()).isPositive();
    for (String owner : JSONObject.getNames(groups)) {
      JSONArray owned = groups.getJSONArray(owner);
      for (int i = 0; i < owned.length(); i++) {
        String id = owned.getJSONObject(i).getJSONObject("id").getString("value");
        assertThat(column("MATCH (p)-[:OWNER_OF]->(:Group {id: '" + id + "'}) RETURN p.id"))
            .containsExactly(owner);
      }
    }
    for (String id : JSONObject.getNames(members)) {
      String match = "MATCH (p)-[m:MEMBER_OF]->(:Group {id: '" + id + "'}) ";
      assertThat(column(match + "RETURN p.id ORDER BY m.since").toString().replace(" ", ""))
          .isEqualTo(members.getJSONArray(id).toString().replace("\"", ""));
    }
  }

  @Test
  void hasEveryProfileFieldByField() throws Exception {
    SampleData.loadIfEmpty(driver, Instant.EPOCH).join();
    JSONArray people = file().getJSONArray("people");
    for (int i = 0; i < people.length(); i++) {
      Person expected = StoredPeople.ofJson(people.getString(i));
      assertThat(StoredPeople.read(driver, expected.getId()))
          .usingRecursiveComparison()
          .isEqualTo(expected);
    }
    assertThat(StoredPeople.read(driver, "canonical").getBodyType().getHeight()).isEqualTo(1.84f);
  }

  @Test
  void hasApplicationDataForOneApplication() {
    SampleData.loadIfEmpty(driver, Instant.EPOCH).join();
    assertThat(
            column(
                "MATCH (p)-[:HAS_APP_DATA]->({application: '1'})-[:HAS_VALUE]->(v)"
                    + " RETURN p.id + ' ' + v.key + '=' + v.text AS row ORDER BY row"))
        .containsExactly(
            "canonical count=\"2\"",
            "canonical size=\"100\"",
            "george.doe count=\"2\"",
            "jane.doe count=\"7\"",
            "john.doe count=\"0\"");
  }

  @Test
  void hasAlbumsWithTheirItemsInOrder() throws Exception {
    SampleData.loadIfEmpty(driver, Instant.EPOCH).join();
    assertThat(
            column(
                "MATCH (:Person {id: 'john.doe'})-[:HAS_ALBUM_TIMELINE]->()-[:NEWEST]->(first)"
                    + " MATCH path = (first)-[:OLDER*0..]->(a) RETURN a.id ORDER BY length(path)"))
        .containsExactly("temp123", "cruise123", "germany123");
    JSONArray items = file().getJSONObject("mediaItems").getJSONArray("john.doe");
    assertThat(column("MATCH (:Album)-[:HAS_MEDIA_ITEM]->(i:MediaItem) RETURN i.id"))
        .hasSize(items.length());
    assertThat(column("MATCH (a:Album) RETURN sum(a.mediaItemCount)"))
        .containsExactly((long) items.length());
    assertThat(column("MATCH (a:Album {id: 'germany123'}) RETURN a.mediaType"))
        .containsExactly(List.of("image"));
  }

  @Test
  void hasActivitiesOfBothKindsInOrder() {
    SampleData.loadIfEmpty(driver, Instant.EPOCH).join();
    String stream =
        "MATCH (s:ActivityStream {kind: '%s', owner: '%s'})-[:NEWEST]->()-[:OLDER]->*(a)";
    assertThat(column(stream.formatted("entry", "john.doe") + " RETURN a.id"))
        .containsExactly("activity3", "activity2", "activity1");
    assertThat(column(stream.formatted("activity", "canonical") + " RETURN a.title"))
        .containsExactly("My next trip", "My trip");
    assertThat(column("MATCH (:ActivityEntry)-[:ACTOR]->(p) RETURN p.id"))
        .containsExactly("john.doe", "john.doe", "john.doe");
    assertThat(column("MATCH (s:ActivityStream) RETURN sum(s.total)")).containsExactly(8L);
    assertThat(column("MATCH (a) WHERE a.document CONTAINS '%origin%' RETURN a")).isEmpty();
  }

  @Test
  void isLoadedOnceOnly() {
    SampleData.loadIfEmpty(driver, Instant.EPOCH).join();
    Result before = everything();
    assertThat(SampleData.loadIfEmpty(driver, Instant.EPOCH).join()).isZero();
    assertThat(everything().records()).isEqualTo(before.records());
  }

  @Test
  void leavesAStoreWithOtherPeopleAlone() {
    driver.run(Statement.cypher("CREATE (:Person {id: 'me'})").writing()).join();
    assertThat(SampleData.loadIfEmpty(driver, Instant.EPOCH).join()).isZero();
    assertThat(column("MATCH (n) RETURN n.id")).containsExactly("me");
  }

  @Test
  void leavesNothingWhenItFails() throws Exception {
    JSONObject groups = file().getJSONObject("groups");
    JSONObject group =
        groups.getJSONArray(JSONObject.getNames(groups)[0]).getJSONObject(0).getJSONObject("id");
    String taken = group.getString("value");
    driver.run(Statement.cypher("CREATE (:Group {id: '" + taken + "'})").writing()).join();
    assertThatThrownBy(() -> SampleData.loadIfEmpty(driver, Instant.EPOCH).join())
        .isInstanceOf(CompletionException.class)
        .hasMessageContaining("ConstraintValidationFailed");
    assertThat(column("MATCH (n) RETURN n.id")).containsExactly(taken);
  }

  /** The messages are what comes in last. */
  @Test
  void leavesNothingWhenItsLastPartFails() {
    driver.run(Statement.cypher("CREATE (:Message {id: '1a'})").writing()).join();
    assertThatThrownBy(() -> SampleData.loadIfEmpty(driver, Instant.EPOCH).join())
        .isInstanceOf(CompletionException.class)
        .hasMessageContaining("ConstraintValidationFailed");
    assertThat(column("MATCH (n) RETURN n.id")).containsExactly("1a");
  }

  private Result everything() {
    return driver
        .run(
            Statement.cypher(
                "MATCH (n) OPTIONAL MATCH (n)-[r]->(m) RETURN elementId(n), n {.*} AS n,"
                    + " elementId(r), r {.*} AS r, elementId(m) ORDER BY elementId(n), elementId(r)"))
        .join();
  }

  private List<Object> column(String cypher) {
    return driver.run(Statement.cypher(cypher)).join().records().stream()
        .map(row -> row.values().get(0))
        .toList();
  }

  private static JSONObject file() throws Exception {
    return new JSONObject(
        IOUtils.toString(ResourceLoader.openResource("sampledata/canonicaldb.json"), "UTF-8"));
  }
}
