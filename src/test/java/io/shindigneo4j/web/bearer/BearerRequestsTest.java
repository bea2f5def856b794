package io.shindigneo4j.web.bearer;

import static org.assertj.core.api.Assertions.assertThat;

import com.nimbusds.jose.jwk.RSAKey;
import io.shindigneo4j.opensocial.oauth.Secret;
import io.shindigneo4j.testing.Tokens;
import io.shindigneo4j.web.launcher.Answer;
import io.shindigneo4j.web.launcher.Probe;
import io.shindigneo4j.web.launcher.ProbeServer;
import io.shindigneo4j.web.provider.KeySetServer;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Date;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A request with a bearer token")
@Timeout(600)
class BearerRequestsTest {

  private static final RSAKey KEY = KeySetServer.rsa("one");
  private static final List<String> SETTINGS =
      List.of("oidc-issuer", "oidc-audience", "oidc-keys", "oidc-scopes");

  @TempDir static Path directory;
  private static KeySetServer provider;
  private static ProbeServer server;

  @BeforeAll
  static void start() throws IOException {
    provider = new KeySetServer(KEY.toPublicJWK());
    Map<String, String> settings = new HashMap<>();
    SETTINGS.forEach(
        name ->
            provider
                .find("shindig.neo4j." + name)
                .ifPresent(value -> settings.put("shindig.neo4j." + name, value)));
    server = ProbeServer.start(directory, settings);
  }

  @AfterAll
  static void stop() {
    server.close();
    provider.close();
  }

  @BeforeEach
  void forget() {
    Probe.reached();
  }

  private static String token() {
    return Jwts.changed(
        KEY,
        claims ->
            claims
                .issueTime(Date.from(Instant.now().minusSeconds(5)))
                .expirationTime(Date.from(Instant.now().plusSeconds(600))));
  }

  private static Answer get(String path, String... headers) throws Exception {
    return Answer.to("GET", server.address() + path, null, headers);
  }

  private static Optional<String> challenge(Answer answer) {
    return answer.response().headers().firstValue("WWW-Authenticate");
  }

  @ParameterizedTest
  @ValueSource(strings = {"Bearer ", "bearer ", "BEARER   "})
  void isThatOfItsPerson(String scheme) throws Exception {
    Answer answer = get("/social/rest/probe", "Authorization", scheme + token());
    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.body()).contains("john.doe");
  }

  @Test
  void mayWriteForItsPerson() throws Exception {
    Answer answer =
        Answer.to(
            "POST",
            server.address() + "/social/rest/probe",
            "{}",
            "Authorization",
            "Bearer " + token());
    assertThat(answer.status()).isEqualTo(200);
  }

  @ParameterizedTest
  @ValueSource(strings = {"Bearer a.b.c", "Bearer short", "Bearer x.y"})
  void thatIsNotValidIsRefused(String header) throws Exception {
    Answer answer = get("/social/rest/probe", "Authorization", header);
    assertThat(answer.status()).isEqualTo(401);
    assertThat(challenge(answer)).hasValue("Bearer realm=\"shindig\", error=\"invalid_token\"");
    assertThat(Probe.reached()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"Bearer", "Bearer ", "Bearer a b", "Bearer \"x\"", "Bearer,x"})
  void thatIsMalformedIsRefused(String header) throws Exception {
    Answer answer = get("/social/rest/probe", "Authorization", header);
    assertThat(answer.status()).isEqualTo(400);
    assertThat(challenge(answer)).hasValue("Bearer realm=\"shindig\", error=\"invalid_request\"");
    assertThat(Probe.reached()).isEmpty();
  }

  @Test
  void hasNoOtherToken() throws Exception {
    String bearer = "Bearer " + token();
    String other = Tokens.encrypted("jane.doe");
    assertThat(get("/social/rest/probe", "Authorization", bearer, "X-Shindig-ST", other).status())
        .isEqualTo(400);
    assertThat(get("/social/rest/probe?st=x", "Authorization", bearer).status()).isEqualTo(400);
    assertThat(get("/social/rest/probe", "Authorization", bearer, "Authorization", bearer).status())
        .isEqualTo(400);
    assertThat(Probe.reached()).isEmpty();
  }

  /** The security token of Shindig, whose refusals are of the same form. */
  @ParameterizedTest
  @ValueSource(strings = {"garbage", "default:AAAA", "no-container:x"})
  void orASecurityTokenIsRefusedWithoutItsText(String token) throws Exception {
    for (Answer answer :
        new Answer[] {
          get("/social/rest/probe?st=" + token), get("/social/rest/probe", "X-Shindig-ST", token)
        }) {
      assertThat(answer.status()).isEqualTo(401);
      assertThat(challenge(answer)).hasValue("Bearer realm=\"shindig\", error=\"invalid_token\"");
      assertThat(answer.body()).contains("The security token is not valid").doesNotContain(token);
    }
  }

  @Test
  void isOneAlsoWhereItIsASecurityToken() throws Exception {
    String john = Tokens.encrypted("john.doe");
    String query = "?st=" + URLEncoder.encode(john, StandardCharsets.UTF_8);
    assertThat(get("/social/rest/probe" + query, "X-Shindig-ST", john).status()).isEqualTo(200);
    Probe.reached();
    String jane = Tokens.encrypted("jane.doe");
    assertThat(get("/social/rest/probe" + query, "X-Shindig-ST", jane).status()).isEqualTo(400);
    assertThat(Probe.reached()).isEmpty();
  }

  @Test
  void isAskedToComeAgainWhileTheGraphIsOutOfReach() throws Exception {
    Answer answer = get("/social/rest/probe", "Authorization", "Bearer " + Secret.random().text());
    assertThat(answer.status()).isEqualTo(503);
    assertThat(answer.response().headers().firstValue("Retry-After")).hasValue("1");
    assertThat(Probe.reached()).isEmpty();
  }

  @Test
  void isToldTheScopeThatItLacks() throws Exception {
    Answer answer = get("/social/rest/groups/@me", "Authorization", "Bearer " + token());
    assertThat(answer.status()).isEqualTo(403);
    assertThat(challenge(answer))
        .hasValue("Bearer realm=\"shindig\", error=\"insufficient_scope\", scope=\"groups:read\"");
  }

  @Test
  void isWhatASignedInClientNeeds() throws Exception {
    Answer answer = get("/social/rest/groups/@me");
    assertThat(answer.status()).isEqualTo(401);
    assertThat(challenge(answer)).hasValue("Bearer realm=\"shindig\"");
  }
}
