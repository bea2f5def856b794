package io.shindigneo4j.web.signin;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.HttpText;
import io.shindigneo4j.testing.RawHttp;
import io.shindigneo4j.testing.SharedGraphServer;
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
import java.util.Map;
import org.json.JSONObject;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Signing in as a sample person")
@ExtendWith(SharedGraphServer.class)
@Timeout(300)
class SignInTest {
  private static final String PATH = "/identity/signin";
  private static final String COOKIE = "shindig-session";

  @TempDir static Path directory;
  private static WebappServer server;

  private final Browser browser = new Browser(server.address());

  @BeforeAll
  static void start(GraphServer graph) {
    graph.clear(); // of what earlier tests have revoked
    server =
        WebappServer.start(
            directory,
            graph,
            Map.of(
                "shindig.neo4j.sample-sign-in", "true",
                "shindig.neo4j.hosts", "localhost, 127.0.0.1"));
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @Test
  void givesASessionAndTokensForGadgets() throws Exception {
    browser.signIn("jane.doe");
    JSONObject session = new JSONObject(browser.get("/identity/session").body());
    assertThat(session.getString("person")).isEqualTo("jane.doe");
    HttpResponse<String> answer =
        browser.post(
            "/identity/token",
            Map.of("application", "http://example.org/g.xml"),
            "X-CSRF-Token",
            session.getString("csrf"));
    assertThat(answer.statusCode()).isEqualTo(200);
    JSONObject token = new JSONObject(answer.body());
    assertThat(token.getInt("expires_in")).isEqualTo(900);
    Map<String, String> fields = fields(token.getString("token"));
    assertThat(fields)
        .containsEntry("v", "jane.doe")
        .containsEntry("o", "jane.doe")
        .containsEntry("u", "http://example.org/g.xml");
    long now = System.currentTimeMillis() / 1_000;
    assertThat(Long.parseLong(fields.get("x"))).isBetween(now + 800, now + 900);
    assertThat(fields.get("j")).contains("firstIssue");
  }

  @Test
  void givesTokensForPagesOfFriendsWhoHaveGadgetsThere(GraphServer graph) throws Exception {
    graph.run(
        """
        MERGE (viewer:Person {id: 'jane.doe'})
        WITH viewer
        UNWIND ['page.friend', 'page.admirer', 'page.empty'] AS id
        CREATE (owner:Person {id: id})-[:HAS_APP_DATA]->
          (:AppData {application: CASE id WHEN 'page.empty' THEN 'x' ELSE 'container.profile' END})
          -[:HAS_VALUE]->(:AppDataValue {key: 'gadgets', text: '"{}"', size: 10})
        FOREACH (_ IN CASE id WHEN 'page.admirer' THEN [] ELSE [1] END |
          CREATE (viewer)-[:FRIEND_OF {since: 1}]->(owner))
        FOREACH (_ IN CASE id WHEN 'page.admirer' THEN [1] ELSE [] END |
          CREATE (owner)-[:FRIEND_OF {since: 1}]->(viewer))
        """);
    browser.signIn("jane.doe");
    String csrf = new JSONObject(browser.get("/identity/session").body()).getString("csrf");
    assertThat(statusFor("jane.doe", csrf)).isEqualTo(200);
    assertThat(statusFor("page.friend", csrf)).isEqualTo(200);
    assertThat(statusFor("page.admirer", csrf)).isEqualTo(403);
    assertThat(statusFor("page.empty", csrf)).isEqualTo(403);
    assertThat(statusFor("page.nobody", csrf)).isEqualTo(403);
  }

  private int statusFor(String owner, String csrf) throws Exception {
    Map<String, String> form = Map.of("application", "container", "owner", owner, "csrf", csrf);
    return browser.post("/identity/token", form).statusCode();
  }

  @Test
  void answersHeadAsGetWithoutABody() throws Exception {
    Answer head = Answer.to("HEAD", server.address() + PATH, null);
    assertThat(head.status()).isEqualTo(200);
    assertThat(head.body()).isEmpty();
    assertThat(head.response().headers().firstValue("Content-Type"))
        .isEqualTo(
            Answer.to("GET", server.address() + PATH, null)
                .response()
                .headers()
                .firstValue("Content-Type"));
  }

  private static Map<String, String> fields(String token) throws Exception {
    String[] parts = token.split(":", 2);
    return new TokenCrypter(TokenKeys.of(new TokenKey(Tokens.KEY)), parts[0]).unwrap(parts[1]);
  }

  @Test
  void keepsTheCookieFromScriptsAndOtherSites() throws Exception {
    HttpResponse<String> page = browser.get(PATH);
    assertThat(page.headers().firstValue("Set-Cookie").orElseThrow())
        .startsWith(COOKIE + "=")
        .contains("; HttpOnly", "; SameSite=Lax", "; Path=/")
        .doesNotContain("Secure", "Domain");
  }

  @Test
  void mayNotBeFramedKeptOrScripted() throws Exception {
    HttpResponse<String> page = browser.get(PATH);
    assertThat(page.headers().firstValue("Content-Security-Policy").orElseThrow())
        .contains("default-src 'none'", "frame-ancestors 'none'", "form-action 'self'")
        .doesNotContain("script-src", "unsafe");
    assertThat(page.headers().firstValue("X-Frame-Options")).hasValue("DENY");
    assertThat(page.headers().firstValue("Referrer-Policy")).hasValue("no-referrer");
    assertThat(page.headers().firstValue("Cache-Control")).hasValue("no-store");
    assertThat(page.headers().firstValue("X-Content-Type-Options")).hasValue("nosniff");
    assertThat(page.body()).doesNotContain("<script");
  }

  @Test
  void needsTheSecretOfTheSession() throws Exception {
    String stolen = Browser.csrf(new Browser(server.address()).get(PATH));
    assertThat(post(stolen).statusCode()).isEqualTo(403);
    browser.get(PATH);
    assertThat(post(stolen).statusCode()).isEqualTo(403);
    assertThat(post("").statusCode()).isEqualTo(403);
    assertThat(isSignedIn()).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "Sec-Fetch-Site, cross-site",
    "Sec-Fetch-Site, same-site",
    "Sec-Fetch-Site, none",
    "Origin, https://evil.example",
    "Origin, null",
    "Origin, http://localhost",
    "Origin, http://gadgets.localhost",
  })
  void isRefusedToOtherSites(String header, String value) throws Exception {
    String csrf = Browser.csrf(browser.get(PATH));
    assertThat(post(csrf, header, value).statusCode()).isEqualTo(403);
    assertThat(isSignedIn()).isFalse();
  }

