package io.shindigneo4j.web.launcher;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.people.StoredPeople;
import io.shindigneo4j.opensocial.sample.SampleCommunity;
import io.shindigneo4j.opensocial.sample.SampleData;
import io.shindigneo4j.schema.activities.ActivityOperations;
import io.shindigneo4j.schema.activities.ActivityOperations.ActivityKind;
import io.shindigneo4j.schema.activities.ActivityOperations.ListActivities;
import io.shindigneo4j.schema.graph.RecommendationOperations;
import io.shindigneo4j.schema.graph.RecommendationOperations.Ranking;
import io.shindigneo4j.schema.graph.RecommendationOperations.RecommendFriends;
import io.shindigneo4j.schema.people.PeopleSelector;
import io.shindigneo4j.schema.people.PeopleSelector.PeopleRelation;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.ListQuery.Sort;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.schema.query.Selection;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.apache.commons.io.IOUtils;
import org.apache.shindig.common.util.ResourceLoader;
import org.apache.shindig.social.opensocial.model.Person;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.json.JSONArray;
import org.json.JSONObject;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The sample people of the run command")
@ExtendWith(SharedGraphServer.class)
class SampleLoadingTest {

  private static final Instant NOW = Instant.parse("2031-05-06T07:08:09.123Z");

  /** All of Shindig's people but the two who have no friends in Shindig's file. */
  private static final String WITH_FRIENDS =
      "MATCH (p:Person) WHERE NOT p.id IN ['mario.rossi', 'maija.m'] ";

  private static final String PAIRS =
      "MATCH (a:Person)-[:FRIEND_OF]->(b) RETURN a.id + ' ' + b.id AS row ORDER BY row";

  private static final String EVERYTHING =
      "MATCH (n) RETURN [elementId(n), n {.*}, [(n)-[r]->(m) | [elementId(r), r {.*}]]] ORDER BY elementId(n)";

  private GraphDriver driver;

  @BeforeEach
  void connect(GraphServer server) {
    driver = server.driver();
  }

  @AfterEach
  void disconnect() {
    driver.close();
  }

  private long load() {
    return SampleCommunity.loadIfEmpty(driver, SampleLoading.community(), NOW).join();
  }

  @Test
  void areSixtyAndAreLoadedOnce() {
    assertThat(load()).isEqualTo(60);
    List<Object> before = column(EVERYTHING);
    assertThat(load()).isZero();
    assertThat(column(EVERYTHING)).isEqualTo(before);
    assertThat(column("MATCH (p:Person) RETURN count(p)")).containsExactly(60L);
  }

  @Test
  void leaveAStoreWithOtherPeopleAlone() {
    driver.run(Statement.cypher("CREATE (:Person {id: 'me'})").writing()).join();
    assertThat(load()).isZero();
    assertThat(column("MATCH (n) RETURN n.id")).containsExactly("me");
  }

