package io.shindigneo4j.web.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.opensocial.backup.GraphImport;
import io.shindigneo4j.opensocial.backup.InputFile;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.sample.SampleData;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.schema.activities.ActivityOperations;
import io.shindigneo4j.schema.activities.ActivityOperations.ActivityKind;
import io.shindigneo4j.schema.activities.ActivityOperations.ListActivities;
import io.shindigneo4j.schema.appdata.AppDataOperations;
import io.shindigneo4j.schema.appdata.AppDataOperations.GetAppData;
import io.shindigneo4j.schema.graph.SocialGraphOperations;
import io.shindigneo4j.schema.graph.SocialGraphOperations.MutualFriends;
import io.shindigneo4j.schema.groups.GroupOperations;
import io.shindigneo4j.schema.groups.GroupOperations.ListGroups;
import io.shindigneo4j.schema.groups.GroupOperations.MembershipKind;
import io.shindigneo4j.schema.media.AlbumOperations;
import io.shindigneo4j.schema.media.AlbumOperations.ListAlbums;
import io.shindigneo4j.schema.messages.MessageOperations;
import io.shindigneo4j.schema.messages.MessageOperations.ListMessages;
import io.shindigneo4j.schema.migration.MigrationSet;
import io.shindigneo4j.schema.people.PeopleOperations;
import io.shindigneo4j.schema.people.PeopleOperations.GetPerson;
import io.shindigneo4j.schema.people.PeopleOperations.ListPeople;
import io.shindigneo4j.schema.people.PeopleSelector;
import io.shindigneo4j.schema.people.PeopleSelector.PeopleRelation;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.people.Viewpoint.Reach;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.ListQuery.Sort;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.schema.query.Selection;
import io.shindigneo4j.testing.Exhaustive;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.Link;
import io.shindigneo4j.testing.RandomGraph;
import io.shindigneo4j.testing.SharedGraphServer;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Array;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import picocli.CommandLine;

@DisplayName("A graph that was exported and imported again")
@ExtendWith(SharedGraphServer.class)
class GraphCopyCommandTest {

  private static final int NEWEST = MigrationSet.ofProject().newest();
  private static final List<String> PEOPLE =
      List.of("canonical", "george.doe", "jane.doe", "john.doe", "maija.m", "mario.rossi");

  /** Every type that a property can have, which Neo4j keeps in different ways. */
  private static final String EVERY_TYPE =
      """
      CREATE (a:Thing:`Odd "label"` {integer: -9223372036854775808, float: -0.0, nan: 0.0/0.0,
        big: 1.0/0.0, text: 'a\\u2028😀\\n', truth: true, date: date('2026-01-02'),
        time: time('10:15:30.000000001+01:00'), localTime: localtime('10:15'),
        dateTime: datetime('2026-02-28T10:15:30[Europe/Paris]'),
        offset: datetime('2026-02-28T10:15:30+01:30'),
        localDateTime: localdatetime('2026-02-28T10:15:30'), span: duration('P1M2DT3.000000004S'),
        place: point({longitude: 8.5, latitude: 47.25}), space: point({x: 1, y: 2, z: 3}),
        empty: [], integers: [1, 2], floats: [1.0, 2.0], texts: ['a', ''], truths: [true, false],
        dates: [date('2026-01-02')], times: [time('10:15+01:00')],
        dateTimes: [datetime('2026-02-28T10:15:30[Europe/Paris]')], spans: [duration('P1D')],
        places: [point({x: 1, y: 2})], bytes: $bytes, `$date`: 'no date'})
      CREATE (a)-[:`Odd type` {`$date`: 'only one'}]->(a)
      CREATE (:Other)-[:LIKES {since: date('2026-01-02'), bytes: $bytes}]->(a)
      CREATE ()
      """;

