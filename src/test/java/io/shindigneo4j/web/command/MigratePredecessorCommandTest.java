package io.shindigneo4j.web.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.testing.GraphDump;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.HandlerCalls;
import io.shindigneo4j.testing.JsonPath;
import io.shindigneo4j.testing.Policies;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.StartsServer;
import io.shindigneo4j.testing.Tokens;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("shindig-neo4j migrate predecessor")
@StartsServer
@ExtendWith(SharedGraphServer.class)
class MigratePredecessorCommandTest {

  private static GraphServer old;

  @TempDir private Path folder;

  private GraphServer server;
  private GraphDriver driver;
  private Operator operator;
  private HandlerCalls calls;
  private Path passwordFile;

  @BeforeAll
  static void start() throws Exception {
    old = GraphServer.startAlone(GraphServer.BOLT);
    old.clear();
    try (InputStream graph =
        MigratePredecessorCommandTest.class.getResourceAsStream("predecessor.cypher")) {
      execute(new String(graph.readAllBytes(), StandardCharsets.UTF_8));
    }
  }

  @AfterAll
  static void stop() {
    old.close();
  }

  private static void execute(String cypher) {
    old.database("neo4j").executeTransactionally(cypher);
  }

  @BeforeEach
  void connect(GraphServer shared) throws Exception {
    server = shared;
    operator = new Operator(server, folder.resolve("token.key"));
    passwordFile =
        Files.writeString(folder.resolve("password"), GraphServer.CREDENTIALS.password());
    driver = server.driver();
    calls =
        new HandlerCalls(server, driver, QueryMode.NATIVE, Policies.standard(), Clock.systemUTC());
  }

  @AfterEach
  void disconnect() {
    driver.close();
  }

  private int migrate(Object uri, String options) {
    return operator.run(
        "migrate predecessor --uri %s --password-file %s%s".formatted(uri, passwordFile, options));
  }

  private void migrate() {
    assertThat(migrate(old.uri(), "")).as(operator.errors()).isZero();
  }

  private JsonPath get(String viewer, String target) {
    return calls.rest(Tokens.viewer(viewer), "GET", target);
  }

  @Test
  @DisplayName("moves profiles with all that hangs on them")
  void movesProfiles() {
    migrate();
    JsonPath ann = get("ann", "/people/ann/@self?fields=@all");
    assertThat(ann.getMap(""))
        .containsEntry("displayName", "Ann Abel")
        .containsEntry("gender", "female")
        .containsEntry("age", 33)
        .containsEntry("birthday", "1975-11-30T23:59:59.000Z")
        .containsEntry("interests", List.of("chess", "go"))
        .containsEntry("thumbnailUrl", "http://p.example/ann.png");
    assertThat(ann.getString("name.familyName")).isEqualTo("Abel");
    assertThat(ann.getFloat("bodyType.height")).isEqualTo(1.84f);
    assertThat(ann.getString("emails[0].value")).isEqualTo("ann@example.org");
    assertThat(ann.getList("phoneNumbers.value")).containsExactly("1", "2");
    assertThat(ann.getList("phoneNumbers.type")).containsExactly("home", "work");
    assertThat(ann.getString("ims[0].value")).isEqualTo("ann@chat.example");
    assertThat(ann.getString("urls[0].value")).isEqualTo("http://ann.example/");
    assertThat(ann.getString("addresses[0].locality")).isEqualTo("Hof");
    assertThat(ann.getString("currentLocation.locality")).isEqualTo("Paris");
    assertThat(ann.getString("accounts[0].username")).isEqualTo("annie");
    assertThat(ann.getMap("organizations[0]"))
        .containsEntry("title", "Boss")
        .containsEntry("name", "Works")
        .containsEntry("field", "Software")
        .containsEntry("department", "Research")
        .containsEntry("description", "Unit");
    assertThat(ann.getString("organizations[0].address.locality")).isEqualTo("Berlin");
    assertThat(get("lone", "/people/@me/@self").getString("id")).isEqualTo("lone");
    assertThat(get("dora", "/people/@me/@self").getString("id")).isEqualTo("dora");
  }

  @Test
  @DisplayName("moves friends, requests, managers, groups and skills")
  void movesRelationships() {
    migrate();
    assertThat(get("ann", "/people/ann/@friends").getList("list.id")).containsExactly("bob");
    assertThat(get("bob", "/people/bob/@friends").getList("list.id")).containsExactly("ann");
    assertThat(column("MATCH (p)-[:FRIEND_REQUEST]->(q) RETURN p.id + q.id AS value"))
        .containsExactly("carlann");
    assertThat(column("MATCH (p)-[:REPORTS_TO]->(q) RETURN p.id + q.id AS value")).hasSize(1);
    assertThat(get("bob", "/groups/bob").getString("list[0].title")).isEqualTo("Club");
    assertThat(column("MATCH (p)-[:OWNER_OF]->(:Group) RETURN p.id AS value"))
        .containsExactly("bob");
    assertThat(get("bob", "/people/bob/club").getList("list.id")).contains("bob", "carl");
    assertThat(
            column(
                "MATCH (e)-[:ENDORSES]->(o:PersonSkill)-[:IS_SKILL]->(s)"
                    + " RETURN e.id + o.owner + s.name AS value"))
        .containsExactly("bobannJava");
  }

  private List<Object> column(String cypher) {
    return server
        .database("neo4j")
        .executeTransactionally(
            cypher, Map.of(), rows -> rows.stream().map(row -> row.get("value")).toList());
  }

