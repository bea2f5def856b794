package io.shindigneo4j.web.events;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.JsonPath;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.StreamClient;
import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.testing.Tokens;
import io.shindigneo4j.web.launcher.Answer;
import io.shindigneo4j.web.launcher.Browser;
import io.shindigneo4j.web.launcher.WebappServer;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import org.json.JSONObject;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Events of a real graph, over our whole web application,")
@ExtendWith(SharedGraphServer.class)
@Timeout(TestDeadlines.TEST_SECONDS)
class LiveEventsTest {

  @TempDir static Path directory;
  private static GraphServer graph;
  private static WebappServer server;
  private static int tests;

  /** Each test has people of its own, who do not hear the end of those of another one. */
  private int number;

  @BeforeAll
  static void start(GraphServer shared) {
    graph = shared;
    server =
        WebappServer.start(
            directory,
            Map.of(
                "shindig.neo4j.sample-sign-in", "true",
                "shindig.neo4j.hosts", "localhost, 127.0.0.1",
                "shindig.neo4j.uri", graph.uri().toString(),
                "shindig.neo4j.username", GraphServer.CREDENTIALS.username(),
                "shindig.neo4j.password", GraphServer.CREDENTIALS.password()));
    TestDeadlines.await().until(LiveEventsTest::areHeard);
  }

  /** The first stream has Shindig begin to listen, and is refused if that takes long. */
  private static boolean areHeard() throws IOException {
    String token = URLEncoder.encode(Tokens.encrypted("nobody"), StandardCharsets.UTF_8);
    try (StreamClient stream =
        StreamClient.open(server.port(), "/social/events?st=" + token).readHead()) {
      return stream.status() == 200;
    }
  }

  @AfterAll
  static void stop() {
    if (server != null) {
      server.close();
    }
  }

  /**
   * Waits until Shindig has heard of them: who begins to listen before that would hear it, too. The
   * end of an earlier test's people may be more than it can ask about: then they are in a gap.
   */
  @BeforeEach
  void people() throws IOException {
    String heard;
    do {
      number = ++tests;
      heard = firstOfNewPeople();
    } while (heard.startsWith("gap "));
    assertThat(heard).startsWith("friendship.accepted ");
  }

  private String firstOfNewPeople() throws IOException {
    try (StreamClient ben = open("ben")) {
      cypher(
          """
          CREATE (ann:Person {id: 'ann'})-[:FRIEND_OF {since: 1}]->(ben:Person {id: 'ben'}),
            (ben)-[:FRIEND_OF {since: 1}]->(ann), (:Person {id: 'cy'})
          """);
      return ben.next();
    }
  }

  private void cypher(String text) {
    graph
        .database("neo4j")
        .executeTransactionally(text.replaceAll("'(ann|ben|cy)'", "'$1" + number + "'"));
  }

  private StreamClient open(String viewer, String... headers) throws IOException {
    String token = URLEncoder.encode(Tokens.encrypted(viewer + number), StandardCharsets.UTF_8);
    StreamClient client =
        StreamClient.open(server.port(), "/social/events?st=" + token, headers).readHead();
    assertThat(client.status()).isEqualTo(200);
    return client;
  }

  private JsonPath poll(String viewer, String from) throws Exception {
    String parameters = from == null ? "{}" : "{\"from\": \"" + from + "\"}";
    Answer answer =
        Answer.to(
            "POST",
            server.address() + "/social/rpc",
            "{\"method\": \"events.get\", \"id\": \"e\", \"params\": " + parameters + "}",
            "X-Shindig-ST",
            Tokens.encrypted(viewer + number));
    assertThat(answer.status()).isEqualTo(200);
    return JsonPath.from(answer.body());
  }

  private void post(String title) throws Exception {
    Answer answer =
        Answer.to(
            "POST",
            server.address() + "/social/rest/activities/@me/@self",
            "{\"title\": \"" + title + "\"}",
            "X-Shindig-ST",
            Tokens.encrypted("ann" + number));
    assertThat(answer.status()).isEqualTo(200);
  }

