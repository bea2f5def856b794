package io.shindigneo4j.web.openid;

import static io.shindigneo4j.web.openid.OpenIdServer.awaitSignedOut;
import static io.shindigneo4j.web.openid.OpenIdServer.awaitThat;
import static io.shindigneo4j.web.openid.OpenIdServer.comeBack;
import static io.shindigneo4j.web.openid.OpenIdServer.leave;
import static io.shindigneo4j.web.openid.OpenIdServer.person;
import static io.shindigneo4j.web.openid.OpenIdServer.session;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.web.launcher.Browser;
import java.net.URI;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.json.JSONObject;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("Sign-in by a provider")
@ExtendWith(SharedGraphServer.class)
@Timeout(300)
class SignInByProviderTest {
  @TempDir static Path directory;
  private static OpenIdServer server;
  private static ScriptedProvider provider;

  @BeforeAll
  static void start(GraphServer graph) throws Exception {
    server = new OpenIdServer(graph, directory);
    provider = server.provider;
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @BeforeEach
  void reset() {
    provider.reset();
  }

  @ParameterizedTest(name = "withstands: {0}")
  @MethodSource("attacks")
  void attack(SignInAttack attack) throws Exception {
    server.run("CREATE (:Person {id: 'ada', displayName: 'Ada'})");
    assertThat(attack.attempt().on(new SignInAttacker(server))).isEqualTo(attack.expected());
  }

  static Stream<SignInAttack> attacks() {
    return Stream.of(
            AnswerAttacks.all(), TokenAttacks.all(), ProviderFaults.all(), LogoutAttacks.all())
        .flatMap(List::stream);
  }

  @Test
  void leadsToTheProviderWithSecretsOfThisBrowser() throws Exception {
    Browser browser = server.browser();
    HttpResponse<String> answer = browser.get(OpenIdServer.SIGN_IN + "?return=%2Fa%3Fb%3Dc");
    assertThat(answer.headers().firstValue("Set-Cookie").orElseThrow())
        .startsWith("shindig-sign-in=")
        .endsWith("; Path=/; HttpOnly; SameSite=Lax");
    URI location = URI.create(answer.headers().firstValue("Location").orElseThrow());
    assertThat(location.toString()).startsWith(provider.issuer() + "/authorize?");
    Map<String, String> asked = ScriptedProvider.query(location.getRawQuery());
    assertThat(asked)
        .containsEntry("client_id", ScriptedProvider.CLIENT)
        .containsEntry("redirect_uri", server.address() + "/identity/callback")
        .containsEntry("response_type", "code")
        .containsEntry("scope", "openid profile email")
        .containsEntry("code_challenge_method", "S256")
        .containsKeys("code_challenge", "nonce", "state");
    Map<String, String> other = ScriptedProvider.query(leave(server.browser(), "").getRawQuery());
    for (String secret : List.of("state", "nonce", "code_challenge")) {
      assertThat(asked.get(secret)).hasSize(43).isNotEqualTo(other.get(secret));
    }
  }

  /** Otherwise the cookie stays behind at the other name. */
  @Test
  void leadsToTheNameAtWhichItComesBackFirst() throws Exception {
    Browser elsewhere = new Browser(server.address().replace("localhost", "127.0.0.1"));
    HttpResponse<String> answer =
        elsewhere.get(OpenIdServer.SIGN_IN + "?by=provider&again=1&return=%2Fa%3Fb%3Dc&other=x");
    assertThat(answer.statusCode()).isEqualTo(303);
    assertThat(elsewhere.cookies()).isEmpty();
    String next = answer.headers().firstValue("Location").orElseThrow();
    assertThat(next)
        .isEqualTo(
            server.address()
                + OpenIdServer.SIGN_IN
                + "?return=%2Fa%3Fb%3Dc&by=provider&again=1&redirected=1");
    Browser browser = server.browser();
    URI location = leave(browser, next.substring(next.indexOf('?')));
    assertThat(ScriptedProvider.query(location.getRawQuery())).containsEntry("prompt", "login");
    HttpResponse<String> back = comeBack(browser, provider.authorize(location));
    assertThat(back.headers().firstValue("Location")).hasValue("/a?b=c");
    assertThat(person(browser)).isEqualTo("ada");
  }

  @Test
  void leadsToTheProviderWhereAProxyHidesItsName() throws Exception {
    Browser elsewhere = new Browser(server.address().replace("localhost", "127.0.0.1"));
    assertThat(leave(elsewhere, "?by=provider&redirected=1").toString())
        .startsWith(provider.issuer() + "/authorize?");
  }

  @Test
  void makesASessionATokenForGadgetsAndAProfile() throws Exception {
    Browser browser = server.browser();
    URI location = leave(browser, "?return=%2Fa%3Fb%3Dc");
    HttpResponse<String> answer = comeBack(browser, provider.authorize(location));
    assertThat(answer.statusCode()).isEqualTo(303);
    assertThat(answer.headers().firstValue("Location")).hasValue("/a?b=c");
    assertThat(browser.cookies()).containsOnlyKeys("shindig-session");
    assertThat(person(browser)).isEqualTo("ada");
    assertThat(status(token(browser))).isEqualTo(200);
    assertThat(
            server.value(
                "MATCH (p:Person {id: 'ada'})-[:HAS_EMAIL]->(e) RETURN p.displayName + '|' +"
                    + " p.`name.givenName` + '|' + p.`name.familyName` + '|' + e.value AS value"))
        .isEqualTo("Ada Lovelace|Ada|Lovelace|ada@example.org");
  }

  @Test
  void leavesAProfileAsItIs() throws Exception {
    server.run("CREATE (:Person {id: 'ada', displayName: 'The Countess'})");
    server.signedIn();
    assertThat(server.value("MATCH (p:Person) RETURN collect(p.displayName) AS value"))
        .isEqualTo(List.of("The Countess"));
  }

  @Test
  void makesOneProfileOfSignInsAtOnce() throws Exception {
    List<CompletableFuture<HttpResponse<String>>> answers = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      Browser browser = server.browser();
      Map<String, String> query = provider.authorize(leave(browser, ""));
      answers.add(CompletableFuture.supplyAsync(() -> backNow(browser, query)));
    }
    for (CompletableFuture<HttpResponse<String>> answer : answers) {
      assertThat(answer.join().statusCode()).isEqualTo(303);
    }
    assertThat(server.value("MATCH (p:Person) RETURN count(p) AS value")).isEqualTo(1L);
  }

