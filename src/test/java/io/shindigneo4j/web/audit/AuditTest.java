package io.shindigneo4j.web.audit;

import static io.shindigneo4j.testing.TestDeadlines.await;
import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.AuditLines;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.testing.Tokens;
import io.shindigneo4j.web.launcher.Answer;
import io.shindigneo4j.web.launcher.Browser;
import io.shindigneo4j.web.launcher.WebappServer;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.json.JSONObject;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.neo4j.graphdb.Transaction;

@DisplayName("The audit of Shindig tells")
@ExtendWith(SharedGraphServer.class)
@Timeout(TestDeadlines.TEST_SECONDS)
class AuditTest {
  private static final String SIGN_IN = "/identity/signin";
  private static final String[] OWN = {"Sec-Fetch-Site", "same-origin"};
  private static final String TRACEPARENT =
      "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01";
  private static final int FLOOD = 5 * AuditLog.MAX_REFUSALS;

  @TempDir static Path directory;
  private static AuditLines audit;
  private static WebappServer server;
  private static GraphServer neo4j;

  @BeforeAll
  static void start(GraphServer graph) {
    neo4j = graph;
    audit = AuditLines.in(directory);
    Map<String, String> settings = new HashMap<>(AuditLines.settings(directory));
    settings.put("shindig.neo4j.operators", "jane.doe");
    settings.put("shindig.neo4j.sample-sign-in", "true");
    settings.put("shindig.neo4j.hosts", "localhost, 127.0.0.1");
    settings.put("shindig.neo4j.viewer-rate", "1");
    settings.put("shindig.neo4j.viewer-burst", "30");
    settings.put("shindig.neo4j.uri", graph.uri().toString());
    settings.put("shindig.neo4j.username", GraphServer.CREDENTIALS.username());
    settings.put("shindig.neo4j.password", GraphServer.CREDENTIALS.password());
    server = WebappServer.start(directory, settings);
  }

  @AfterAll
  static void stop() {
    if (server != null) {
      server.close();
    }
  }

  private static Browser browser() {
    return new Browser(server.address());
  }

  private static JSONObject awaitRefusal(String reason) {
    await().until(() -> !refusals(reason).isEmpty());
    return refusals(reason).get(0);
  }

  private static List<JSONObject> refusals(String reason) {
    return audit.of("refusal").stream()
        .filter(event -> event.optString("reason").equals(reason))
        .toList();
  }

  /** But for numbers of what was not told, which come when a minute is over. */
  private static List<JSONObject> told() {
    return audit.all().stream()
        .filter(event -> !event.optString("outcome").equals("suppressed"))
        .toList();
  }

  @Test
  void whoSignsInAndOut() throws Exception {
    Browser john = browser().signIn("john.doe");
    JSONObject begun = audit.last("sign-in");
    assertThat(begun.getString("outcome")).isEqualTo("succeeded");
    assertThat(begun.getString("person")).isEqualTo("john.doe");
    assertThat(begun.getString("provider")).isEqualTo("sample");
    assertThat(begun.getString("address")).isEqualTo("127.0.0.1");
    assertThat(begun.has("request")).isFalse();
    Map<String, String> form = Map.of("csrf", Browser.csrf(john.get(SIGN_IN)));
    john.post("/identity/signout", form, "X-Request-Id", "7f00.a-b", "traceparent", TRACEPARENT);
    JSONObject ended = audit.last("sign-out");
    assertThat(ended.getString("trace")).isEqualTo("4bf92f3577b34da6a3ce929d0e0e4736");
    assertThat(ended.getString("person")).isEqualTo("john.doe");
    assertThat(ended.getString("request")).isEqualTo("7f00.a-b");
    assertThat(Files.readString(audit.file())).doesNotContain(form.get("csrf"));
  }