  /** All of a graph, without what Neo4j calls it. */
  private static final String CONTENT =
      """
      MATCH (n) WHERE NOT n:ShindigSchema
      RETURN labels(n) AS labels, n {.*} AS node,
        COLLECT { MATCH (n)-[r]->(m) RETURN [type(r), r {.*}, labels(m), m {.*}] } AS links
      """;

  @TempDir private Path folder;

  private GraphServer server;
  private Operator operator;
  private Path file;

  @BeforeEach
  void connect(GraphServer shared) throws IOException {
    server = shared;
    operator = new Operator(server, folder.resolve("token.key"));
    file = folder.resolve("graph.jsonl.gz");
    setSchema(NEWEST);
  }

  private void setSchema(int version) {
    run(
        "MERGE (s:ShindigSchema {name: 'shindig-neo4j'}) SET s.version = $version",
        Map.of("version", (long) version));
  }

  private long schema() {
    return server
        .database("neo4j")
        .executeTransactionally(
            "MATCH (s:ShindigSchema) RETURN s.version AS version",
            Map.of(),
            rows -> (Long) rows.next().get("version"));
  }

  private void run(String cypher, Map<String, Object> parameters) {
    server.database("neo4j").executeTransactionally(cypher, parameters);
  }

  private void reach(Link link) {
    operator.set("shindig.neo4j.uri", link.settings(server).uri().toString());
    operator.set("shindig.neo4j.queries", link == Link.BOLT ? "cypher" : "native");
  }

  private void succeed(String command) {
    assertThat(operator.run(command)).as(operator.errors()).isZero();
  }

  private void fail(String command, String reason) {
    assertThat(operator.run(command)).isEqualTo(1);
    assertThat(operator.errors()).contains(reason).doesNotContain("\tat ");
  }

  private void clear() {
    server.clear();
    setSchema(NEWEST);
  }

  private List<String> content() {
    return server
        .database("neo4j")
        .executeTransactionally(
            CONTENT, Map.of(), rows -> rows.stream().map(row -> text(row)).sorted().toList());
  }

  /** Maps in order of their keys, and arrays with what is in them. */
  private static String text(Object value) {
    if (value instanceof Map<?, ?> map) {
      return map.entrySet().stream()
          .map(entry -> entry.getKey() + "=" + text(entry.getValue()))
          .sorted()
          .toList()
          .toString();
    } else if (value instanceof List<?> list) {
      return list.stream().map(GraphCopyCommandTest::text).sorted().toList().toString();
    } else if (value != null && value.getClass().isArray()) {
      List<String> elements = new ArrayList<>();
      for (int i = 0; i < Array.getLength(value); i++) {
        elements.add(text(Array.get(value, i)));
      }
      return elements.toString();
    }
    return value + (value == null ? "" : " " + value.getClass().getSimpleName());
  }

  @ParameterizedTest
  @EnumSource
  void hasEachPropertyAndEachType(Link importedBy) {
    run(EVERY_TYPE, Map.of("bytes", new byte[] {0, 1, -1}));
    List<String> before = content();
    succeed("export " + file);
    assertThat(operator.errors()).contains("Exported 3 nodes and 2 relationships.");
    clear();
    reach(importedBy);
    succeed("import " + file);
    assertThat(operator.errors())
        .contains("Imported 3 nodes and 2 relationships: the graph has what the file has.");
    assertThat(content()).isEqualTo(before);
  }

  @Exhaustive
  @Test
  void answersAsBefore() throws Exception {
    try (GraphDriver driver = server.driver()) {
      SampleData.loadIfEmpty(driver, Instant.EPOCH).join();
      new RandomGraph(new Random(1)).create(driver);
      List<Object> before = answers(driver);
      assertThat(before).doesNotHaveDuplicates();
      succeed("export " + file);
      clear();
      succeed("import " + file);
      assertThat(answers(driver)).isEqualTo(before);
    }
  }