  @Test
  void isForOurOwnPages() throws Exception {
    String csrf = Browser.csrf(browser.get(PATH));
    assertThat(post(csrf, "Origin", server.address()).statusCode()).isEqualTo(200);
    csrf = Browser.csrf(new Browser(server.address()).get(PATH));
    Browser other = new Browser(server.address());
    csrf = Browser.csrf(other.get(PATH));
    assertThat(
            other
                .post(
                    PATH,
                    Map.of("csrf", csrf, "person", "john.doe"),
                    "Sec-Fetch-Site",
                    "same-origin",
                    "Origin",
                    "null")
                .statusCode())
        .isEqualTo(200);
  }

  /** Whoever planted a session in the browser does not have the one of who signs in. */
  @Test
  void changesTheSessionSoThatNobodyKnowsItBefore() throws Exception {
    browser.get(PATH);
    Browser attacker = browser.copy();
    String before = browser.cookies().get(COOKIE);
    browser.signIn("john.doe");
    assertThat(browser.cookies().get(COOKIE)).isNotEqualTo(before);
    assertThat(id(browser)).isNotEqualTo(id(attacker));
    assertThat(new JSONObject(attacker.get("/identity/session").body()).has("person")).isFalse();
  }

  private static String id(Browser browser) throws Exception {
    return TokenCrypter.ofSessions(TokenKeys.of(new TokenKey(Tokens.KEY)))
        .unwrap(browser.cookies().get(COOKIE))
        .get("i");
  }