  @Test
  @DisplayName("moves activities in order of time, with what they are about")
  void movesActivities() {
    migrate();
    JsonPath entries = get("ann", "/activitystreams/ann/@self");
    assertThat(entries.getList("list.id")).containsExactly("e2", "e1");
    JsonPath late = entries.at("list[0]");
    assertThat(late.getString("actor.id")).isEqualTo("ann");
    assertThat(late.getString("object.displayName")).isEqualTo("Bob");
    assertThat(late.getString("object.author.id")).isEqualTo("carl");
    assertThat(late.getString("object.attachments[0].id")).isEqualTo("x");
    assertThat(late.getString("target.id")).isEqualTo("t");
    assertThat(late.getString("generator.id")).isEqualTo("g");
    assertThat(late.getString("provider.id")).isEqualTo("p");
    assertThat(late.getString("icon.url")).isEqualTo("http://i.example/");
    assertThat(column("MATCH (e:ActivityEntry {id: 'e1'}) RETURN e.application AS value"))
        .containsExactly("app");
  }

  @Test
  @DisplayName("moves messages with the status of each copy")
  void movesMessages() {
    migrate();
    JsonPath inbox = get("ann", "/messages/ann/@inbox");
    assertThat(inbox.getList("list.id")).containsExactly("m1");
    assertThat(inbox.getMap("list[0]"))
        .containsEntry("status", "NEW")
        .containsEntry("senderId", "bob")
        .containsEntry("recipients", List.of("ann"))
        .containsEntry("timeSent", "2020-01-01T00:00:00.000Z")
        .containsEntry("replies", List.of("m2"));
    assertThat(get("bob", "/messages/bob/@outbox").getString("list[0].status")).isEqualTo("READ");
    JsonPath kept = get("ann", "/messages/ann/kept");
    assertThat(kept.getString("list[0].status")).isEqualTo("FLAGGED");
    assertThat(kept.getString("list[0].inReplyTo")).isEqualTo("m1");
    assertThat(
            column(
                "MATCH (c:MessageCollection {id: '@inbox'}) WHERE c.total > 0"
                    + " RETURN c.total + c.unread AS value"))
        .containsExactly(2L);
  }

  @Test
  @DisplayName("moves albums, media items and application data")
  void movesThings() {
    migrate();
    JsonPath albums = get("ann", "/albums/ann/@self");
    assertThat(albums.getString("list[0].location.locality")).isEqualTo("Rome");
    assertThat(albums.getInt("list[0].mediaItemCount")).isEqualTo(2);
    JsonPath items = get("ann", "/mediaItems/ann/@self/album");
    assertThat(items.getList("list.id")).containsExactly("i2", "i1");
    assertThat(items.getString("list[1].location.locality")).isEqualTo("Capri");
    assertThat(get("ann", "/appdata/ann/@self/app").getMap("entry.ann"))
        .isEqualTo(Map.of("count", "3"));
  }

  @Test
  @DisplayName("says what is left out, and why")
  void saysWhatIsLeft() {
    migrate();
    assertThat(operator.errors())
        .contains(
            "no person: there is no id",
            "person without drinker",
            "no friendship: there is no id of the person",
            "no manager: the manager reports to the person",
            "no message: nobody has a copy");
    assertThat(operator.lines())
        .contains(
            "person\t6\t5\t0\t1\t1",
            "message\t3\t2\t0\t1\t0",
            "no place for: secretaries\t1",
            "no place for: process cycles\t1",
            "no place for: nodes without relationships\t1");
  }

  @Test
  @DisplayName("moves the same by Bolt, and changes nothing when it runs again")
  void runsTwice() {
    migrate();
    List<String> before = GraphDump.of(server);
    List<String> first = operator.lines();
    assertThat(migrate(old.boltSettings().uri(), "")).as(operator.errors()).isZero();
    assertThat(operator.lines()).contains("person\t6\t0\t5\t1\t1").hasSameSizeAs(first);
    assertThat(GraphDump.of(server)).isEqualTo(before);
  }

  @Test
  @DisplayName("gives groups the owner that the operator names")
  void namesAnOwner() {
    assertThat(migrate(old.uri(), " --group-owner dora")).isZero();
    assertThat(column("MATCH (p)-[:OWNER_OF]->(:Group) RETURN p.id AS value"))
        .containsExactly("dora");
  }

  @Test
  @DisplayName("writes nothing on a dry run")
  void runsDry() {
    assertThat(migrate(old.uri(), " --dry-run")).isZero();
    assertThat(operator.lines()).contains("person\t6\t5\t0\t1\t1", "message\t3\t2\t0\t1\t0");
    assertThat(GraphDump.of(server)).isEmpty();
  }

  @Test
  @DisplayName("refuses to move a graph into itself")
  void refusesItself() {
    assertThat(migrate(server.uri(), "")).isOne();
    assertThat(operator.errors()).contains("This is the graph that is moved into");
    assertThat(migrate(server.uri(), " --dry-run")).isZero();
  }

  @Test
  @DisplayName("refuses the graph of today, a wrong password and an address that is none")
  void refusesOthers() throws Exception {
    migrate();
    assertThat(migrate(server.uri(), " --dry-run")).isOne();
    assertThat(operator.errors()).contains("This is no graph of the predecessor");
    assertThat(migrate("http://localhost", "")).isOne();
    Files.writeString(passwordFile, "not-the-secret");
    assertThat(migrate(old.uri(), "")).isOne();
    assertThat(operator.errors()).isNotEmpty().doesNotContain("not-the-secret");
  }
}