  private static HttpResponse<String> backNow(Browser browser, Map<String, String> query) {
    try {
      return comeBack(browser, query);
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void asksForWhatTheIdTokenLacks() throws Exception {
    provider.claims = claims -> claims.claim("name", null).claim("email", null);
    provider.userInfo = Map.of("sub", "ada", "name", "Ada of the user info", "given_name", "No");
    server.signedIn();
    assertThat(
            server.value(
                "MATCH (p:Person) RETURN p.displayName + '|' + p.`name.givenName` AS value"))
        .isEqualTo("Ada of the user info|Ada");
  }

  /** What the user info says of its address says nothing of another one. */
  @Test
  void leavesOutAnAddressThatIsNotVerifiedInTheUserInfo() throws Exception {
    provider.claims = claims -> claims.claim("name", null).claim("email_verified", null);
    provider.userInfo =
        Map.of("sub", "ada", "email", "ada@example.org", "email_verified", false, "name", "Ada");
    server.signedIn();
    assertThat(
            server.value(
                "MATCH (p:Person) RETURN p.displayName + count { (p)-[:HAS_EMAIL]->() } AS value"))
        .isEqualTo("Ada0");
  }

  @Test
  void leavesOutWhatIsNotVerifiedOrDoesNotFit() throws Exception {
    provider.claims =
        claims ->
            claims
                .claim("email_verified", false)
                .claim("name", "a".repeat(201))
                .claim("given_name", "\u202Eevil")
                .claim("family_name", List.of("a"));
    server.signedIn();
    assertThat(
            server.value(
                "MATCH (p:Person) RETURN count { (p)-->(n) WHERE NOT n:BrowserSession } + size([key IN keys(p) WHERE NOT key"
                    + " IN ['id', 'updated']]) AS value"))
        .isEqualTo(0L);
  }

  @Test
  void goesOnInSeveralWindowsAtOnce() throws Exception {
    Browser browser = server.browser();
    List<URI> windows = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      windows.add(leave(browser, "?return=%2F" + i));
    }
    assertThat(comeBack(browser, provider.authorize(windows.get(0))).statusCode()).isEqualTo(400);
    for (int i = 1; i < 5; i++) {
      HttpResponse<String> answer = comeBack(browser, provider.authorize(windows.get(i)));
      assertThat(answer.headers().firstValue("Location")).hasValue("/" + i);
    }
  }

  @Test
  void makesRoomForALongReturnAddress() throws Exception {
    Browser browser = server.browser();
    leave(browser, "");
    URI location = leave(browser, "?return=%2F" + "a".repeat(2_000));
    assertThat(browser.cookies().get("shindig-sign-in").length()).isLessThan(3_900);
    assertThat(comeBack(browser, provider.authorize(location)).headers().firstValue("Location"))
        .hasValue("/" + "a".repeat(2_000));
    location = leave(browser, "?by=provider&return=%2F" + "a".repeat(4_000));
    assertThat(comeBack(browser, provider.authorize(location)).headers().firstValue("Location"))
        .hasValue("/");
  }

  @Test
  void endsTheSessionThatTheBrowserHadOfSomebodyElse() throws Exception {
    Browser browser = server.signedIn();
    Browser copy = browser.copy();
    provider.subject = "grace";
    provider.sid = "sid-2";
    server.signIn(browser);
    awaitSignedOut(copy);
    assertThat(person(browser)).isEqualTo("grace");
  }

  @Test
  void endsACopyOfTheSessionThatTheBrowserHad() throws Exception {
    Browser browser = server.signedIn();
    Browser copy = browser.copy();
    server.signIn(browser);
    awaitSignedOut(copy);
    assertThat(person(browser)).isEqualTo("ada");
    assertThat(session(browser).getString("csrf")).isNotEqualTo(session(copy).getString("csrf"));
  }

  @Test
  void endsAtTheProvider() throws Exception {
    Browser browser = server.signedIn();
    Browser copy = browser.copy();
    String page = browser.get(OpenIdServer.SIGN_IN).body();
    assertThat(page).contains("You are signed in as ada.", "by=provider&amp;again=1");
    String csrf = session(browser).getString("csrf");
    HttpResponse<String> answer = browser.post("/identity/signout", Map.of("csrf", csrf));
    URI next = URI.create(Browser.next(answer).orElseThrow());
    assertThat(next.toString()).startsWith(provider.issuer() + "/logout?");
    assertThat(ScriptedProvider.query(next.getRawQuery()))
        .containsOnly(
            Map.entry("client_id", ScriptedProvider.CLIENT),
            Map.entry("post_logout_redirect_uri", server.address() + "/identity/signout"));
    awaitSignedOut(copy);
    assertThat(browser.get("/identity/signout").body()).contains("You are signed out");
    assertThat(person(server.signedIn())).isEqualTo("ada");
  }

  @Test
  void asksAgainWhoSomebodyIs() throws Exception {
    Browser browser = server.signedIn();
    URI location = leave(browser, "?by=provider&again=1");
    assertThat(ScriptedProvider.query(location.getRawQuery())).containsEntry("prompt", "login");
  }

  @Test
  void isOverWhenTheProviderEndsTheSession() throws Exception {
    Browser browser = server.signedIn();
    String token = token(browser);
    provider.sid = "sid-2";
    Browser other = server.signedIn();
    provider.sid = "sid-1";
    assertThat(logout(ScriptedProvider.signed(provider.logout().build()))).isEqualTo(200);
    awaitSignedOut(browser);
    awaitThat(() -> status(token) == 401);
    assertThat(person(other)).isEqualTo("ada");
    assertThat(person(server.signedIn())).isEqualTo("ada");
  }

  @Test
  void isOverWhenTheProviderEndsAllSessionsOfAPerson() throws Exception {
    Browser browser = server.signedIn();
    String token = token(browser);
    provider.sid = "sid-2";
    Browser other = server.signedIn();
    provider.subject = "grace";
    Browser grace = server.signedIn();
    provider.subject = "ada";
    String logout = ScriptedProvider.signed(provider.logout().claim("sid", null).build());
    assertThat(logout(logout)).isEqualTo(200);
    awaitSignedOut(browser);
    awaitSignedOut(other);
    awaitThat(() -> status(token) == 401);
    assertThat(person(grace)).isEqualTo("grace");
    assertThat(person(server.signedIn())).isEqualTo("ada");
    assertThat(server.value("MATCH (r:Revocation) RETURN collect(r.kind) AS value"))
        .isEqualTo(List.of("person_sessions"));
  }

  private static int logout(String token) throws Exception {
    HttpResponse<String> answer =
        server.browser().post(OpenIdServer.LOGOUT, Map.of("logout_token", token));
    assertThat(answer.headers().firstValue("Cache-Control")).hasValue("no-store");
    awaitNextSecond();
    return answer.statusCode();
  }

  /** The times of tokens are whole seconds: who signs in later has a session that stays. */
  private static void awaitNextSecond() {
    long second = Instant.now().getEpochSecond();
    awaitThat(() -> Instant.now().getEpochSecond() > second);
  }

  private static String token(Browser browser) throws Exception {
    Map<String, String> form =
        Map.of("application", "a", "csrf", session(browser).getString("csrf"));
    return new JSONObject(browser.post("/identity/token", form).body()).getString("token");
  }

  private static int status(String token) {
    try {
      return server
          .browser()
          .get("/social/rest/people/@me/@self", "X-Shindig-ST", token)
          .statusCode();
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }
}