  /** In Neo4j, too: seen where the request waits there for a lock. */
  @Test
  void whichTraceARequestIsAPartOf() throws Exception {
    String trace = TRACEPARENT.replace("-4bf9", "-4bfa");
    Answer refused = Answer.to("GET", people(), null, "traceparent", trace);
    assertThat(refused.status()).isEqualTo(401);
    await()
        .until(
            () ->
                refusals("sign-in-needed").stream()
                    .anyMatch(event -> trace.contains(event.optString("trace", "none"))));
    CompletableFuture<HttpResponse<String>> answer;
    try (Transaction other = neo4j.database("neo4j").beginTx()) {
      other.execute("CREATE (p:Person {id: 'traced'}) SET p.locked = true").close();
      other.commit();
    }
    try (Transaction other = neo4j.database("neo4j").beginTx()) {
      other.execute("MATCH (p:Person {id: 'traced'}) SET p.locked = true").close();
      answer =
          HttpClient.newHttpClient()
              .sendAsync(
                  HttpRequest.newBuilder(
                          URI.create(server.address() + "/social/rest/people/traced/@self"))
                      .timeout(TestDeadlines.HANGING)
                      .header("X-Shindig-ST", Tokens.encrypted("traced"))
                      .header("Content-Type", "application/json")
                      .header("traceparent", trace)
                      .PUT(BodyPublishers.ofString("{\"nickname\": \"T\"}"))
                      .build(),
                  BodyHandlers.ofString());
      await().until(() -> transactions(trace) > 0 || answer.isDone());
      assertThat(transactions(trace)).isEqualTo(1);
    }
    assertThat(answer.get(TestDeadlines.HANGING_SECONDS, SECONDS).statusCode()).isEqualTo(200);
  }

  /** How many Neo4j has of a trace. */
  private static long transactions(String trace) {
    return neo4j
        .database("neo4j")
        .executeTransactionally(
            "SHOW TRANSACTIONS YIELD metaData WHERE metaData.traceparent = $trace"
                + " RETURN count(*) AS transactions",
            Map.of("trace", trace),
            result -> (Long) result.next().get("transactions"));
  }

  @Test
  void whichSessionsPeopleEnd() throws Exception {
    Browser john = browser().signIn("hana.kim");
    String csrf = new JSONObject(john.get("/identity/session").body()).getString("csrf");
    john.post("/identity/sessions", Map.of("csrf", csrf, "others", "all"));
    JSONObject ended = audit.last("session-end");
    assertThat(ended.getString("person")).isEqualTo("hana.kim");
    assertThat(ended.getString("session")).isEqualTo("others");
    assertThat(ended.getString("by")).isEqualTo("person");
  }

  @Test
  void whoDoesNotGetInInOneLineWhateverIsTheName() throws Exception {
    Browser browser = browser();
    String csrf = Browser.csrf(browser.get(SIGN_IN));
    String name = "x\r\n{\"kind\":\"sign-in\"}\u202e\u2028" + "y".repeat(1_000);
    int before = told().size();
    browser.post(SIGN_IN, Map.of("csrf", csrf, "person", name), "X-Request-Id", "a\tb");
    assertThat(told()).hasSize(before + 1);
    JSONObject failed = audit.last("sign-in");
    assertThat(failed.getString("outcome")).isEqualTo("failed");
    assertThat(failed.getString("person"))
        .startsWith("x<U+000D><U+000A>{\"kind\":\"sign-in\"}<U+202E><U+2028>yyy")
        .hasSizeLessThan(300);
    assertThat(failed.has("request")).isFalse();
    assertThat(Files.readAllBytes(audit.file())).doesNotContain(0x80, 0xe2); // ASCII alone
  }

  @Test
  void formsThatOtherSitesSend() throws Exception {
    Browser john = browser().signIn("john.doe");
    john.post("/identity/signout", Map.of("csrf", "guessed"));
    JSONObject refusal = awaitRefusal("csrf");
    assertThat(refusal.getString("outcome")).isEqualTo("refused");
    assertThat(refusal.getString("person")).isEqualTo("john.doe");
    assertThat(refusal.getString("path")).isEqualTo("/identity/signout");
    assertThat(refusal.getString("status")).isEqualTo("403");
  }

