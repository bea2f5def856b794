package io.shindigneo4j.web.oauth2;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.web.launcher.Browser;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.json.JSONObject;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A session that was taken back")
@ExtendWith(SharedGraphServer.class)
@Timeout(300)
class RevokedSessionsTest {
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

  @Test
  void isRefusedToWhoHasACopyOfTheCookie() throws Exception {
    Browser browser = server.browser().signIn("john.doe");
    Browser copy = browser.copy();
    Browser other = server.browser().signIn("john.doe");
    String csrf = Browser.csrf(browser.get("/identity/signin"));
    assertThat(browser.post("/identity/signout", Map.of("csrf", csrf)).statusCode()).isEqualTo(200);
    assertThat(browser.cookies()).isEmpty();
    awaitSignedOut(copy);
    assertThat(isSignedIn(other)).isTrue();
  }

  /** The last token of it may be got when it is twelve hours old, and is good for an hour. */
  @Test
  void isRememberedForAsLongAsWhatCameOfItCouldBeGood(GraphServer graph) throws Exception {
    Browser browser = server.browser().signIn("john.doe");
    String csrf = Browser.csrf(browser.get("/identity/signin"));
    browser.post("/identity/signout", Map.of("csrf", csrf));
    List<Long> times =
        graph
            .database("neo4j")
            .executeTransactionally(
                "MATCH (r:Revocation {kind: 'session'}) RETURN r.expires - r.before AS time",
                Map.of(),
                result -> result.<Long>columnAs("time").stream().toList());
    assertThat(times).containsExactly(Duration.ofHours(14).toMillis());
  }

  @Test
  void takesItsTokensForGadgetsWithIt() throws Exception {
    server.fill();
    Browser browser = server.browser().signIn("john.doe");
    JSONObject session = new JSONObject(browser.get("/identity/session").body());
    Map<String, String> form = Map.of("application", "a", "csrf", session.getString("csrf"));
    String token = new JSONObject(browser.post("/identity/token", form).body()).getString("token");
    assertThat(statusOf(token)).isEqualTo(200);
    browser.post("/identity/signout", Map.of("csrf", session.getString("csrf")));
    await().atMost(Duration.ofMinutes(2)).until(() -> statusOf(token) == 401);
  }

  private static int statusOf(String token) throws Exception {
    return server
        .browser()
        .get("/social/rest/people/@me/@self", "X-Shindig-ST", token)
        .statusCode();
  }

  @Test
  void isTheOneBeforeAnotherSignIn() throws Exception {
    Browser browser = server.browser().signIn("john.doe");
    Browser copy = browser.copy();
    browser.signIn("jane.doe");
    awaitSignedOut(copy);
    assertThat(isSignedIn(browser)).isTrue();
  }

  @Test
  void isEachOneOfAPersonWhoseAccessIsTakenBack() throws Exception {
    Browser browser = server.browser().signIn("john.doe");
    Browser other = server.browser().signIn("jane.doe");
    server.revoke("john.doe");
    awaitSignedOut(browser);
    assertThat(isSignedIn(other)).isTrue();
    assertThat(isSignedIn(server.browser().signIn("john.doe"))).isTrue();
  }

  private static void awaitSignedOut(Browser browser) {
    await().atMost(Duration.ofMinutes(2)).until(() -> !isSignedIn(browser));
  }

  private static boolean isSignedIn(Browser browser) throws Exception {
    return new JSONObject(browser.get("/identity/session").body()).has("person");
  }
}
