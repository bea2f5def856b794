package io.shindigneo4j.web.oauth2;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.google.common.collect.Iterators;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.web.launcher.Browser;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.json.JSONArray;
import org.json.JSONObject;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The page of where a person is signed in")
@ExtendWith(SharedGraphServer.class)
@Timeout(TestDeadlines.TEST_SECONDS)
class OwnSessionsTest {
  private static final String PATH = "/identity/sessions";
  private static final String[] JSON = {"Accept", "application/json", "User-Agent", "x Firefox/1"};
  private static final Duration LONG = Duration.ofMinutes(2);

  private static final Iterator<String> PEOPLE =
      Iterators.cycle(
          "george.doe",
          "mario.rossi",
          "maija.m",
          "amara.okafor",
          "henrik.lindqvist",
          "priya.raman",
          "hana.kim",
          "akira.sato",
          "lin.zhao",
          "rosa.fuentes");

  @TempDir static Path directory;
  private static OAuthServer server;

  private String person;
  private String another;

  @BeforeAll
  static void start(GraphServer graph) {
    server = new OAuthServer(graph, directory);
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  /** Others than the test before, of whose sign-ins something may be noted after its end. */
  @BeforeEach
  void people(GraphServer graph) throws Exception {
    server.fill();
    person = PEOPLE.next();
    another = PEOPLE.next();
    graph
        .database("neo4j")
        .executeTransactionally(
            "UNWIND $ids AS id CREATE (:Person {id: id})", Map.of("ids", List.of(person, another)));
  }

  private static Browser signedIn(String id) throws Exception {
    return server.browser().signIn(id);
  }

  private static List<JSONObject> list(Browser browser) throws Exception {
    HttpResponse<String> answer = browser.get(PATH, JSON);
    assertThat(answer.statusCode()).isEqualTo(200);
    JSONArray sessions = new JSONObject(answer.body()).getJSONArray("sessions");
    List<JSONObject> list = new ArrayList<>();
    for (int i = 0; i < sessions.length(); i++) {
      list.add(sessions.getJSONObject(i));
    }
    return list;
  }

  /** What is noted is not waited for. */
  private static List<JSONObject> awaitList(Browser browser, int count) {
    await().atMost(LONG).until(() -> list(browser).size() == count);
    try {
      return list(browser);
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }

  private static int end(Browser browser, String field, String value) throws Exception {
    String csrf = new JSONObject(browser.get("/identity/session").body()).getString("csrf");
    return browser.post(PATH, Map.of("csrf", csrf, field, value)).statusCode();
  }

  private static boolean isSignedIn(Browser browser) throws Exception {
    return new JSONObject(browser.get("/identity/session").body()).has("person");
  }

  private static void awaitSignedOut(Browser browser) {
    await().atMost(LONG).until(() -> !isSignedIn(browser));
  }

  @Test
  void hasThisBrowserFirstAndTellsOfNobodyElse() throws Exception {
    long before = System.currentTimeMillis();
    Browser own = signedIn(person);
    signedIn(person);
    signedIn(another);
    List<JSONObject> sessions = awaitList(own, 2);
    JSONObject first = sessions.get(0);
    assertThat(JSONObject.getNames(first))
        .containsExactlyInAnyOrder("id", "current", "since", "lastUsed", "browser", "system");
    assertThat(first.getBoolean("current")).isTrue();
    assertThat(first.getString("browser")).isEqualTo("Firefox");
    assertThat(first.getLong("since")).isGreaterThanOrEqualTo(before);
    assertThat(sessions.get(1).getBoolean("current")).isFalse();
    assertThat(sessions.get(1).getLong("lastUsed")).isGreaterThanOrEqualTo(before);
  }

  @Test
  void hasThisBrowserThoughTheGraphKnowsNothing(GraphServer graph) throws Exception {
    Browser own = signedIn(person);
    graph.clear();
    assertThat(list(own)).hasSize(1);
  }

  @Test
  void endsAnotherOneWithWhoeverHasACopy() throws Exception {
    Browser own = signedIn(person);
    Browser other = signedIn(person);
    Browser copy = other.copy();
    Browser third = signedIn(person);
    awaitList(own, 3);
    String id = list(other).get(0).getString("id");
    assertThat(end(own, "session", id)).isEqualTo(303);
    assertThat(list(own)).hasSize(2);
    awaitSignedOut(other);
    awaitSignedOut(copy);
    assertThat(isSignedIn(third)).isTrue();
    assertThat(end(own, "session", id)).isEqualTo(404);
  }

  @Test
  void endsAllOthersAtOnce() throws Exception {
    Browser own = signedIn(person);
    Browser other = signedIn(person);
    Browser third = signedIn(person);
    Browser hers = signedIn(another);
    awaitList(own, 3);
    assertThat(end(own, "others", "all")).isEqualTo(303);
    awaitSignedOut(other);
    awaitSignedOut(third);
    assertThat(isSignedIn(own)).isTrue();
    assertThat(isSignedIn(hers)).isTrue();
    assertThat(list(own)).hasSize(1);
  }

  @Test
  void endsNothingOfSomebodyElseAndNotTheOwn() throws Exception {
    Browser own = signedIn(person);
    Browser hers = signedIn(another);
    for (String id :
        List.of(list(hers).get(0).getString("id"), list(own).get(0).getString("id"), "none")) {
      assertThat(end(own, "session", id)).as(id).isEqualTo(404);
    }
    assertThat(end(own, "nothing", "x")).isEqualTo(400);
    assertThat(isSignedIn(hers)).isTrue();
    assertThat(isSignedIn(own)).isTrue();
  }

  @Test
  void loseWhoeverSignsOutOrIsRevoked() throws Exception {
    Browser own = signedIn(person);
    Browser other = signedIn(person);
    awaitList(own, 2);
    String csrf = Browser.csrf(other.get("/identity/signin"));
    other.post("/identity/signout", Map.of("csrf", csrf));
    assertThat(list(own)).hasSize(1);
    server.revoke(person);
    awaitSignedOut(own);
    assertThat(list(signedIn(person))).hasSize(1);
  }

  @Test
  void isForTheSessionOfTheBrowserAlone() throws Exception {
    Browser own = signedIn(person);
    Browser other = signedIn(person);
    awaitList(own, 2);
    JSONObject session = new JSONObject(own.get("/identity/session").body());
    Map<String, String> form = Map.of("application", "a", "csrf", session.getString("csrf"));
    String token = new JSONObject(own.post("/identity/token", form).body()).getString("token");
    Browser stranger = server.browser();
    for (String[] headers :
        new String[][] {
          {"X-Shindig-ST", token}, {"Authorization", "Bearer " + token}, {"X-Other", "x"}
        }) {
      assertThat(stranger.get(PATH + "?st=" + token, headers).statusCode()).isEqualTo(303);
      assertThat(stranger.post(PATH + "?st=" + token, "others=all&csrf=x", headers).statusCode())
          .isEqualTo(403);
    }
    assertThat(own.post(PATH, Map.of("others", "all", "csrf", "x")).statusCode()).isEqualTo(403);
    Map<String, String> all = Map.of("others", "all", "csrf", session.getString("csrf"));
    assertThat(own.post(PATH, all, "Sec-Fetch-Site", "cross-site").statusCode()).isEqualTo(403);
    assertThat(isSignedIn(other)).isTrue();
    assertThat(server.browser().get(PATH, JSON).statusCode()).isEqualTo(401);
  }

  @Test
  void isAPageWithAButtonForEachOther() throws Exception {
    Browser own = signedIn(person);
    Browser other = signedIn(person);
    awaitList(own, 2);
    var page = Jsoup.parse(own.get(PATH, "User-Agent", "Chrome/1 (Windows NT)").body());
    assertThat(page.text()).contains("Chrome on Windows, since", ": this browser.");
    assertThat(page.select("button").eachText()).containsExactly("End this", "End all others");
    assertThat(page.select("button[name=session]").eachAttr("value"))
        .containsExactly(list(other).get(0).getString("id"));
  }
}