  @Test
  void takesNoSecurityTokenForASessionNorASessionForOne() throws Exception {
    browser.signIn("john.doe");
    String session = browser.cookies().get(COOKIE);
    assertThat(
            browser
                .get("/social/rest/people/@me", "X-Shindig-ST", "default:" + session)
                .statusCode())
        .isEqualTo(401);
    Map<String, String> fields =
        TokenCrypter.ofSessions(TokenKeys.of(new TokenKey(Tokens.KEY))).unwrap(session);
    for (String container : new String[] {"", "default"}) {
      browser
          .cookies()
          .put(
              COOKIE,
              new TokenCrypter(TokenKeys.of(new TokenKey(Tokens.KEY)), container).wrap(fields));
      assertThat(isSignedIn()).isFalse();
    }
  }

  @Test
  void takesNoChangedSessionAndNoTwo() throws Exception {
    browser.signIn("john.doe");
    String session = browser.cookies().get(COOKIE);
    String first = session.startsWith("A") ? "B" : "A";
    for (String other : new String[] {"x", session + "A", first + session.substring(1)}) {
      browser.cookies().put(COOKIE, other);
      assertThat(isSignedIn()).isFalse();
    }
    browser.cookies().put(COOKIE, session + "; " + COOKIE + "=" + session);
    assertThat(isSignedIn()).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "PT0S, PT29M, true",
    "PT0S, PT31M, false",
    "PT11H30M, PT1M, true",
    "PT12H1M, PT1M, false",
  })
  void endsAfterAWhile(Duration sinceSignIn, Duration sinceRequest, boolean valid)
      throws Exception {
    browser.signIn("john.doe");
    TokenCrypter crypter = TokenCrypter.ofSessions(TokenKeys.of(new TokenKey(Tokens.KEY)));
    Map<String, String> fields = crypter.unwrap(browser.cookies().get(COOKIE));
    long now = System.currentTimeMillis();
    fields.put("c", Long.toString(now - sinceSignIn.toMillis() - sinceRequest.toMillis()));
    fields.put("r", Long.toString(now - sinceRequest.toMillis()));
    browser.cookies().put(COOKIE, crypter.wrap(fields));
    assertThat(isSignedIn()).isEqualTo(valid);
  }

  @Test
  void goesOnWhileItIsUsed() throws Exception {
    browser.signIn("john.doe");
    TokenCrypter crypter = TokenCrypter.ofSessions(TokenKeys.of(new TokenKey(Tokens.KEY)));
    Map<String, String> fields = crypter.unwrap(browser.cookies().get(COOKIE));
    long longAgo = System.currentTimeMillis() - Duration.ofMinutes(20).toMillis();
    fields.put("r", Long.toString(longAgo));
    fields.put("c", Long.toString(longAgo));
    browser.cookies().put(COOKIE, crypter.wrap(fields));
    assertThat(isSignedIn()).isTrue();
    Map<String, String> renewed = crypter.unwrap(browser.cookies().get(COOKIE));
    assertThat(Long.parseLong(renewed.get("r"))).isGreaterThan(longAgo);
    assertThat(renewed).containsEntry("c", fields.get("c")).containsEntry("i", fields.get("i"));
  }

  @Test
  void leadsBackToAPageOfThisServer() throws Exception {
    String back = "/oauth2/authorize?client_id=a&redirect_uri=https%3A%2F%2Fclient.example%2F";
    HttpResponse<String> page =
        browser.get(PATH + "?return=" + URLEncoder.encode(back, StandardCharsets.UTF_8));
    HttpResponse<String> answer =
        browser.post(
            PATH, Map.of("csrf", Browser.csrf(page), "person", "john.doe", "return", back));
    assertThat(Browser.next(answer)).hasValue(back);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://evil.example/",
        "//evil.example",
        "///evil.example",
        "/\\evil.example",
        "\\\\evil.example",
        "/%2Fevil.example",
        "/%2f%2fevil.example",
        "/%5Cevil.example",
        "/%252Fevil.example",
        "/%09/evil.example",
        "/\t/evil.example",
        "/..//evil.example",
        "/.//evil.example",
        "/a/../../evil",
        "/a/%2e%2e/b",
        "javascript:alert(1)",
        "evil.example",
        "@evil.example",
        "/a#b",
        "/a\r\nSet-Cookie: a=b",
        "/a%0d%0aSet-Cookie:%20a=b",
        "/%",
        "/\u2044evil.example",
        "/a b",
        "/[",
        "/\"><script>"
      })
  void leadsNowhereElse(String back) throws Exception {
    String encoded = URLEncoder.encode(back, StandardCharsets.UTF_8);
    assertThat(browser.get(PATH + "?return=" + encoded).statusCode()).isEqualTo(400);
    String csrf = Browser.csrf(browser.get(PATH));
    HttpResponse<String> answer =
        browser.post(PATH, Map.of("csrf", csrf, "person", "john.doe", "return", back));
    assertThat(answer.statusCode()).isEqualTo(400);
    assertThat(Browser.next(answer)).isEmpty();
    assertThat(isSignedIn()).isFalse();
  }

  @Test
  void isForTheSamplePeopleAlone() throws Exception {
    String csrf = Browser.csrf(browser.get(PATH));
    Map<String, String> form = Map.of("csrf", csrf, "person", "canonical");
    assertThat(browser.post(PATH, form).statusCode()).isEqualTo(403);
    assertThat(browser.post(PATH, "csrf=" + csrf + "&person=john.doe&person=jane.doe").statusCode())
        .isEqualTo(400);
    assertThat(isSignedIn()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"X-Forwarded-For", "Forwarded", "Via", "X-Forwarded-Host", "X-Real-IP"})
  void isNotForWhoComesThroughAProxy(String header) throws Exception {
    assertThat(browser.get(PATH, header, "203.0.113.7").statusCode()).isEqualTo(404);
  }

  @Test
  void isNotForWhoCallsThisServerByAnotherName() throws Exception {
    try (RawHttp http = new RawHttp(server.port())) {
      HttpText request = HttpText.get(PATH).with("Host", "evil.example");
      assertThat(http.ask(request).status()).isEqualTo(421);
    }
  }

  @Test
  void givesATokenToOurOwnPagesAloneAndForAnApplication() throws Exception {
    browser.signIn("john.doe");
    String csrf = new JSONObject(browser.get("/identity/session").body()).getString("csrf");
    Map<String, String> form = Map.of("application", "a", "csrf", csrf);
    assertThat(browser.post("/identity/token", form).statusCode()).isEqualTo(200);
    assertThat(browser.post("/identity/token", Map.of("application", "a")).statusCode())
        .isEqualTo(403);
    assertThat(browser.post("/identity/token", Map.of("csrf", csrf)).statusCode()).isEqualTo(400);
    assertThat(browser.post("/identity/token", form, "Sec-Fetch-Site", "same-site").statusCode())
        .isEqualTo(403);
    HttpResponse<String> read = browser.get("/identity/token?application=a");
    assertThat(read.statusCode()).isEqualTo(405);
    assertThat(read.headers().firstValue("Allow")).hasValue("POST");
    assertThat(browser.post("/identity/session", form).headers().firstValue("Allow"))
        .hasValue("GET, HEAD");
    assertThat(browser.get("/identity/session", "Sec-Fetch-Site", "same-site").statusCode())
        .isEqualTo(403);
  }

  @Test
  void givesNoTokenToNobody() throws Exception {
    String csrf = new JSONObject(browser.get("/identity/session").body()).getString("csrf");
    assertThat(
            browser.post("/identity/token", Map.of("application", "a", "csrf", csrf)).statusCode())
        .isEqualTo(401);
  }

  @Test
  void takesFormsOfSomeSize() throws Exception {
    String csrf = Browser.csrf(browser.get(PATH));
    String form = "csrf=" + csrf + "&person=john.doe&x=";
    String longest = form + "x".repeat((16 << 10) - form.length());
    assertThat(browser.post(PATH, longest + "x").statusCode()).isEqualTo(413);
    assertThat(isSignedIn()).isFalse();
    assertThat(browser.post(PATH, longest).statusCode()).isEqualTo(200);
  }

  private HttpResponse<String> post(String csrf, String... headers) throws Exception {
    return browser.post(PATH, Map.of("csrf", csrf, "person", "john.doe"), headers);
  }

  private boolean isSignedIn() throws Exception {
    return new JSONObject(browser.get("/identity/session").body()).has("person");
  }
}