  @Test
  void whatOperatorsLookAtAndWhoMayNot() throws Exception {
    browser().signIn("jane.doe").get("/operator/status", OWN);
    assertThat(audit.last("operator-page").getString("person")).isEqualTo("jane.doe");
    browser().signIn("john.doe").get("/operator/status", OWN);
    JSONObject refusal = awaitRefusal("forbidden");
    assertThat(refusal.getString("person")).isEqualTo("john.doe");
    assertThat(refusal.getString("path")).isEqualTo("/operator/status");
  }

  @Test
  void tokensThatAreNoneAndThoseOfKeysThatAreGone() throws Exception {
    rest("garbage");
    assertThat(awaitRefusal("security-token").getString("status")).isEqualTo("401");
    rest("default:gone.AAAA");
    assertThat(awaitRefusal("unknown-key").getString("path")).isEqualTo("/social/rest");
    Answer.to("GET", people(), null, "Authorization", "Bearer " + "x".repeat(43));
    assertThat(awaitRefusal("access-token").getString("status")).isEqualTo("401");
    assertThat(Files.readString(audit.file())).doesNotContain("garbage", "x".repeat(43));
  }

  /** Its request is given back to Tomcat until it has arrived. */
  @Test
  void onceWhoIsRefusedWithABody() throws Exception {
    int before = refusals("security-token").size();
    for (int i = 1; i <= 3; i++) {
      HttpRequest request =
          HttpRequest.newBuilder(URI.create(people()))
              .timeout(TestDeadlines.HANGING)
              .header("X-Shindig-ST", "nothing")
              .POST(BodyPublishers.ofByteArray(new byte[64 << 10]))
              .build();
      int status = HttpClient.newHttpClient().send(request, BodyHandlers.discarding()).statusCode();
      assertThat(status).isEqualTo(401);
      int refused = before + i;
      await().until(() -> refusals("security-token").size() >= refused);
      assertThat(refusals("security-token")).hasSize(refused);
    }
  }

  private static String people() {
    return server.address() + "/social/rest/people/john.doe/@self";
  }

  private static int rest(String token) throws Exception {
    return Answer.to("GET", people(), null, "X-Shindig-ST", token).status();
  }

  /** The answer is written by another thread than the request is read by. */
  @Test
  void whatNobodyMayDoAlsoInABatch() throws Exception {
    Answer.to("GET", people(), null);
    assertThat(awaitRefusal("sign-in-needed").has("person")).isFalse();
    String call =
        "{\"method\": \"people.get\", \"id\": \"a\", \"params\": {\"userId\": \"john.doe\"}}";
    int before = refusals("sign-in-needed").size();
    Answer answer =
        Answer.to("POST", server.address() + "/social/rpc", "[" + call + "," + call + "]");
    assertThat(answer.status()).isEqualTo(200);
    await().until(() -> refusals("sign-in-needed").size() == before + 1);
  }

  @Test
  void whoAsksTooOftenAsANumberInTheEnd() throws Exception {
    String token = Tokens.encrypted("flooder");
    int refused = 0;
    for (int i = 0; i < 1_000 && refused < FLOOD; i++) {
      refused += rest(token) == 429 ? 1 : 0;
    }
    assertThat(refused).isEqualTo(FLOOD);
    List<JSONObject> told = refusals("rate");
    assertThat(told)
        .as("in one minute, or in two with the number of the first")
        .hasSizeBetween(AuditLog.MAX_REFUSALS, 2 * AuditLog.MAX_REFUSALS + 1);
    assertThat(told.get(0).getString("person")).isEqualTo("flooder");
  }

  @Test
  void nothingOfWhatPeopleMayDo() throws Exception {
    int before = told().size();
    assertThat(rest(Tokens.encrypted("john.doe"))).isIn(200, 404);
    browser().get("/identity/session");
    browser().get("/nowhere");
    assertThat(told()).hasSize(before);
  }
}
