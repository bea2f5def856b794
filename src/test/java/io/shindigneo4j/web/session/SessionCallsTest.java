package io.shindigneo4j.web.session;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.Tokens;
import io.shindigneo4j.web.launcher.Answer;
import io.shindigneo4j.web.launcher.Probe;
import io.shindigneo4j.web.launcher.ProbeServer;
import io.shindigneo4j.web.token.TokenCrypter;
import io.shindigneo4j.web.token.TokenKey;
import io.shindigneo4j.web.token.TokenKeys;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.shindig.common.crypto.BlobCrypterException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("A call of the social API from a browser in which somebody is signed in")
@Timeout(600)
class SessionCallsTest {
  private static final String CSRF = "c5rF".repeat(10);

  @TempDir static Path directory;
  private static ProbeServer server;

  @BeforeAll
  static void start() throws Exception {
    server =
        ProbeServer.start(
            directory,
            Map.of(
                "shindig.neo4j.gadget-host", "127.0.0.1",
                "shindig.neo4j.container-origins", "http://localhost:8080"));
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @BeforeEach
  void forget() {
    Probe.reached();
  }

  private static String cookie(String kind) throws BlobCrypterException {
    Instant now = Instant.now();
    return switch (kind) {
      case "valid" -> cookie("jane.doe", now, now);
      case "aging" -> cookie("jane.doe", now, now.minus(Duration.ofMinutes(5)));
      case "idle" -> cookie("jane.doe", now, now.minus(Duration.ofMinutes(31)));
      case "old" -> cookie("jane.doe", now.minus(Duration.ofHours(13)), now);
      case "nobody's" -> cookie(null, now, now);
      case "forged" -> forged(cookie("valid"));
      case "twice" -> cookie("valid") + "; " + cookie("valid");
      default -> throw new AssertionError(kind);
    };
  }

  private static String cookie(String person, Instant created, Instant renewed)
      throws BlobCrypterException {
    Map<String, String> fields = new HashMap<>();
    fields.put("i", "an id");
    if (person != null) {
      fields.put("p", person);
    }
    fields.put("c", Long.toString(created.toEpochMilli()));
    fields.put("e", Long.toString(created.plus(Duration.ofHours(12)).toEpochMilli()));
    fields.put("r", Long.toString(renewed.toEpochMilli()));
    fields.put("f", CSRF);
    return "shindig-session="
        + TokenCrypter.ofSessions(TokenKeys.of(new TokenKey(Tokens.KEY))).wrap(fields);
  }

  /** With another letter in the middle. */
  private static String forged(String cookie) {
    int middle = cookie.length() / 2;
    char other = cookie.charAt(middle) == 'A' ? 'B' : 'A';
    return cookie.substring(0, middle) + other + cookie.substring(middle + 1);
  }

  /** Where a browser says that a request comes from. */
  private static List<String> from(String place) {
    return switch (place) {
      case "own page" -> List.of("Sec-Fetch-Site", "same-origin");
      case "own page, older browser" -> List.of("Origin", server.address());
      case "gadget" -> List.of("Sec-Fetch-Site", "same-site", "Origin", "http://g.localhost");
      case "gadget, older browser" -> List.of("Origin", "http://g.localhost");
      case "sandbox" -> List.of("Sec-Fetch-Site", "cross-site", "Origin", "null");
      case "sandbox, older browser" -> List.of("Origin", "null");
      case "foreign site" -> List.of("Sec-Fetch-Site", "cross-site", "Origin", "https://evil.test");
      case "foreign site, older browser" -> List.of("Origin", "https://evil.test");
      case "other port" -> List.of("Origin", "http://localhost:1");
      case "other scheme" -> List.of("Origin", server.address().replace("http:", "https:"));
      case "address bar" -> List.of("Sec-Fetch-Site", "none");
      case "nowhere" -> List.of();
      default -> throw new AssertionError(place);
    };
  }

  private static List<String> other(String credential) {
    return switch (credential) {
      case "bearer" -> List.of("Authorization", "Bearer unknown-token");
      case "signature" -> List.of("Authorization", "OAuth oauth_consumer_key=\"a\"");
      case "basic" -> List.of("Authorization", "Basic YTpi");
      case "token" -> List.of("X-Shindig-ST", Tokens.encrypted("john.doe"));
      case "empty token" -> List.of("X-Shindig-ST", "");
      default -> throw new AssertionError(credential);
    };
  }

  private static Answer call(String call, List<String> headers) throws Exception {
    String[] array = headers.toArray(String[]::new);
    String address = server.address() + "/social/";
    return switch (call) {
      case "rpc" -> Answer.to("POST", address + "rpc", "{\"method\":\"probe.create\"}", array);
      case "rpc read" -> Answer.to("GET", address + "rpc?method=probe.get", null, array);
      case "jsonp" -> Answer.to("GET", address + "rest/probe?callback=show", null, array);
      case "rest read" -> Answer.to("GET", address + "rest/probe", null, array);
      case "rest write" -> Answer.to("POST", address + "rest/probe", "{}", array);
      case "events" -> Answer.to("GET", address + "events", null, array);
      default -> throw new AssertionError(call);
    };
  }

  /** Who was let in, or the status. Without a graph, events are refused by 503 to who may. */
  private static String outcome(Answer answer) {
    if (answer.status() == 503 && answer.body().contains("cannot be heard now")) {
      return "jane.doe";
    } else if (answer.status() != 200) {
      return Integer.toString(answer.status());
    }
    return List.of("jane.doe", "john.doe").stream()
        .filter(answer.body()::contains)
        .findFirst()
        .orElse("nobody");
  }

  @ParameterizedTest
  @CsvSource({
    // who is let in
    "rpc, valid, right, own page, , jane.doe",
    "rpc read, valid, right, own page, , jane.doe",
    "rest read, valid, right, own page, , jane.doe",
    "rest write, valid, right, own page, , jane.doe",
    "events, valid, , own page, , jane.doe",
    "events, valid, right, own page, , jane.doe",
    "rpc, aging, right, own page, , jane.doe",
    "rpc, valid, right, 'own page, older browser', , jane.doe",
    // the cookie alone counts for streams alone
    "rpc, valid, , own page, , nobody",
    "rpc read, valid, , own page, , nobody",
    "jsonp, valid, , own page, , nobody",
    "jsonp, valid, , foreign site, , nobody",
    "rest read, valid, , own page, , nobody",
    "rest write, valid, , own page, , 401",
    "rest write, valid, , foreign site, , 401",
    // where it comes from
    "rpc, valid, right, gadget, , 403",
    "rpc, valid, right, 'gadget, older browser', , 403",
    "rpc, valid, right, sandbox, , 403",
    "rpc, valid, right, 'sandbox, older browser', , 403",
    "rpc, valid, right, foreign site, , 403",
    "rest read, valid, right, 'foreign site, older browser', , 403",
    "rest write, valid, right, other port, , 403",
    "rpc, valid, right, other scheme, , 403",
    "rpc, valid, right, address bar, , 403",
    "rpc, valid, right, nowhere, , 403",
    "rest read, valid, right, nowhere, , 403",
    "events, valid, , gadget, , 401",
    "events, valid, , sandbox, , 401",
    "events, valid, , foreign site, , 401",
    "events, valid, , address bar, , 401",
    "events, valid, , nowhere, , 401",
    // the secret
    "rpc, valid, wrong, own page, , 403",
    "rpc, valid, empty, own page, , 403",
    "events, valid, wrong, own page, , 403",
    // the session
    "rpc, , right, own page, , 401",
    "rpc, idle, right, own page, , 401",
    "rpc, old, right, own page, , 401",
    "rpc, nobody's, right, own page, , 401",
    "rpc, forged, right, own page, , 401",
    "rpc, twice, right, own page, , 401",
    "events, , , own page, , 401",
    "events, idle, , own page, , 401",
    "events, nobody's, , own page, , 401",
    // a session that is asked for, and another credential
    "rpc, valid, right, own page, bearer, 400",
    "rpc, valid, right, own page, signature, 400",
    "rpc, valid, right, own page, basic, 400",
    "rpc, valid, right, own page, token, 400",
    "rpc, valid, right, own page, empty token, 400",
    "rest read, valid, right, own page, token, 400",
    "events, valid, right, own page, token, 400",
    // a cookie that comes by itself, and a credential that counts
    "rpc, valid, , own page, token, john.doe",
    "rest read, valid, , foreign site, token, john.doe",
    "rest read, valid, , own page, bearer, 401",
    "events, valid, , own page, bearer, 401",
  })
  void isThatOfThePersonForOurOwnPagesAlone(
      String call, String cookie, String secret, String place, String credential, String outcome)
      throws Exception {
    List<String> headers = new ArrayList<>(from(place));
    if (cookie != null) {
      headers.addAll(List.of("Cookie", cookie(cookie)));
    }
    if (secret != null) {
      String text = secret.equals("right") ? CSRF : secret.equals("empty") ? "" : CSRF + "x";
      headers.addAll(List.of("X-CSRF-Token", text));
    }
    if (credential != null) {
      headers.addAll(other(credential));
    }
    Answer answer = call(call, headers);
    assertThat(outcome(answer)).isEqualTo(outcome);
    assertThat(answer.response().headers().firstValue("WWW-Authenticate").isPresent())
        .as("a challenge")
        .isEqualTo(answer.status() == 401);
    if (outcome.startsWith("4")) {
      assertThat(Probe.reached()).isEmpty();
    }
  }

  @ParameterizedTest
  @CsvSource({"st=x", "oauth_signature=x", "OAuth_token=x"})
  void hasNoCredentialInItsAddress(String parameter) throws Exception {
    Answer answer = signedIn("/social/rest/probe?" + parameter);
    assertThat(answer.status()).isEqualTo(400);
    assertThat(Probe.reached()).isEmpty();
  }

  private static Answer signedIn(String path) throws Exception {
    return signedIn(server.address(), path, "valid");
  }

  private static Answer signedIn(String address, String path, String cookie) throws Exception {
    return Answer.to(
        "GET",
        address + path,
        null,
        "Cookie",
        cookie(cookie),
        "X-CSRF-Token",
        CSRF,
        "Sec-Fetch-Site",
        "same-origin");
  }

  @Test
  void isForTheSocialApiAlone() throws Exception {
    assertThat(signedIn("/rest/probe").body()).doesNotContain("jane.doe");
    assertThat(signedIn("/gadgets/api/rest/probe").body()).doesNotContain("jane.doe");
  }

  /** Even if a browser sent the cookie there. */
  @Test
  void isNotOnTheHostsOfGadgets() throws Exception {
    String gadgets = "http://127.0.0.1:" + URI.create(server.address()).getPort();
    assertThat(signedIn(gadgets, "/social/rest/probe", "valid").status()).isEqualTo(403);
    Answer events = signedIn(gadgets, "/social/events", "valid");
    assertThat(events.status()).isEqualTo(403);
    assertThat(Probe.reached()).isEmpty();
  }

  @Test
  void isAnsweredForItsPersonAlone() throws Exception {
    Answer answer = signedIn("/social/rest/probe");
    assertThat(header(answer, "Cache-Control")).hasValue("private, no-store");
    assertThat(answer.response().headers().allValues("Vary")).contains("Cookie, X-CSRF-Token");
    String address = server.address() + "/social/rest/probe";
    Answer byToken = Answer.to("GET", address, null, "X-Shindig-ST", Tokens.encrypted("john.doe"));
    assertThat(header(byToken, "Cache-Control")).hasValue("private, no-store");
    Answer anonymous = Answer.to("GET", address, null);
    assertThat(header(anonymous, "Cache-Control")).hasValue("private, no-store");
    assertThat(anonymous.response().headers().allValues("Vary")).contains("Cookie, X-CSRF-Token");
  }

  @Test
  void keepsTheSessionGoing() throws Exception {
    assertThat(header(signedIn("/social/rest/probe"), "Set-Cookie")).isEmpty();
    Answer aging = signedIn(server.address(), "/social/rest/probe", "aging");
    assertThat(header(aging, "Set-Cookie").orElseThrow())
        .startsWith("shindig-session=")
        .contains("HttpOnly", "SameSite=Lax");
  }

  /** Or a page that nobody looks at would be signed in for ever. */
  @Test
  void doesNotKeepItGoingByAStream() throws Exception {
    Answer events =
        Answer.to(
            "GET",
            server.address() + "/social/events",
            null,
            "Cookie",
            cookie("aging"),
            "Sec-Fetch-Site",
            "same-origin");
    assertThat(outcome(events)).isEqualTo("jane.doe");
    assertThat(header(events, "Set-Cookie")).isEmpty();
  }

  private static Optional<String> header(Answer answer, String name) {
    return answer.response().headers().firstValue(name);
  }
}
