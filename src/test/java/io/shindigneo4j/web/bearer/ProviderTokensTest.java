package io.shindigneo4j.web.bearer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.nimbusds.jose.JOSEObjectType;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.jwk.ECKey;
import com.nimbusds.jose.jwk.OctetSequenceKey;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.PlainJWT;
import io.shindigneo4j.opensocial.access.Scopes;
import io.shindigneo4j.web.provider.IdentityProvider;
import io.shindigneo4j.web.provider.KeySetServer;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.ZoneOffset;
import java.util.Base64;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("Access tokens of a provider")
@Timeout(600)
class ProviderTokensTest {

  private static final RSAKey KEY = KeySetServer.rsa("one");
  private static final RSAKey NEXT = KeySetServer.rsa("two");
  private static final RSAKey OF_ATTACKER = KeySetServer.rsa("one");
  private static final ECKey CURVE = KeySetServer.ec("curve");

  private KeySetServer provider;
  private IdentityProvider known;

  @BeforeEach
  void start() throws IOException {
    provider = new KeySetServer(KEY.toPublicJWK(), CURVE.toPublicJWK());
  }

  @AfterEach
  void stop() {
    known.close();
    provider.close();
  }

  private ProviderTokens tokens() {
    BearerSettings settings = BearerSettings.from(provider::find).orElseThrow();
    Clock clock = Clock.fixed(Jwts.NOW, ZoneOffset.UTC);
    known = new IdentityProvider(settings.provider(), clock);
    return new ProviderTokens(settings, known.keys(), new ClaimsCheck(settings, clock));
  }

  @Test
  void sayWhoMayDoWhat() throws Exception {
    AccessToken token = tokens().find(Jwts.signed(KEY, Jwts.claims().build())).orElseThrow();
    assertThat(token.person()).isEqualTo("john.doe");
    assertThat(token.client()).isEqualTo("calendar");
    assertThat(token.scopes()).hasToString("messages:write people:read");
    assertThat(token.expires()).isEqualTo(Jwts.NOW.plusSeconds(600));
  }

  @Test
  void mayBeWhatKeycloakAndEntraSend() throws Exception {
    String keycloak =
        Jwts.changed(
            KEY,
            claims ->
                claims
                    .claim("client_id", null)
                    .claim("azp", "portal")
                    .claim("typ", "Bearer")
                    .audience(List.of("account", KeySetServer.AUDIENCE))
                    .claim("scope", "openid api.read unknown:scope"));
    AccessToken first = tokens().find(keycloak).orElseThrow();
    assertThat(first.client()).isEqualTo("portal");
    assertThat(first.scopes()).hasToString("friends:read people:read");
    String entra =
        Jwts.signed(
            CURVE,
            Jwts.header(JWSAlgorithm.ES256, CURVE).type(JOSEObjectType.JWT).build(),
            Jwts.claims().claim("scope", null).claim("scp", List.of("albums:read")).build());
    assertThat(tokens().find(entra).orElseThrow().scopes()).hasToString("albums:read");
  }

  @Test
  void ofAClientForItselfAreNobodys() throws Exception {
    String named =
        Jwts.changed(KEY, claims -> claims.subject("john.doe").claim("client_id", "john.doe"));
    assertThat(tokens().find(named).orElseThrow().person()).isNull();
    String entra = Jwts.changed(KEY, claims -> claims.claim("idtyp", "app"));
    assertThat(tokens().find(entra).orElseThrow().person()).isNull();
  }

  @Test
  void withoutScopesAllowNothing() throws Exception {
    Scopes scopes =
        tokens()
            .find(Jwts.changed(KEY, claims -> claims.claim("scope", null)))
            .orElseThrow()
            .scopes();
    assertThat(scopes).hasToString("");
  }

  private static String encoded(Map<String, Object> json) {
    return Base64.getUrlEncoder()
        .withoutPadding()
        .encodeToString(
            com.nimbusds.jose.util.JSONObjectUtils.toJSONString(json)
                .getBytes(StandardCharsets.UTF_8));
  }