  /** The messages are what comes in last. */
  @Test
  void leaveNothingWhenTheirLastPartFails() {
    driver.run(Statement.cypher("CREATE (:Message {id: 'portal-1'})").writing()).join();
    assertThatThrownBy(this::load).hasMessageContaining("ConstraintValidationFailed");
    assertThat(column("MATCH (n) RETURN n.id")).containsExactly("portal-1");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "[]", "{\"people\": []}"})
  void areRefusedWhereAFileHasLess(String text) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SampleCommunity.loadIfEmpty(driver, text, NOW))
        .withMessageStartingWith("this is no sample community");
  }

  @Test
  void haveShindigsOwnUnchanged() throws Exception {
    load();
    JSONObject file =
        new JSONObject(
            IOUtils.toString(ResourceLoader.openResource("sampledata/canonicaldb.json"), "UTF-8"));
    JSONArray people = file.getJSONArray("people");
    assertThat(people.length()).isEqualTo(6);
    for (int i = 0; i < people.length(); i++) {
      Person expected = StoredPeople.ofJson(people.getString(i));
      assertThat(StoredPeople.read(driver, expected.getId()))
          .usingRecursiveComparison()
          .isEqualTo(expected);
      JSONArray friends = file.getJSONObject("friendLinks").optJSONArray(expected.getId());
      assertThat(
              column(
                  "MATCH (:Person {id: '%s'})-[f:FRIEND_OF]->(p) RETURN p.id ORDER BY f.since"
                      .formatted(expected.getId())))
          .hasToString(
              friends == null ? "[]" : friends.toString().replace("\"", "").replace(",", ", "));
    }
  }

  @Test
  void haveGadgetsOnSomeOfTheirPages() {
    load();
    assertThat(
            column(
                """
                MATCH (p:Person)-[:HAS_APP_DATA]->({application: 'container.profile'})-[:HAS_VALUE]->(v)
                RETURN p.id + ' ' + v.key + ' ' + v.text ORDER BY p.id
                """))
        .hasSize(2)
        .first(InstanceOfAssertFactories.STRING)
        .startsWith("hana.kim gadgets \"{")
        .contains("own:groups");
  }

  @Test
  void haveShindigsOwnContentAsItIsElsewhere(GraphServer server) {
    SampleData.loadIfEmpty(driver, NOW.minus(Duration.ofDays(400))).join();
    List<Object> own = shindigs();
    server.clear();
    load();
    assertThat(shindigs()).isEqualTo(own).hasSizeGreaterThan(20);
  }

  /** What Shindig's file brings besides people, without the totals of what the community adds. */
  private List<Object> shindigs() {
    return column(
        """
        MATCH (n:Group|Message|Album|MediaItem|ActivityEntry|Activity)
        WHERE NOT n.id STARTS WITH 'portal-'
          AND (n.moment IS NULL OR n.moment < %d)
          AND NOT EXISTS { (n)<-[:OWNER_OF|HAS_ALBUM]-(p) WHERE EXISTS { (p)-[:HAS_PHOTO]->() } }
          AND NOT EXISTS { (n)<-[:HAS_MEDIA_ITEM]-()<-[:HAS_ALBUM]-(p) WHERE EXISTS { (p)-[:HAS_PHOTO]->() } }
        RETURN n {.*} AS properties
        ORDER BY n.id, n.owner, labels(n)[0]
        """
            .formatted(NOW.minus(Duration.ofDays(399)).toEpochMilli()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"NATIVE", "CYPHER"})
  void haveAtLeastThreeSuggestionsEach(QueryMode mode) {
    load();
    OperationRunner runner = new OperationRunner(driver, mode);
    assertThat(column(WITH_FRIENDS + "RETURN p.id"))
        .hasSize(58)
        .allSatisfy(
            person ->
                assertThat(
                        runner
                            .run(
                                RecommendationOperations.RECOMMEND_FRIENDS,
                                suggestions((String) person))
                            .join()
                            .total())
                    .isGreaterThanOrEqualTo(3));
  }

  private static RecommendFriends suggestions(String person) {
    return new RecommendFriends(
        List.of(person),
        1,
        Ranking.COMMON_FRIENDS,
        3,
        Viewpoint.of(person),
        new Page(0, 10),
        new Selection(List.of("id"), List.of()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"NATIVE", "CYPHER"})
  void haveAStreamOfAtLeastTwentyEach(QueryMode mode) {
    load();
    OperationRunner runner = new OperationRunner(driver, mode);
    assertThat(column(WITH_FRIENDS + "RETURN p.id"))
        .allSatisfy(
            person ->
                assertThat(
                        runner
                            .run(ActivityOperations.LIST, stream((String) person))
                            .join()
                            .activities())
                    .hasSizeGreaterThanOrEqualTo(20));
  }

  private static ListActivities stream(String person) {
    return new ListActivities(
        ActivityKind.ENTRY,
        new PeopleSelector(List.of(person), PeopleRelation.FRIENDS, null, Viewpoint.of(person)),
        "app",
        List.of(),
        new ListQuery(null, null, new Sort(null, true), new Page(0, 1000)),
        new Selection(List.of("id", "published"), List.of()));
  }

  @Test
  void haveDoneNothingToComeAndAYearOfWhatIsPast() {
    load();
    String entries = "MATCH (e:ActivityEntry) WHERE e.published > '2020' RETURN ";
    assertThat((String) column(entries + "max(e.published)").get(0))
        .isBetween("2031-05-06T00", NOW.toString());
    assertThat((String) column(entries + "min(e.published)").get(0))
        .isBetween("2030-05-01", "2030-07-01");
    assertThat(
            column("MATCH (n) WHERE n.moment > %d RETURN n.id".formatted(NOW.toEpochMilli() + 99)))
        .isEmpty();
    assertThat(column("MATCH ()-[r]->() WHERE r.since > %d RETURN r".formatted(NOW.toEpochMilli())))
        .isEmpty();
  }

  /** As those that operations write: data-model.md, "Timelines". */
  @Test
  void haveTimelinesInOrderWithTheirTotals() {
    load();
    assertThat(
            column(
                """
                MATCH (t)-[:NEWEST]->(first)
                MATCH path = (first)-[:OLDER]->*(last)
                WHERE NOT EXISTS { (last)-[:OLDER]->() }
                WITH t, last, nodes(path) AS items
                WHERE size(items) <> t.total OR head(items).moment <> t.moment
                  OR any(i IN range(1, size(items) - 1) WHERE items[i - 1].moment <= items[i].moment)
                  OR t:ActivityStream AND NOT EXISTS { (t)-[:OLDEST]->(last) }
                  OR t:MessageCollection
                    AND t.unread <> size([item IN items WHERE item.status = 'NEW'])
                RETURN labels(t) + t.id + t.owner
                """))
        .isEmpty();
    assertThat(column("MATCH (c:MessageCopy) WHERE NOT (c)<-[:NEWEST|OLDER]-() RETURN c.id"))
        .isEmpty();
    assertThat(
            column(
                "MATCH (m:Message)-[:REPLY_TO]->(p)<-[:COPY_OF]-(held) MATCH (c)-[:COPY_OF]->(m)"
                    + " WHERE held.owner = c.owner AND NOT m.id IN held.replies RETURN m.id"))
        .isEmpty();
  }

  @Test
  void areFarFromEachOtherByTwoToFiveFriendshipsAndKnowEachOtherBothWays() {
    load();
    assertThat(
            column(
                "MATCH path = ALL SHORTEST (a:Person {id: 'rosa.fuentes'})-[:FRIEND_OF]->+(b:Person)"
                    + " RETURN DISTINCT length(path) AS length ORDER BY length"))
        .contains(1L, 2L, 3L, 4L, 5L);
    assertThat(column(PAIRS)).hasSizeGreaterThan(300);
    assertThat(
            column(
                "MATCH (a)-[f:FRIEND_OF]->(b) WHERE EXISTS { (a)-[:HAS_PHOTO]->() }"
                    + " AND EXISTS { (b)-[:HAS_PHOTO]->() }"
                    + " AND NOT EXISTS { (b)-[back:FRIEND_OF]->(a) WHERE back.since = f.since }"
                    + " RETURN a.id"))
        .isEmpty();
  }

  @Test
  void haveWhatEachPageShows() {
    load();
    assertThat(count("(g:Group {closed: true})")).isGreaterThanOrEqualTo(3);
    assertThat(count("()-[:MEMBER_OF {role: 'admin'}]->()")).isGreaterThan(10);
    assertThat(count("()-[:INVITED_TO]->()")).isGreaterThan(20);
    assertThat(count("()-[:FRIEND_REQUEST]->()")).isGreaterThan(30);
    assertThat(count("()-[:REPORTS_TO]->()")).isGreaterThan(15);
    assertThat(count("()-[:ENDORSES]->()")).isGreaterThan(200);
    assertThat(count("()-[:REPLY_TO]->()")).isGreaterThan(50);
    assertThat(count("(:MessageCopy {status: 'NEW'})")).isGreaterThan(60);
    long comments = count("(e:ActivityEntry {`object.objectType`: 'comment'})");
    assertThat(comments).isGreaterThan(100);
    assertThat(count("(e:ActivityEntry WHERE e.inReplyTo IS NOT NULL)")).isEqualTo(comments);
    assertThat(
            column("MATCH (p:Person) WHERE NOT (p)-[:HAS_COLLECTION]->({id: '@inbox'}) RETURN p"))
        .isEmpty();
    assertThat(column("MATCH (p:Person)-[:REPORTS_TO]->+(p) RETURN p.id")).isEmpty();
  }

  private long count(String pattern) {
    return (Long) column("MATCH " + pattern + " RETURN count(*)").get(0);
  }

  private List<Object> column(String cypher) {
    return driver.run(Statement.cypher(cypher)).join().records().stream()
        .map(row -> row.values().get(0))
        .toList();
  }
}
