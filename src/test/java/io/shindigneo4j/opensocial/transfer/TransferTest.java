package io.shindigneo4j.opensocial.transfer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.opensocial.transfer.MessageRows.Copy;
import io.shindigneo4j.schema.activities.ActivityOperations.ActivityKind;
import io.shindigneo4j.schema.appdata.AppDataOperations.AppDataLimits;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.TestDeadlines;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.json.JSONObject;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.neo4j.graphdb.Transaction;

@DisplayName("A transfer into the graph")
@ExtendWith(SharedGraphServer.class)
class TransferTest {

  private static final Instant NOW = Instant.parse("2026-03-04T05:06:07.891Z");
  private static final AppDataLimits LIMITS = new AppDataLimits(2, 100);

  private final List<String> refusals = new ArrayList<>();
  private final List<String> printed = new ArrayList<>();

  private GraphDriver driver;

  @BeforeEach
  void connect(GraphServer server) {
    driver = server.driver();
    run(Statement.cypher("CREATE (:Person {id: 'ann'}), (:Person {id: 'bob'})"));
  }

  @AfterEach
  void disconnect() {
    driver.close();
  }

  private void run(Statement statement) {
    driver.execute(statement.writing());
  }

  private List<Object> column(String cypher) {
    return driver.execute(Statement.cypher(cypher)).records().stream()
        .map(row -> row.values().get(0))
        .toList();
  }

  /** Moves records of one kind. */
  private void move(RecordKind kind, List<Supplier<TransferRow>> rows) {
    move(
        sink -> {
          for (int i = 0; i < rows.size(); i++) {
            sink.take(kind, new Origin("row", i), rows.get(i));
          }
        },
        false);
  }

  private void move(Source source, boolean strict) {
    refusals.clear();
    printed.clear();
    TransferReport report = new TransferReport(refusals::add, strict);
    Transfer.into(driver, LIMITS, NOW, report, read -> {}).run(source);
    report.print(printed::add);
  }

  private static Supplier<TransferRow> entry(String id, long moment) {
    return () ->
        ActivityRows.of(ActivityKind.ENTRY, "ann", "", new JSONObject(Map.of("id", id)), moment);
  }

  private void assertStreamIsInOrder(int total) {
    List<Object> moments =
        column(
            "MATCH (:ActivityStream)-[:NEWEST]->(first) MATCH path = (first)-[:OLDER*0..]->(item)"
                + " RETURN item.moment ORDER BY length(path)");
    assertThat(moments).hasSize(total).doesNotHaveDuplicates();
    assertThat(moments.stream().map(Long.class::cast).toList())
        .isSortedAccordingTo((one, other) -> Long.compare(other, one));
    assertThat(
            column(
                "MATCH (s:ActivityStream)-[:NEWEST]->(n), (s)-[:OLDEST]->(o)"
                    + " WHERE s.moment = n.moment AND NOT (o)-[:OLDER]->() RETURN s.total"))
        .containsExactly((long) total);
  }

