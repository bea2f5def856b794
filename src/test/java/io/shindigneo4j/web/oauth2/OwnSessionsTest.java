package io.shindigneo4j.web.oauth2;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.web.launcher.Browser;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
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

  @TempDir static Path directory;
  private static OAuthServer server;

  @BeforeAll
  static void start(GraphServer graph) {
    server = new OAuthServer(graph, directory);
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @BeforeEach
  void people() throws Exception {
    server.fill();
  }

  private static Browser signedIn(String person) throws Exception {
    return server.browser().signIn(person);
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
    Browser john = signedIn("john.doe");
    signedIn("john.doe");
    signedIn("jane.doe");
    List<JSONObject> sessions = awaitList(john, 2);
    JSONObject own = sessions.get(0);
    assertThat(JSONObject.getNames(own))
        .containsExactlyInAnyOrder("id", "current", "since", "lastUsed", "browser", "system");
    assertThat(own.getBoolean("current")).isTrue();
    assertThat(own.getString("browser")).isEqualTo("Firefox");
    assertThat(own.getLong("since")).isGreaterThanOrEqualTo(before);
    assertThat(sessions.get(1).getBoolean("current")).isFalse();
    assertThat(sessions.get(1).getLong("lastUsed")).isGreaterThanOrEqualTo(before);
  }

  @Test
  void hasThisBrowserThoughTheGraphKnowsNothing(GraphServer graph) throws Exception {
    Browser john = signedIn("john.doe");
    graph.clear();
    assertThat(list(john)).hasSize(1);
  }

  @Test
  void endsAnotherOneWithWhoeverHasACopy() throws Exception {
    Browser john = signedIn("john.doe");
    Browser other = signedIn("john.doe");
    Browser copy = other.copy();
    Browser third = signedIn("john.doe");
    awaitList(john, 3);
    String id = list(other).get(0).getString("id");
    assertThat(end(john, "session", id)).isEqualTo(303);
    assertThat(list(john)).hasSize(2);
    awaitSignedOut(other);
    awaitSignedOut(copy);
    assertThat(isSignedIn(third)).isTrue();
    assertThat(end(john, "session", id)).isEqualTo(404);
  }

  @Test
  void endsAllOthersAtOnce() throws Exception {
    Browser john = signedIn("john.doe");
    Browser other = signedIn("john.doe");
    Browser third = signedIn("john.doe");
    Browser jane = signedIn("jane.doe");
    awaitList(john, 3);
    assertThat(end(john, "others", "all")).isEqualTo(303);
    awaitSignedOut(other);
    awaitSignedOut(third);
    assertThat(isSignedIn(john)).isTrue();
    assertThat(isSignedIn(jane)).isTrue();
    assertThat(list(john)).hasSize(1);
  }

  @Test
  void endsNothingOfSomebodyElseAndNotTheOwn() throws Exception {
    Browser john = signedIn("john.doe");
    Browser jane = signedIn("jane.doe");
    for (String id :
        List.of(list(jane).get(0).getString("id"), list(john).get(0).getString("id"), "none")) {
      assertThat(end(john, "session", id)).as(id).isEqualTo(404);
    }
    assertThat(end(john, "nothing", "x")).isEqualTo(400);
    assertThat(isSignedIn(jane)).isTrue();
    assertThat(isSignedIn(john)).isTrue();
  }

  @Test
  void loseWhoeverSignsOutOrIsRevoked() throws Exception {
    Browser john = signedIn("john.doe");
    Browser other = signedIn("john.doe");
    awaitList(john, 2);
    String csrf = Browser.csrf(other.get("/identity/signin"));
    other.post("/identity/signout", Map.of("csrf", csrf));
    assertThat(list(john)).hasSize(1);
    server.revoke("john.doe");
    awaitSignedOut(john);
    assertThat(list(signedIn("john.doe"))).hasSize(1);
  }

  @Test
  void isForTheSessionOfTheBrowserAlone() throws Exception {
    Browser john = signedIn("john.doe");
    Browser other = signedIn("john.doe");
    awaitList(john, 2);
    JSONObject session = new JSONObject(john.get("/identity/session").body());
    Map<String, String> form = Map.of("application", "a", "csrf", session.getString("csrf"));
    String token = new JSONObject(john.post("/identity/token", form).body()).getString("token");
    Browser stranger = server.browser();
    for (String[] headers :
        new String[][] {
          {"X-Shindig-ST", token}, {"Authorization", "Bearer " + token}, {"X-Other", "x"}
        }) {
      assertThat(stranger.get(PATH + "?st=" + token, headers).statusCode()).isEqualTo(303);
      assertThat(stranger.post(PATH + "?st=" + token, "others=all&csrf=x", headers).statusCode())
          .isEqualTo(403);
    }
    assertThat(john.post(PATH, Map.of("others", "all", "csrf", "x")).statusCode()).isEqualTo(403);
    Map<String, String> all = Map.of("others", "all", "csrf", session.getString("csrf"));
    assertThat(john.post(PATH, all, "Sec-Fetch-Site", "cross-site").statusCode()).isEqualTo(403);
    assertThat(isSignedIn(other)).isTrue();
    assertThat(server.browser().get(PATH, JSON).statusCode()).isEqualTo(401);
  }

  @Test
  void isAPageWithAButtonForEachOther() throws Exception {
    Browser john = signedIn("john.doe");
    Browser other = signedIn("john.doe");
    awaitList(john, 2);
    var page = Jsoup.parse(john.get(PATH, "User-Agent", "Chrome/1 (Windows NT)").body());
    assertThat(page.text()).contains("Chrome on Windows, since", ": this browser.");
    assertThat(page.select("button").eachText()).containsExactly("End this", "End all others");
    assertThat(page.select("button[name=session]").eachAttr("value"))
        .containsExactly(list(other).get(0).getString("id"));
  }
}