  private static Date in(long seconds) {
    return Date.from(Jwts.NOW.plusSeconds(seconds));
  }

  private static OctetSequenceKey publicKeyAsSecret() throws Exception {
    return new OctetSequenceKey.Builder(KEY.toRSAPublicKey().getEncoded()).keyID("one").build();
  }

  private static String withAnotherPayload() {
    String[] parts = Jwts.signed(KEY, Jwts.claims().build()).split("\\.");
    String payload = encoded(Jwts.claims().subject("jane.doe").build().toJSONObject());
    return parts[0] + "." + payload + "." + parts[2];
  }

  private static String withoutSignature() {
    String[] parts = Jwts.signed(KEY, Jwts.claims().build()).split("\\.");
    return parts[0] + "." + parts[1] + ".";
  }

  static Stream<Arguments> attacks() throws Exception {
    JWTClaimsSet claims = Jwts.claims().build();
    return Stream.of(
        Arguments.of("alg none", new PlainJWT(claims).serialize()),
        Arguments.of("no signature", withoutSignature()),
        Arguments.of("another payload", withAnotherPayload()),
        Arguments.of(
            "the public key as a shared secret",
            Jwts.signed(publicKeyAsSecret(), Jwts.header(JWSAlgorithm.HS256, KEY).build(), claims)),
        Arguments.of("a key of the attacker with a known id", Jwts.signed(OF_ATTACKER, claims)),
        Arguments.of("an unknown key", Jwts.signed(NEXT, claims)),
        Arguments.of(
            "a key in the header",
            Jwts.signed(
                OF_ATTACKER,
                Jwts.header(JWSAlgorithm.RS256, OF_ATTACKER).jwk(OF_ATTACKER.toPublicJWK()).build(),
                claims)),
        Arguments.of(
            "the id of a key of another kind",
            Jwts.signed(
                OF_ATTACKER,
                Jwts.header(JWSAlgorithm.RS256, OF_ATTACKER).keyID("curve").build(),
                claims)),
        Arguments.of(
            "an algorithm that is not listed",
            Jwts.signed(KEY, Jwts.header(JWSAlgorithm.RS512, KEY).build(), claims)),
        Arguments.of(
            "an extension that must be understood",
            Jwts.signed(
                KEY,
                Jwts.header(JWSAlgorithm.RS256, KEY)
                    .criticalParams(java.util.Set.of("exotic"))
                    .customParam("exotic", 1)
                    .build(),
                claims)),
        Arguments.of(
            "a logout token",
            Jwts.signed(
                KEY,
                Jwts.header(JWSAlgorithm.RS256, KEY).type(new JOSEObjectType("logout+jwt")).build(),
                claims)),
        Arguments.of("an ID token", Jwts.changed(KEY, of -> of.claim("nonce", "n"))),
        Arguments.of("an ID token by its hash", Jwts.changed(KEY, of -> of.claim("at_hash", "h"))),
        Arguments.of("an event", Jwts.changed(KEY, of -> of.claim("events", Map.of()))),
        Arguments.of("Keycloak's ID token", Jwts.changed(KEY, of -> of.claim("typ", "ID"))),
        Arguments.of(
            "Keycloak's refresh token", Jwts.changed(KEY, of -> of.claim("typ", "Refresh"))),
        Arguments.of("expired", Jwts.changed(KEY, of -> of.expirationTime(in(-31)))),
        Arguments.of("without an end", Jwts.changed(KEY, of -> of.expirationTime(null))),
        Arguments.of("not yet valid", Jwts.changed(KEY, of -> of.notBeforeTime(in(31)))),
        Arguments.of("issued in the future", Jwts.changed(KEY, of -> of.issueTime(in(31)))),
        Arguments.of("without a beginning", Jwts.changed(KEY, of -> of.issueTime(null))),
        Arguments.of("for somebody else", Jwts.changed(KEY, of -> of.audience("https://other"))),
        Arguments.of("for nobody", Jwts.changed(KEY, of -> of.audience((String) null))),
        Arguments.of(
            "of another issuer", Jwts.changed(KEY, of -> of.issuer(KeySetServer.ISSUER + "/"))),
        Arguments.of("without an issuer", Jwts.changed(KEY, of -> of.issuer(null))),
        Arguments.of("of nobody", Jwts.changed(KEY, of -> of.subject(null))),
        Arguments.of("of an empty name", Jwts.changed(KEY, of -> of.subject(" "))),
        Arguments.of("of a list", Jwts.changed(KEY, of -> of.claim("sub", List.of("john.doe")))),
        Arguments.of(
            "of a client that counts as another",
            Jwts.changed(KEY, of -> of.claim("client_id", "calendar#2"))),
        Arguments.of(
            "of a client with a blank", Jwts.changed(KEY, of -> of.claim("client_id", "a b"))),
        Arguments.of("of no client", Jwts.changed(KEY, of -> of.claim("client_id", null))),
        Arguments.of("no JSON", "a.b.c"),
        Arguments.of("nothing", ".."));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("attacks")
  void areRefused(String name, String token) throws Exception {
    assertThat(tokens().find(token)).isEmpty();
  }

  @Test
  void ofANewKeyAreTakenAtOnce() throws Exception {
    ProviderTokens tokens = tokens();
    assertThat(tokens.find(Jwts.signed(KEY, Jwts.claims().build()))).isPresent();
    provider.publish(KEY.toPublicJWK(), NEXT.toPublicJWK());
    assertThat(tokens.find(Jwts.signed(NEXT, Jwts.claims().build()))).isPresent();
    assertThat(provider.requests()).isEqualTo(2);
  }

  @Test
  void ofManyUnknownKeysAskTheProviderTwiceAtMost() throws Exception {
    ProviderTokens tokens = tokens();
    assertThat(tokens.find(Jwts.signed(KEY, Jwts.claims().build()))).isPresent();
    String unknown = Jwts.signed(NEXT, Jwts.claims().build());
    for (int i = 0; i < 50; i++) {
      try {
        assertThat(tokens.find(unknown)).isEmpty();
      } catch (BearerException e) {
        assertThat(e.status()).isEqualTo(503);
      }
    }
    assertThat(provider.requests()).isLessThanOrEqualTo(3);
    assertThat(tokens.find(Jwts.signed(KEY, Jwts.claims().build()))).isPresent();
  }

  @Test
  void areTakenWhileTheProviderIsAway() throws Exception {
    ProviderTokens tokens = tokens();
    assertThat(tokens.find(Jwts.signed(KEY, Jwts.claims().build()))).isPresent();
    provider.breakDown();
    String mayBeNew = Jwts.signed(NEXT, Jwts.claims().build());
    assertThatExceptionOfType(BearerException.class)
        .isThrownBy(() -> tokens.find(mayBeNew))
        .matches(refusal -> refusal.status() == 503);
    assertThat(tokens.find(Jwts.signed(KEY, Jwts.claims().build()))).isPresent();
  }

  @Test
  void cannotBeCheckedWithoutKeys() {
    provider.breakDown();
    assertThatThrownBy(() -> tokens().find(Jwts.signed(KEY, Jwts.claims().build())))
        .isInstanceOfSatisfying(
            BearerException.class,
            refusal -> {
              assertThat(refusal.status()).isEqualTo(503);
              assertThat(refusal.headers()).containsEntry("Retry-After", "1");
            });
  }

  @Test
  void ofManyRequestsReadTheKeysOnce() throws Exception {
    ProviderTokens tokens = tokens();
    String token = Jwts.signed(KEY, Jwts.claims().build());
    ExecutorService threads = Executors.newFixedThreadPool(16);
    try {
      List<Callable<Boolean>> all =
          IntStream.range(0, 16)
              .<Callable<Boolean>>mapToObj(i -> () -> tokens.find(token).isPresent())
              .toList();
      for (Future<Boolean> each : threads.invokeAll(all)) {
        assertThat(each.get()).isTrue();
      }
    } finally {
      threads.shutdownNow();
    }
    assertThat(provider.requests()).isEqualTo(1);
  }
}
