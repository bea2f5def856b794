package io.shindigneo4j.web.session;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.Tokens;
import io.shindigneo4j.web.launcher.Answer;
import io.shindigneo4j.web.launcher.Browser;
import io.shindigneo4j.web.launcher.WebappServer;
import io.shindigneo4j.web.token.TokenCrypter;
import io.shindigneo4j.web.token.TokenKey;
import io.shindigneo4j.web.token.TokenKeys;
import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import org.json.JSONObject;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** It has started while the database is out of reach. */
@DisplayName("A Shindig that does not know yet what was revoked")
@Timeout(300)
class BeforeRevocationsTest {
  private static final String COOKIE = "shindig-session";
  private static final String[] OWN = {"Sec-Fetch-Site", "same-origin"};

  @TempDir static Path directory;
  private static WebappServer server;

  private final Instant now = Instant.now();
  private final WebSession signedIn =
      WebSession.of(new Login("jane.doe", Optional.empty(), now), now, Duration.ofHours(1));

  @BeforeAll
  static void start() {
    server =
        WebappServer.start(
            directory,
            Map.of(
                "shindig.neo4j.sample-sign-in", "true",
                "shindig.neo4j.hosts", "localhost, 127.0.0.1",
                "shindig.neo4j.call-timeout", "PT1S"));
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  private static Browser browser(WebSession session) {
    TokenCrypter crypter = TokenCrypter.ofSessions(TokenKeys.of(new TokenKey(Tokens.KEY)));
    Browser browser = new Browser(server.address());
    browser.cookies().put(COOKIE, new SessionCodec(crypter).encode(session));
    return browser;
  }

  private static void assertUnavailable(HttpResponse<String> answer) {
    assertThat(answer.statusCode()).isEqualTo(503);
    assertThat(answer.body()).contains("Nobody can be let in yet");
    assertThat(answer.headers().firstValue("Retry-After")).hasValue("1");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/social/rpc?method=system.listMethods",
        "/social/rest/people/@me/@self?a=b",
        "/social/events?a=b",
        "/gadgets/ifr?url=http%3A%2F%2Fa.invalid%2Fg.xml",
        "/gadgets/proxy?url=http%3A%2F%2Fa.invalid%2F",
        "/gadgets/makeRequest?url=http%3A%2F%2Fa.invalid%2F"
      })
  void letsNobodyInByASecurityToken(String path) throws Exception {
    String address = server.address() + path;
    String token = Tokens.encrypted("jane.doe", "jane.doe", "http://a.invalid/g.xml");
    String encoded = URLEncoder.encode(token, StandardCharsets.UTF_8);
    assertUnavailable(Answer.to("GET", address, null, "X-Shindig-ST", token).response());
    assertUnavailable(
        Answer.to("GET", address, null, "Authorization", "OAuth2 " + token).response());
    assertUnavailable(Answer.to("GET", address + "&st=" + encoded, null).response());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/identity/session",
        "/identity/signin",
        "/identity/signout",
        "/identity/sessions",
        "/identity/consents",
        "/identity/connections",
        "/operator/status",
        "/social/events",
        "/social/rpc?method=system.listMethods"
      })
  void letsNobodyInByASession(String path) throws Exception {
    assertUnavailable(
        browser(signedIn).get(path, OWN[0], OWN[1], FormGuard.HEADER, signedIn.csrf().text()));
  }

  @Test
  void givesNoTokenForASession() throws Exception {
    Map<String, String> form = Map.of("application", "a", "csrf", signedIn.csrf().text());
    assertUnavailable(browser(signedIn).post("/identity/token", form, OWN));
  }

  /** The database cannot note it. */
  @Test
  void takesTheCookieOfWhoSignsOut() throws Exception {
    Browser browser = browser(signedIn);
    Map<String, String> form = Map.of("csrf", signedIn.csrf().text());
    assertThat(browser.post("/identity/signout", form).statusCode()).isEqualTo(503);
    assertThat(browser.cookies()).isEmpty();
  }

  @Test
  void endsASessionForWhoKnowsItsSecretAlone() throws Exception {
    Browser browser = browser(signedIn);
    assertThat(browser.post("/identity/signout", Map.of("csrf", "a")).statusCode()).isEqualTo(403);
    assertThat(browser.cookies()).isNotEmpty();
  }

  @Test
  void refusesWhatIsNoToken() throws Exception {
    String address = server.address() + "/social/rpc?method=system.listMethods";
    for (String token : new String[] {"x", Tokens.expired("jane.doe")}) {
      assertThat(Answer.to("GET", address, null, "X-Shindig-ST", token).status()).isEqualTo(401);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"/portal/", "/identity/signin", "/social/rpc?method=system.listMethods"})
  void isThereForStrangers(String path) throws Exception {
    assertThat(new Browser(server.address()).get(path).statusCode()).isEqualTo(200);
  }

  @Test
  void goesOnWithTheSessionOfNobody() throws Exception {
    Browser browser = new Browser(server.address());
    JSONObject first = new JSONObject(browser.get("/identity/session").body());
    JSONObject second = new JSONObject(browser.get("/identity/session").body());
    assertThat(second.getString("csrf")).isEqualTo(first.getString("csrf"));
  }

  @Test
  void isNotReady() throws Exception {
    assertThat(Answer.to("GET", server.address() + "/health", null).status()).isEqualTo(503);
  }
}