  @Test
  void reachFriendsAndNobodyElseHoweverTheyWereMade() throws Exception {
    try (StreamClient ben = open("ben");
        StreamClient cy = open("cy")) {
      post("by a gadget");
      assertThat(ben.next()).startsWith("activity.posted {").contains("by a gadget");
      cypher("MATCH (ann:Person {id: 'ann'}) SET ann.aboutMe = 'by Cypher'");
      assertThat(ben.next()).startsWith("person.updated {");
      cypher("MATCH (ann:Person {id: 'ann'}), (ben {id: 'ben'}) CREATE (ben)-[:BLOCKS]->(ann)");
      post("blocked");
      cypher("MATCH (ben:Person {id: 'ben'}) SET ben.aboutMe = 'own'");
      assertThat(ben.next())
          .startsWith("person.updated {")
          .contains("\"person\":\"ben" + number + "\"");
      cypher("MATCH (cy:Person {id: 'cy'}) SET cy.aboutMe = 'own'");
      assertThat(cy.next())
          .startsWith("person.updated {")
          .contains("\"person\":\"cy" + number + "\"");
    }
  }

  @Test
  void goOnWhereTheyWereCut() throws Exception {
    String last;
    try (StreamClient ben = open("ben")) {
      post("first");
      assertThat(ben.next()).contains("first");
      last = ben.lastId();
    }
    post("second");
    try (StreamClient ben = open("ben", "Last-Event-ID: " + last)) {
      assertThat(ben.next()).contains("second");
    }
  }

  @Test
  void areThereForWhoAsksNowAndThen() throws Exception {
    JsonPath first = poll("ben", null);
    assertThat(first.getList("result.events")).isEmpty();
    post("asked for");
    JsonPath page =
        TestDeadlines.await()
            .until(
                () -> poll("ben", first.getString("result.position")),
                found -> !found.getList("result.events").isEmpty());
    assertThat(page.getBoolean("result.gap")).isFalse();
    assertThat(page.getString("result.events[0].type")).isEqualTo("activity.posted");
    assertThat(page.getString("result.events[0].data.title")).isEqualTo("asked for");
    assertThat(poll("ben", page.getString("result.position")).getList("result.events")).isEmpty();
    assertThat(poll("cy", first.getString("result.position")).getList("result.events")).isEmpty();
    assertThat(poll("ben", "nonsense").getInt("error.code")).isEqualTo(400);
  }

  /** As of a browser, which sends its cookies and much of itself. */
  @Test
  void reachThoseWithLongRequests() throws Exception {
    for (int length : new int[] {900, 2_000, 3_000, 5_000}) {
      try (StreamClient ben = open("ben", "Cookie: a=" + "x".repeat(length))) {
        post("long " + length);
        assertThat(ben.next()).contains("long " + length);
      }
    }
  }

  @Test
  void areForNobodyWithoutAToken() throws Exception {
    try (StreamClient nobody = StreamClient.open(server.port(), "/social/events").readHead()) {
      assertThat(nobody.status()).isEqualTo(401);
    }
  }

  @Test
  void areForWhoIsSignedInUntilTheySignOut() throws Exception {
    Browser browser = new Browser(server.address()).signIn("john.doe");
    String csrf =
        new JSONObject(browser.get("/identity/session", "Sec-Fetch-Site", "same-origin").body())
            .getString("csrf");
    String cookie = "Cookie: shindig-session=" + browser.cookies().get("shindig-session");
    String own = "Sec-Fetch-Site: same-origin";
    try (StreamClient stream =
        StreamClient.open(server.port(), "/social/events", cookie, own).readHead()) {
      assertThat(stream.status()).isEqualTo(200);
      cypher("CREATE (:Person {id: 'john.doe'})");
      String message =
          """
          {"method": "messages.create", "params": {"userId": "@me", "groupId": "@self",
            "msgCollId": "@outbox", "message": {"title": "a", "recipients": ["john.doe"]}}}
          """;
      Answer sent =
          Answer.to(
              "POST",
              server.address() + "/social/rpc",
              message,
              "Cookie",
              cookie.substring("Cookie: ".length()),
              "X-CSRF-Token",
              csrf,
              "Sec-Fetch-Site",
              "same-origin");
      assertThat(sent.body()).doesNotContain("error");
      assertThat(stream.next()).startsWith("message.received ").contains("john.doe");
      browser.post("/identity/signout", Map.of("csrf", csrf));
      assertThat(stream.next("end")).isEqualTo("end {\"reason\":\"token\"}");
    }
    try (StreamClient again =
        StreamClient.open(server.port(), "/social/events", cookie, own).readHead()) {
      assertThat(again.status()).isEqualTo(401);
    }
  }
}