  private static List<Object> answers(GraphDriver driver) {
    List<Object> answers = new ArrayList<>();
    for (QueryMode mode : QueryMode.values()) {
      OperationRunner operations = new OperationRunner(driver, mode);
      PEOPLE.forEach(person -> answers.add(List.of(mode, person, answers(operations, person))));
    }
    return answers;
  }

  private static List<Object> answers(OperationRunner operations, String person) {
    Viewpoint viewpoint = new Viewpoint(person, Reach.values()[0]);
    PeopleSelector self = new PeopleSelector(List.of(person), PeopleRelation.SELF, null, viewpoint);
    PeopleSelector friends =
        new PeopleSelector(List.of(person), PeopleRelation.FRIENDS, null, viewpoint);
    ListQuery query = new ListQuery(null, null, new Sort(null, true), new Page(0, 1_000));
    Selection selection =
        new Selection(List.of("id", "displayName", "title", "body"), List.of("HAS_EMAIL"));
    return List.of(
        ask(operations, PeopleOperations.GET, new GetPerson(person, selection)),
        ask(operations, PeopleOperations.LIST, new ListPeople(friends, null, query, selection)),
        ask(
            operations,
            GroupOperations.LIST,
            new ListGroups(person, person, MembershipKind.MEMBERSHIP, query, selection)),
        ask(
            operations,
            ActivityOperations.LIST,
            new ListActivities(ActivityKind.ENTRY, friends, null, List.of(), query, selection)),
        ask(operations, AlbumOperations.LIST, new ListAlbums(self, null, query, selection)),
        ask(operations, AppDataOperations.GET, new GetAppData(self, "gadget", List.of())),
        ask(
            operations,
            MessageOperations.LIST,
            new ListMessages(person, "@inbox", List.of(), query, selection)),
        ask(
            operations,
            SocialGraphOperations.MUTUAL_FRIENDS,
            new MutualFriends(
                person,
                person.equals("john.doe") ? "jane.doe" : "john.doe",
                viewpoint,
                new Page(0, 100),
                selection)));
  }

  private static <P extends Record> Object ask(
      OperationRunner operations, Operation<P, ?> operation, P parameters) {
    return operations.runUntyped(operation, parameters).join().records();
  }

  @Test
  void isOfManyBatches() {
    run("UNWIND range(1, 2500) AS i CREATE (:Person {id: 'p' + i})", Map.of());
    run(
        "MATCH (a:Person), (b:Person {id: 'p1'}) CREATE (a)-[:FRIEND_OF {since: 1}]->(b)",
        Map.of());
    run("MATCH (a:Person {id: 'p2'}) SET a.about = $text", Map.of("text", "x".repeat(3 << 20)));
    List<String> before = content();
    succeed("export " + file);
    clear();
    succeed("import " + file);
    assertThat(content()).isEqualTo(before);
  }

  @Test
  void goesThroughStandardStreams() {
    run("CREATE (:Person {id: 'a'})-[:FRIEND_OF]->(:Person {id: 'b'})", Map.of());
    List<String> before = content();
    ByteArrayOutputStream copy = new ByteArrayOutputStream();
    assertThat(new CommandLine(new ExportCommand(operator.graph(), copy)).execute("-")).isZero();
    clear();
    InputStream in = new ByteArrayInputStream(copy.toByteArray());
    assertThat(new CommandLine(new ImportCommand(operator.graph(), in)).execute("-")).isZero();
    assertThat(content()).isEqualTo(before);
  }

  @Test
  void isNotMixedWithAnotherImport() throws IOException {
    run("CREATE (:Person {id: 'a'})", Map.of());
    succeed("export " + file);
    clear();
    run("CREATE (:ShindigImport {import: 'other', batch: 0})", Map.of());
    try (GraphDriver driver = server.driver();
        InputFile input = InputFile.of(file)) {
      GraphImport second = new GraphImport(driver, done -> {});
      assertThatThrownBy(() -> second.run(input.verified()))
          .hasMessage("somebody else imports into this graph");
      second.end();
    }
    assertThat(content()).hasSize(1).first().asString().contains("other", "batch=0");
  }

