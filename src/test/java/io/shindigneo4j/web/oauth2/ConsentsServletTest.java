package io.shindigneo4j.web.oauth2;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.web.consent.ScopeWords;
import io.shindigneo4j.web.launcher.Browser;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.json.JSONArray;
import org.json.JSONObject;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The page of consents")
@ExtendWith(SharedGraphServer.class)
@Timeout(TestDeadlines.TEST_SECONDS)
class ConsentsServletTest {

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
  void consent() throws Exception {
    server.fill();
    for (String person : new String[] {"john.doe", "jane.doe"}) {
      server
          .consents()
          .grant(person, "site", Set.of("people:read", "messages:write"))
          .get(1, TimeUnit.MINUTES);
    }
  }

  private static Browser john() throws Exception {
    return server.browser().signIn("john.doe");
  }

  private static JSONArray json(Browser browser) throws Exception {
    HttpResponse<String> answer = browser.get(ConsentsServlet.PATH, "Accept", "application/json");
    assertThat(answer.statusCode()).isEqualTo(200);
    return new JSONObject(answer.body()).getJSONArray("consents");
  }

  @Test
  void saysWhatClientsMayDo() throws Exception {
    String page = john().get(ConsentsServlet.PATH).body();
    assertThat(page)
        .contains("The &lt;b&gt;site&lt;/b&gt;", ScopeWords.of("messages:write"))
        .doesNotContain("<b>");
    JSONObject consent = json(john()).getJSONObject(0);
    assertThat(consent.getString("client")).isEqualTo("site");
    assertThat(consent.getJSONArray("scopes").length()).isEqualTo(2);
  }

  @Test
  void cannotBeFramedOrKept() throws Exception {
    HttpResponse<String> page = john().get(ConsentsServlet.PATH);
    assertThat(page.headers().firstValue("Content-Security-Policy").orElseThrow())
        .contains("frame-ancestors 'none'", "form-action 'self'");
    assertThat(page.headers().firstValue("Cache-Control").orElseThrow()).contains("no-store");
  }

  @Test
  void endsAConsentOfThePersonAlone() throws Exception {
    Browser john = john();
    Map<String, String> form =
        Map.of("csrf", Browser.csrf(john.get(ConsentsServlet.PATH)), "client", "site");
    assertThat(john.post(ConsentsServlet.PATH, form).statusCode()).isEqualTo(303);
    assertThat(json(john).length()).isZero();
    assertThat(json(server.browser().signIn("jane.doe")).length()).isEqualTo(1);
    assertThat(john.post(ConsentsServlet.PATH, form).statusCode()).isEqualTo(404);
  }

  @Test
  void endsNothingForAnotherSite() throws Exception {
    Browser john = john();
    String csrf = Browser.csrf(john.get(ConsentsServlet.PATH));
    Map<String, String> forged = Map.of("csrf", "x", "client", "site");
    assertThat(john.post(ConsentsServlet.PATH, forged).statusCode()).isEqualTo(403);
    Map<String, String> form = Map.of("csrf", csrf, "client", "site");
    assertThat(john.post(ConsentsServlet.PATH, form, "Sec-Fetch-Site", "cross-site").statusCode())
        .isEqualTo(403);
    assertThat(json(john).length()).isEqualTo(1);
  }

  @Test
  void isForWhoIsSignedIn() throws Exception {
    HttpResponse<String> page = server.browser().get(ConsentsServlet.PATH);
    assertThat(page.statusCode()).isEqualTo(303);
    assertThat(page.headers().firstValue("Location").orElseThrow())
        .startsWith("/identity/signin?return=");
    assertThat(
            server.browser().get(ConsentsServlet.PATH, "Accept", "application/json").statusCode())
        .isEqualTo(401);
  }
}