  /** Moments that are equal and close make the places scarce. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  @DisplayName("keeps a timeline in order, whatever order things come in")
  void keepsTimelinesInOrder(long seed) {
    Random random = new Random(seed);
    for (int batch = 0; batch < 3; batch++) {
      int from = 20 * batch;
      move(
          RecordKind.ACTIVITY,
          IntStream.range(from, from + 20)
              .mapToObj(i -> entry("e" + i, 1 + random.nextInt(30)))
              .toList());
      assertStreamIsInOrder(from + 20);
    }
  }

  @Test
  @DisplayName("puts what is older below what is there already")
  void putsOlderBelow() {
    move(RecordKind.ACTIVITY, List.of(entry("new", 100), entry("old", 50), entry("between", 75)));
    move(RecordKind.ACTIVITY, List.of(entry("oldest", 10), entry("newest", 200)));
    assertThat(
            column(
                "MATCH (:ActivityStream)-[:NEWEST]->(first) MATCH path ="
                    + " (first)-[:OLDER*0..]->(item) RETURN item.id ORDER BY length(path)"))
        .containsExactly("newest", "new", "between", "old", "oldest");
    assertStreamIsInOrder(5);
  }

  @Test
  @DisplayName("loses nothing between its batches")
  void writesAllBatches() {
    move(
        RecordKind.COLLECTION,
        IntStream.range(0, 1_234)
            .<Supplier<TransferRow>>mapToObj(
                i -> () -> MessageRows.collection("ann", "c%04d".formatted(i), "C", NOW))
            .toList());
    assertThat(printed).contains("collection\t1234\t1234\t0\t0\t0");
    assertThat(column("MATCH (:Person {id: 'ann'})-[:HAS_COLLECTION]->(c) RETURN count(c)"))
        .containsExactly(1_234L);
  }

  @Test
  @DisplayName("refuses application data beyond the limits, and skills beyond a hundred")
  void respectsLimits() {
    move(
        RecordKind.APP_DATA,
        List.of(
            () -> AppDataRows.of("ann", "app", "a", "1"),
            () -> AppDataRows.of("ann", "app", "b", "x".repeat(200)),
            () -> AppDataRows.of("ann", "app", "c", "2"),
            () -> AppDataRows.of("ann", "app", "d", "3")));
    assertThat(printed).contains("app data\t4\t2\t0\t2\t0");
    assertThat(refusals)
        .containsExactly(
            "row 1: no app data: the person has as much as the limits allow",
            "row 3: no app data: the person has as much as the limits allow");
    move(
        RecordKind.SKILL,
        LongStream.range(0, 101)
            .<Supplier<TransferRow>>mapToObj(i -> () -> SkillRows.skill("ann", "skill " + i, i))
            .toList());
    assertThat(printed).contains("skill\t101\t100\t0\t1\t0");
  }

  @Test
  @DisplayName("makes no circle of managers, and gives nobody another manager")
  void keepsTheHierarchy() {
    run(Statement.cypher("CREATE (:Person {id: 'carl'})"));
    move(
        RecordKind.MANAGER,
        List.of(
            () -> RelationshipRows.manager("ann", "bob", 1),
            () -> RelationshipRows.manager("bob", "carl", 1),
            () -> RelationshipRows.manager("carl", "ann", 1),
            () -> RelationshipRows.manager("ann", "carl", 1)));
    assertThat(refusals)
        .containsExactly(
            "row 2: no manager: the manager reports to the person",
            "row 3: no manager: the person has another manager");
  }

  @Test
  @DisplayName("makes no request of friends, nor of who is blocked; friends end their request")
  void keepsFriendship() {
    run(
        Statement.cypher(
            "MATCH (a:Person {id: 'ann'}), (b:Person {id: 'bob'})"
                + " CREATE (:Person {id: 'carl'})-[:BLOCKS {since: 1}]->(a),"
                + " (a)-[:FRIEND_REQUEST {since: 1}]->(b)"));
    move(
        RecordKind.FRIENDSHIP,
        List.of(
            () -> RelationshipRows.friendship("ann", "bob", 1),
            () -> RelationshipRows.friendship("bob", "ann", 1)));
    move(
        RecordKind.FRIEND_REQUEST,
        List.of(
            () -> RelationshipRows.request("ann", "bob", 1),
            () -> RelationshipRows.request("ann", "carl", 1)));
    assertThat(refusals)
        .containsExactly(
            "row 0: no friend request: the two are friends already",
            "row 1: no friend request: one of the two blocks the other");
    assertThat(column("MATCH ()-[r:FRIEND_REQUEST]->() RETURN count(r)")).containsExactly(0L);
    refusals.clear();
    move(RecordKind.FRIENDSHIP, List.of(() -> RelationshipRows.friendship("ann", "carl", 1)));
    assertThat(refusals).containsExactly("row 0: no friendship: one of the two blocks the other");
  }

  @Test
  @DisplayName("adds no friendship twice where somebody else adds it at the same time")
  void locksPeople(GraphServer server) throws Exception {
    try (Transaction other = server.database("neo4j").beginTx()) {
      other.execute(
          "MATCH (a:Person {id: 'ann'}), (b:Person {id: 'bob'}) SET a.id = a.id"
              + " CREATE (a)-[:FRIEND_OF {since: 1}]->(b)");
      CompletableFuture<Void> moved = CompletableFuture.runAsync(this::makeFriends);
      assertThatThrownBy(() -> moved.get(300, TimeUnit.MILLISECONDS))
          .isInstanceOf(TimeoutException.class);
      other.commit();
      moved.get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS);
    }
    assertThat(printed).contains("friendship\t1\t0\t1\t0\t0");
    assertThat(column("MATCH ()-[r:FRIEND_OF]->() RETURN count(r)")).containsExactly(1L);
  }

  private void makeFriends() {
    move(RecordKind.FRIENDSHIP, List.of(() -> RelationshipRows.friendship("ann", "bob", 1)));
  }

  @Test
  @DisplayName("tells which copies of a message nobody can have")
  void tellsLostCopies() {
    move(
        RecordKind.MESSAGE,
        List.of(
            () ->
                MessageRows.message(
                    Map.of("id", "m1", "title", "T"),
                    "gone",
                    List.of(new Copy("ann", "@inbox", null), new Copy("eve", "@inbox", "read")),
                    NOW)));
    assertThat(refusals)
        .containsExactly(
            "row 0: message without the copy of eve",
            "row 0: message without its place as an answer to gone");
    assertThat(printed).contains("message\t1\t1\t0\t0\t2");
  }

  @Test
  @DisplayName("keeps what is there, and refuses an id that somebody else has")
  void keepsWhatIsThere() {
    move(
        RecordKind.GROUP,
        List.of(
            () -> GroupRows.group("g", "First", null, "ann"),
            () -> GroupRows.group("g", "Twice", null, "ann")));
    assertThat(refusals).containsExactly("row 1: no group: it comes twice");
    refusals.clear();
    move(RecordKind.GROUP, List.of(() -> GroupRows.group("g", "Second", null, "ann")));
    assertThat(printed).contains("group\t1\t0\t1\t0\t0");
    move(RecordKind.GROUP, List.of(() -> GroupRows.group("g", "Third", null, "bob")));
    assertThat(refusals).containsExactly("row 0: no group: somebody else has this id");
    assertThat(column("MATCH (g:Group) RETURN g.title")).containsExactly("First");
  }

  @Test
  @DisplayName("stops at the first refusal where it is strict")
  void isStrict() {
    Source source =
        sink -> {
          sink.take(
              RecordKind.GROUP, new Origin("a", 1), () -> GroupRows.group(null, "", "", "ann"));
          sink.take(
              RecordKind.GROUP, new Origin("a", 2), () -> GroupRows.group("g", "", "", "ann"));
        };
    assertThatThrownBy(() -> move(source, true)).isInstanceOf(StrictException.class);
    assertThat(column("MATCH (g:Group) RETURN g")).isEmpty();
    move(source, false);
    assertThat(column("MATCH (g:Group) RETURN g")).hasSize(1);
  }
}
