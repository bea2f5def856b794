package io.shindigneo4j.web.oauth2;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.opensocial.oauth.Secret;
import io.shindigneo4j.testing.AuditLines;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.web.launcher.Answer;
import io.shindigneo4j.web.launcher.Browser;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.HashMap;
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

@DisplayName("The audit of the OAuth 2.0 server tells")
@ExtendWith(SharedGraphServer.class)
@Timeout(TestDeadlines.TEST_SECONDS)
class AuditedGrantsTest {
  @TempDir static Path directory;
  private static AuditLines audit;
  private static OAuthServer server;

  @BeforeAll
  static void start(GraphServer graph) {
    audit = AuditLines.in(directory);
    server = new OAuthServer(graph, directory, AuditLines.settings(directory));
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @BeforeEach
  void fill() throws Exception {
    server.fill();
  }

  private static HttpResponse<String> call(String path, String secret, Map<String, String> form)
      throws Exception {
    String pair = "site:" + secret;
    String header = Base64.getEncoder().encodeToString(pair.getBytes(StandardCharsets.UTF_8));
    return server.browser().post(path, form, "Authorization", "Basic " + header);
  }

  private static JSONObject tokens(Map<String, String> form) throws Exception {
    return new JSONObject(call("/oauth2/token", OAuthServer.SECRET, form).body());
  }

  private static HttpResponse<String> decide(Browser browser, String decision) throws Exception {
    HttpResponse<String> page = browser.get(OAuthServer.authorizePath(OAuthServer.siteRequest()));
    return OAuthServer.decide(browser, page, decision);
  }

  private static String code(HttpResponse<String> answer) {
    return Browser.next(answer).orElseThrow().replaceAll(".*[?&]code=([^&]+).*", "$1");
  }

  private static void assertIsOfJohn(JSONObject event) throws Exception {
    assertThat(event.getString("outcome")).isEqualTo("succeeded");
    assertThat(event.getString("person")).isEqualTo("john.doe");
    assertThat(event.getString("client")).isEqualTo("site");
    assertThat(event.getString("address")).isEqualTo("127.0.0.1");
  }

  @Test
  void theLifeOfAConsentAndItsTokens() throws Exception {
    Browser john = server.john();
    String code = code(decide(john, "allow"));
    assertIsOfJohn(audit.last("consent-give"));
    Map<String, String> grant = new HashMap<>();
    grant.put("grant_type", "authorization_code");
    grant.put("code", code);
    grant.put("redirect_uri", OAuthServer.SITE_REDIRECT);
    JSONObject issued = tokens(grant);
    JSONObject issue = audit.last("token-issue");
    assertIsOfJohn(issue);
    assertThat(issue.getString("token"))
        .isEqualTo(new Secret(issued.getString("access_token")).digest());
    JSONObject next =
        tokens(
            Map.of(
                "grant_type", "refresh_token", "refresh_token", issued.getString("refresh_token")));
    JSONObject refresh = audit.last("token-refresh");
    assertIsOfJohn(refresh);
    assertThat(refresh.getString("grant")).isEqualTo(issue.getString("grant"));
    String access = next.getString("access_token");
    call("/oauth2/revoke", OAuthServer.SECRET, Map.of("token", access));
    assertThat(audit.last("token-revoke").getString("token"))
        .isEqualTo(new Secret(access).digest());
    assertIsOfJohn(audit.last("token-revoke"));
    call("/oauth2/revoke", OAuthServer.SECRET, Map.of("token", access));
    assertThat(audit.last("token-revoke").getString("outcome"))
        .as("there is no such token any more")
        .isEqualTo("failed");
    String csrf = Browser.csrf(john.get("/identity/consents"));
    john.post("/identity/consents", Map.of("csrf", csrf, "client", "site"));
    assertIsOfJohn(audit.last("consent-withdraw"));
    assertThat(Files.readString(audit.file()))
        .doesNotContain(code, access, csrf, OAuthServer.SECRET)
        .doesNotContain(issued.getString("access_token"), issued.getString("refresh_token"));
  }

  @Test
  void whatAPersonDenies() throws Exception {
    decide(server.john(), "deny");
    JSONObject denied = audit.last("consent-give");
    assertThat(denied.getString("outcome")).isEqualTo("refused");
    assertThat(denied.getString("client")).isEqualTo("site");
  }

  @Test
  void clientsThatAreNotWhoTheySayAndGrantsThatAreNone() throws Exception {
    call("/oauth2/token", "guessed", Map.of("grant_type", "client_credentials"));
    JSONObject client = audit.last("refusal");
    assertThat(client.getString("reason")).isEqualTo("client");
    assertThat(client.getString("client")).isEqualTo("site");
    call(
        "/oauth2/token",
        OAuthServer.SECRET,
        Map.of("grant_type", "refresh_token", "refresh_token", "x"));
    assertThat(audit.last("refusal").getString("reason")).isEqualTo("grant");
    assertThat(Files.readString(audit.file())).doesNotContain("guessed");
  }

  @Test
  void scopesThatATokenLacks() throws Exception {
    JSONObject issued =
        tokens(Map.of("grant_type", "client_credentials", "scope", "messages:write"));
    Answer answer =
        Answer.to(
            "GET",
            server.address() + "/social/rest/people/john.doe/@self",
            null,
            "Authorization",
            "Bearer " + issued.getString("access_token"));
    assertThat(answer.status()).isIn(401, 403);
    TestDeadlines.await()
        .until(() -> audit.last("refusal").optString("path").equals("/social/rest"));
    assertThat(audit.last("refusal").getString("client")).isEqualTo("site");
    assertThat(audit.last("refusal").getString("reason")).isEqualTo("scope");
  }
}