  @Test
  void goesIntoAnEmptyGraphOnly() {
    run("CREATE (:Person {id: 'a'})", Map.of());
    succeed("export " + file);
    List<String> before = content();
    setSchema(NEWEST - 1);
    reach(Link.BOLT); // the plug-in runs migrations for its own clients
    fail("import " + file, "The graph is not empty: it has a node with the labels [Person]");
    assertThat(content()).isEqualTo(before);
    assertThat(schema()).as("no migration either").isEqualTo(NEWEST - 1);
    clear();
    run("CREATE (:ShindigImport {batch: 3}), (:Person {id: 'b'})", Map.of());
    fail("import " + file, "An import was broken off in this graph");
    String cypher = operator.errors().substring(operator.errors().indexOf("MATCH")).strip();
    run(cypher, Map.of());
    succeed("import " + file);
    assertThat(content()).isEqualTo(before);
  }

  @Test
  void isRefusedBeforeTheGraphIsAskedWhereTheFileIsNotWhole() throws IOException {
    run("CREATE (:Person {id: 'a'})", Map.of());
    Path plain = folder.resolve("graph.jsonl");
    succeed("export " + plain);
    List<String> lines = Files.readAllLines(plain);
    Files.write(plain, lines.subList(0, lines.size() - 1));
    clear();
    operator.set("shindig.neo4j.uri", "ws://127.0.0.1:1/neo4j");
    fail("import " + plain, "The file cannot be imported. Line 3: the file is cut off");
    fail("import " + folder.resolve("none"), "There is no file");
  }

  @Test
  void isOfASchemaThatIsKnown() throws Exception {
    run("CREATE (:Person {id: 'a'})", Map.of());
    List<String> before = content();
    Path plain = folder.resolve("graph.jsonl");
    succeed("export " + plain);
    clear();
    rewriteSchema(plain, NEWEST + 1);
    fail("import " + plain, "The file has schema version " + (NEWEST + 1));
    assertThat(content()).isEmpty();
    rewriteSchema(plain, NEWEST - 1);
    succeed("import " + plain);
    assertThat(operator.errors())
        .contains("Migration " + NEWEST + " ")
        .doesNotContain("Migration " + (NEWEST - 1) + " ");
    assertThat(content()).isEqualTo(before);
  }

  /** Makes it a file of another version. */
  private static void rewriteSchema(Path file, int version) throws Exception {
    List<String> lines = Files.readAllLines(file);
    int end = lines.size() - 1;
    lines.set(0, lines.get(0).replaceFirst("\"schema\":\\d+", "\"schema\":" + version));
    String all = String.join("\n", lines.subList(0, end)) + "\n";
    byte[] sha256 =
        MessageDigest.getInstance("SHA-256").digest(all.getBytes(StandardCharsets.UTF_8));
    String signed = lines.get(end).replaceFirst("[0-9a-f]{64}", HexFormat.of().formatHex(sha256));
    Files.writeString(file, all + signed + "\n");
  }

  @Test
  void leavesAnotherFileAlone() throws IOException {
    Files.writeString(file, "mine");
    fail("export " + file, "give --force to replace it");
    assertThat(file).hasContent("mine");
  }

  @Test
  void isForThoseAloneWhomNeo4jKnows() {
    run("CREATE (:Person {id: 'a'})", Map.of());
    succeed("export " + file);
    List<String> before = content();
    operator.set("shindig.neo4j.password", "wrong");
    fail("export " + folder.resolve("other"), "driver.unauthorized");
    fail("import " + file, "driver.unauthorized");
    assertThat(folder.resolve("other")).doesNotExist();
    assertThat(content()).isEqualTo(before);
  }

  @Test
  void needsThePlugin() {
    reach(Link.BOLT);
    fail("export " + file, "Over Bolt there is no export");
    assertThat(file).doesNotExist();
  }
}
