package io.shindigneo4j.web.oauth1;

import static io.shindigneo4j.web.oauth1.SignedCall.ORIGIN;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.identity.TimeOrderedIdentifiers;
import io.shindigneo4j.opensocial.oauth.ClientRegistry;
import io.shindigneo4j.opensocial.oauth.ConsentStore;
import io.shindigneo4j.opensocial.oauth.NonceStore;
import io.shindigneo4j.opensocial.oauth.RequestTokenStore;
import io.shindigneo4j.opensocial.oauth.RevocationCheck;
import io.shindigneo4j.opensocial.oauth.Secret;
import io.shindigneo4j.opensocial.oauth.SignedTokenLifetimes;
import io.shindigneo4j.opensocial.oauth.SigningKey;
import io.shindigneo4j.opensocial.oauth.UnknownRevocationsException;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.Requests;
import io.shindigneo4j.testing.RsaKeys;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.Tokens;
import io.shindigneo4j.web.launcher.Probe;
import io.shindigneo4j.web.launcher.ProbeServer;
import io.shindigneo4j.web.limit.FailedAttempts;
import io.shindigneo4j.web.token.SealedSecrets;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.security.KeyPair;
import java.security.interfaces.RSAPublicKey;
import java.time.Clock;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import net.oauth.OAuth;
import net.oauth.OAuthConsumer;
import net.oauth.OAuthMessage;
import net.oauth.signature.RSA_SHA1;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A signed request")
@ExtendWith(SharedGraphServer.class)
@Timeout(600)
class OAuth1RequestsTest {

  private static final String PROBE = "/social/rest/probe";
  private static final String SECRET = "0123456789abcdef";
  private static final String JANE = "?xoauth_requestor_id=jane";

  @TempDir static Path directory;
  private static ProbeServer server;
  private static ProbeServer second;
  private static ProbeServer lenient;
  private static KeyPair keys;

  private GraphServer graph;

  @BeforeAll
  static void start(GraphServer graph) throws Exception {
    Map<String, String> settings =
        Map.of(
            "shindig.neo4j.uri",
            graph.uri().toString(),
            "shindig.neo4j.username",
            GraphServer.CREDENTIALS.username(),
            "shindig.neo4j.password",
            GraphServer.CREDENTIALS.password(),
            "shindig.neo4j.call-timeout",
            "PT60S",
            "shindig.neo4j.oauth1",
            "true",
            "shindig.neo4j.oauth1-origin",
            ORIGIN,
            "shindig.neo4j.oauth-failures",
            "100000");
    server = ProbeServer.start(directory.resolve("1"), settings);
    second = ProbeServer.start(directory.resolve("2"), settings);
    Map<String, String> unsigned = new HashMap<>(settings);
    unsigned.put("shindig.neo4j.oauth1-unsigned-bodies", "true");
    lenient = ProbeServer.start(directory.resolve("3"), unsigned);
    keys = RsaKeys.next();
  }

  @AfterAll
  static void stop() {
    lenient.close();
    second.close();
    server.close();
  }

  @BeforeEach
  void register(GraphServer shared) {
    graph = shared;
    graph
        .database("neo4j")
        .executeTransactionally(
            """
            CREATE (ann:Person {id: 'ann'}), (jane:Person {id: 'jane'})
            CREATE (app:OAuthClient {id: 'app', name: 'App', kind: 'confidential',
              sealedSecret: $sealed, redirectUris: [], grantTypes: ['signature'],
              scopes: ['people:read'], enabled: true, created: 1})
            CREATE (:OAuthClient {id: 'rsa', name: 'App', kind: 'confidential',
              publicKey: $key, redirectUris: [], grantTypes: ['signature'],
              scopes: ['people:read'], enabled: true, created: 1})
            CREATE (:OAuthClient {id: 'other', name: 'App', kind: 'confidential',
              sealedSecret: $other, redirectUris: [], grantTypes: ['signature'],
              scopes: ['people:read'], enabled: true, created: 1})
            CREATE (jane)-[:CONSENTS_TO {scopes: ['people:read', 'groups:read'], since: 0}]->(app)
            """,
            Map.of(
                "sealed",
                sealed("app"),
                "other",
                sealed("other"),
                "key",
                new SigningKey((RSAPublicKey) keys.getPublic()).pem()));
    Probe.reached();
  }

  private static String sealed(String client) {
    return SealedSecrets.from(OAuth1RequestsTest::setting).seal(new Secret(SECRET), client);
  }

  private static Optional<String> setting(String key) {
    return key.equals("shindig.neo4j.token-key") ? Optional.of(Tokens.KEY) : Optional.empty();
  }

  private static SignedCall get(String path) {
    return new SignedCall("GET", path, "app");
  }

  private static SignedCall post(String path) {
    return new SignedCall("POST", path, "app");
  }

  private static HttpResponse<String> sent(SignedCall call) throws Exception {
    return call.sendBy(SECRET, server.address());
  }

  private static void assertRefused(HttpResponse<String> answer, String problem) {
    assertRefused(answer, 401, problem);
  }

  private static void assertMalformed(HttpResponse<String> answer, String problem) {
    assertRefused(answer, 400, problem);
  }

  private static void assertRefused(HttpResponse<String> answer, int status, String problem) {
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
    assertThat(answer.headers().allValues("WWW-Authenticate"))
        .containsExactly("OAuth realm=\"shindig\", oauth_problem=\"" + problem + "\"");
    assertThat(answer.body()).doesNotContain(SECRET, "&", "http");
    assertThat(Probe.reached()).isEmpty();
  }

  private static void assertTaken(HttpResponse<String> answer, String viewer) {
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    assertThat(answer.body()).contains('"' + viewer + '"');
    assertThat(Probe.reached()).hasSize(1);
  }

  @Test
  void isThatOfItsClient() throws Exception {
    assertTaken(sent(get(PROBE)), "-1");
  }

  @Test
  void mayHaveItsParametersInTheQuery() throws Exception {
    SignedCall call = get(PROBE);
    OAuthMessage message = call.signed(new OAuthConsumer(null, "app", SECRET, null));
    call.path = OAuth.addParameters(PROBE, message.getParameters());
    assertTaken(call.send(server.address(), (String) null), "-1");
  }

  @Test
  void isThatOfAPersonWhoHasConsented() throws Exception {
    assertTaken(sent(get(PROBE + JANE)), "jane");
    assertTaken(sent(get(PROBE).with("xoauth_requestor_id", "jane")), "jane");
  }

  @ParameterizedTest
  @ValueSource(strings = {"ann", "nobody", "", "jan", "jane%20"})
  void isThatOfItsClientWhereNobodyHasConsented(String person) throws Exception {
    assertTaken(sent(get(PROBE + "?xoauth_requestor_id=" + person)), "-1");
  }

  /** Whoever has an app can read what it signs with. */
  @ParameterizedTest
  @ValueSource(strings = {"oob", "http://127.0.0.1/back", "org.example.photos:/back"})
  void isThatOfItsClientWhereThisIsAnApp(String callback) throws Exception {
    graph
        .database("neo4j")
        .executeTransactionally(
            "MATCH (app:OAuthClient {id: 'app'}) SET app.redirectUris = [$web, $callback]",
            Map.of("web", "https://photos.example.org/back", "callback", callback));
    assertTaken(sent(get(PROBE + JANE)), "-1");
  }

  @Test
  void isThatOfAPersonWhereTheClientIsAWebSite() throws Exception {
    graph
        .database("neo4j")
        .executeTransactionally(
            "MATCH (app:OAuthClient {id: 'app'}) SET app.redirectUris = [$web]",
            Map.of("web", "https://photos.example.org/back"));
    assertTaken(sent(get(PROBE + JANE)), "jane");
  }

  /** A person's consent gives a client no more than it is registered for. */
  @Test
  void mayDoWhatBothScopesSay() throws Exception {
    HttpResponse<String> answer = sent(get("/social/rest/groups/@me" + JANE));
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(403);
    assertThat(sent(get("/social/rest/people/@me" + JANE)).statusCode()).isEqualTo(200);
  }

  @Test
  void hasABodyThatIsSignedByItsHash() throws Exception {
    assertTaken(sent(post(PROBE + JANE).withBody("{\"a\": \"\u00e4\"}")), "jane");
  }

  @Test
  void mayBeSignedByRsa() throws Exception {
    assertTaken(sentByRsa("rsa"), "-1");
  }

  private static HttpResponse<String> sentByRsa(String client) throws Exception {
    SignedCall call =
        new SignedCall("GET", PROBE, client).with(OAuth.OAUTH_SIGNATURE_METHOD, OAuth.RSA_SHA1);
    OAuthConsumer consumer = new OAuthConsumer(null, client, null, null);
    consumer.setProperty(RSA_SHA1.PRIVATE_KEY, keys.getPrivate());
    return call.send(server.address(), call.signed(consumer));
  }

  @Test
  void isNotSignedByAKeyOfAnother() throws Exception {
    assertRefused(sentByRsa("app"), "signature_invalid");
  }

  @Test
  void isRefusedTheSecondTimeByWhoeverShares() throws Exception {
    SignedCall call = post(PROBE + JANE).withBody("{}");
    OAuthMessage message = call.signed(new OAuthConsumer(null, "app", SECRET, null));
    assertTaken(call.send(server.address(), message), "jane");
    assertRefused(call.send(server.address(), message), "nonce_used");
    assertRefused(call.send(second.address(), message), "nonce_used");
  }

  @ParameterizedTest
  @ValueSource(longs = {-310, 370, -100_000_000, 100_000_000_000L}) // time goes on meanwhile
  void isOfNow(long seconds) throws Exception {
    String timestamp = Long.toString(Instant.now().getEpochSecond() + seconds);
    assertMalformed(sent(get(PROBE).with(OAuth.OAUTH_TIMESTAMP, timestamp)), "timestamp_refused");
  }

  @Test
  void hasNoOtherBody() throws Exception {
    SignedCall call = post(PROBE + JANE).withBody("{}");
    call.body = "{\"a\": 1}";
    assertRefused(sent(call), "body_hash_invalid");
    SignedCall emptied = post(PROBE + JANE).withBody("{}");
    emptied.body = "";
    assertRefused(sent(emptied), "body_hash_invalid");
  }

  @Test
  void hasNoBodyWithoutAHash() throws Exception {
    SignedCall call = post(PROBE + JANE);
    call.body = "{}";
    assertRefused(sent(call), "body_hash_invalid");
  }

  /** As OpenSocial's client in PHP writes it. */
  @Test
  void mayHaveItsHashInHexadecimal() throws Exception {
    SignedCall call =
        post(PROBE + JANE).with("oauth_body_hash", "bf21a9e8fbc5a3846fb05b4fa0859e0917b2202f");
    call.body = "{}";
    assertTaken(sent(call), "jane");
    call.body = "{ }";
    assertRefused(sent(call), "body_hash_invalid");
  }

  /** As historic clients of OpenSocial send it. */
  @Test
  void mayHaveJsonWithoutAHashWhereASettingSaysSo() throws Exception {
    SignedCall call = post(PROBE + JANE);
    call.body = "{}";
    assertTaken(call.sendBy(SECRET, lenient.address()), "jane");
    SignedCall other = post(PROBE).withBody("{}");
    other.body = "{\"a\": 1}";
    assertRefused(other.sendBy(SECRET, lenient.address()), "body_hash_invalid");
    SignedCall xml = post(PROBE);
    xml.headers.set(1, "application/xml");
    xml.body = "<a/>";
    assertRefused(xml.sendBy(SECRET, lenient.address()), "body_hash_invalid");
  }

  /** Its parameters would be signed, but a body that is too long for Tomcat is none of them. */
  @Test
  void hasNoForm() throws Exception {
    SignedCall call = post(PROBE + JANE);
    call.headers.set(1, "application/x-www-form-urlencoded");
    assertMalformed(sent(call), "parameter_rejected");
  }

  @ParameterizedTest
  @ValueSource(strings = {"PLAINTEXT", "HMAC-SHA1-Accessor", "hmac-sha1", "HMAC-SHA256"})
  void hasNoOtherMethod(String method) throws Exception {
    SignedCall call = get(PROBE).with(OAuth.OAUTH_SIGNATURE_METHOD, method);
    call.with(OAuth.OAUTH_SIGNATURE, SECRET.concat("&"));
    String header =
        call.header(new OAuthMessage("GET", call.signedUrl, call.oauth.entrySet()))
            .replace("%26", "");
    assertMalformed(call.send(server.address(), header), "signature_method_rejected");
  }

  @Test
  void isNoPlaintext() throws Exception {
    SignedCall call = get(PROBE).with(OAuth.OAUTH_SIGNATURE_METHOD, "PLAINTEXT");
    assertMalformed(sent(call), "signature_method_rejected");
  }

  /** All answers are the same: nobody learns which clients there are. */
  @Test
  void tellsNothingOfWhoIsNoClient() throws Exception {
    assertRefused(get(PROBE).sendBy("another secret", server.address()), "signature_invalid");
    assertRefused(
        new SignedCall("GET", PROBE, "unheard").sendBy(SECRET, server.address()),
        "signature_invalid");
    assertRefused(
        new SignedCall("GET", PROBE, "rsa").sendBy("", server.address()), "signature_invalid");
    change("MATCH (c:OAuthClient {id: 'app'}) SET c.grantTypes = ['client_credentials']");
    assertRefused(sent(get(PROBE)), "signature_invalid");
  }

  @Test
  void isRefusedOnceItsClientIsDisabled() throws Exception {
    assertTaken(sent(get(PROBE)), "-1");
    change("MATCH (c:OAuthClient {id: 'app'}) SET c.enabled = false");
    assertRefused(sent(get(PROBE)), "signature_invalid");
  }

  @Test
  void isRefusedWhereItWasSignedBeforeARevocation() throws Exception {
    change(
        "MERGE (l:RevocationLog {name: 'revocations'}) SET l.sequence = 1 "
            + "CREATE (:Revocation {key: 'client:other', kind: 'client', subject: 'other',"
            + " sequence: 1, before: timestamp() + 100000})");
    long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(120);
    while (sent(new SignedCall("GET", PROBE, "other")).statusCode() == 200
        && System.nanoTime() < deadline) {
      Thread.onSpinWait();
    }
    Probe.reached();
    assertRefused(sent(new SignedCall("GET", PROBE, "other")), "signature_invalid");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "oauth_nonce=x",
        "%6fauth_nonce=x",
        "oauth_consumer_key=app",
        "oauth_token=",
        "st=x",
        "%73t=x"
      })
  void hasEachParameterInOnePlace(String parameter) throws Exception {
    SignedCall call = get(PROBE + "?" + parameter);
    assertMalformed(sent(call), "parameter_rejected");
  }

  @Test
  void hasEachParameterOnce() throws Exception {
    SignedCall call = get(PROBE);
    OAuthMessage message = call.signed(new OAuthConsumer(null, "app", SECRET, null));
    String header = call.header(message);
    assertMalformed(
        call.send(server.address(), header + ", oauth_nonce=\"x\""), "parameter_rejected");
    assertMalformed(
        sent(get(PROBE + "?xoauth_requestor_id=ann&xoauth_requestor_id=jane")),
        "parameter_rejected");
    call.headers.addAll(List.of("Authorization", header));
    assertMalformed(call.send(server.address(), header), "parameter_rejected");
  }

  /** Otherwise whoever is in between could move a parameter to where nobody reads it. */
  @Test
  void hasParametersOfTheServiceInTheQueryAlone() throws Exception {
    SignedCall call = get(PROBE).with("count", "1");
    assertMalformed(sent(call), "parameter_rejected");
  }

  @Test
  void hasNoOtherToken() throws Exception {
    SignedCall call = get(PROBE);
    call.headers.addAll(List.of("X-Shindig-ST", Tokens.encrypted("ann")));
    assertMalformed(sent(call), "parameter_rejected");
    assertRefused(sent(get(PROBE).with(OAuth.OAUTH_TOKEN, "x")), "token_rejected");
    assertMalformed(sent(get(PROBE).with(OAuth.OAUTH_VERSION, "2.0")), "version_rejected");
  }

  @Test
  void keepsItsMethod() throws Exception {
    SignedCall overridden = post(PROBE + JANE);
    overridden.headers.addAll(List.of("X-HTTP-Method-Override", "DELETE"));
    assertMalformed(sent(overridden), "parameter_rejected");
    SignedCall turned = get(PROBE + JANE);
    turned.method = "POST";
    assertRefused(sent(turned), "signature_invalid");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "http://social.example.org",
        "https://social.example.org:8443",
        "https://evil.example.org",
        "http://localhost"
      })
  void isForThisServer(String origin) throws Exception {
    SignedCall call = get(PROBE);
    call.signedUrl = origin + PROBE;
    call.headers.addAll(
        List.of("X-Forwarded-Host", origin.replaceAll(".*/", ""), "X-Forwarded-Proto", "http"));
    assertRefused(sent(call), "signature_invalid");
    SignedCall byAddress = get(PROBE);
    byAddress.signedUrl = server.address() + PROBE;
    assertRefused(sent(byAddress), "signature_invalid");
  }

  @ParameterizedTest
  @ValueSource(strings = {PROBE + "?count=2", PROBE + "/more", "/social/rest/people/@me"})
  void isForItsAddress(String path) throws Exception {
    SignedCall call = get(PROBE + "?count=1");
    call.path = path;
    assertRefused(sent(call), "signature_invalid");
  }

  @ParameterizedTest
  @ValueSource(strings = {"OAuth", "OAuth ", "OAuth x", "oauth realm=\"\"", "OAuth oauth_nonce=x"})
  void isRefusedWhereItsParametersAreMissing(String header) throws Exception {
    assertMalformed(get(PROBE).send(server.address(), header), "parameter_absent");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        OAuth.OAUTH_CONSUMER_KEY,
        OAuth.OAUTH_NONCE,
        OAuth.OAUTH_SIGNATURE,
        OAuth.OAUTH_SIGNATURE_METHOD,
        OAuth.OAUTH_TIMESTAMP
      })
  void hasEachParameterThatIsNeeded(String name) throws Exception {
    String header = header(get(PROBE));
    String without = header.replaceAll(", " + name + "=\"[^\"]*\"", "");
    assertThat(without).isNotEqualTo(header);
    assertMalformed(get(PROBE).send(server.address(), without), "parameter_absent");
  }

  @ParameterizedTest
  @CsvSource({
    "oauth_timestamp, now",
    "oauth_timestamp, -1",
    "oauth_timestamp, ''",
    "oauth_timestamp, 1234567890123",
    "oauth_nonce, ''",
    "oauth_nonce, a b",
    "oauth_consumer_key, ''",
    "oauth_signature, not*base64"
  })
  void hasParametersOfTheirForm(String name, String value) throws Exception {
    String header =
        header(get(PROBE))
            .replaceAll(
                ", " + name + "=\"[^\"]*\"",
                ", " + name + "=\"" + OAuth.percentEncode(value) + '"');
    assertMalformed(get(PROBE).send(server.address(), header), "parameter_rejected");
  }

  private static String header(SignedCall call) throws Exception {
    return call.header(call.signed(new OAuthConsumer(null, "app", SECRET, null)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        OAuth.OAUTH_NONCE,
        OAuth.OAUTH_CONSUMER_KEY,
        OAuth.OAUTH_TIMESTAMP,
        OAuth.OAUTH_TOKEN,
        "xoauth_other"
      })
  void hasBoundedParameters(String name) throws Exception {
    SignedCall call = get(PROBE).with(name, "1".repeat(5_000));
    assertMalformed(call.sendBy(SECRET, server.address()), "parameter_rejected");
  }

  @Test
  void maySendItAgainWhereWhatWasRevokedWasNotKnownYet() throws Exception {
    AtomicBoolean known = new AtomicBoolean();
    RevocationCheck revocations =
        issuance -> {
          if (!known.get()) {
            throw new UnknownRevocationsException();
          }
          return false;
        };
    String header = header(get("/social/rest"));
    try (GraphDriver driver = graph.driver()) {
      RequestCheck check = check(new OperationRunner(driver, QueryMode.NATIVE), revocations);
      assertThatThrownBy(() -> check.token(Requests.get(null, "Authorization", header)))
          .isInstanceOf(UnknownRevocationsException.class);
      known.set(true);
      assertThat(check.token(Requests.get(null, "Authorization", header)).client())
          .isEqualTo("app");
      assertThatThrownBy(() -> check.token(Requests.get(null, "Authorization", header)))
          .hasMessageContaining("nonce");
    }
  }

  private static RequestCheck check(OperationRunner operations, RevocationCheck revocations) {
    SealedSecrets sealed = SealedSecrets.from(OAuth1RequestsTest::setting);
    Clock clock = Clock.systemUTC();
    SignatureCheck signatures =
        new SignatureCheck(
            ORIGIN,
            new Consumers(new ClientRegistry(operations, clock), sealed),
            new RequestTokenStore(
                operations,
                new TimeOrderedIdentifiers(),
                clock,
                SignedTokenLifetimes.from(key -> Optional.empty())),
            new TokenSecrets(sealed),
            new NonceStore(operations, clock),
            new Guesses(FailedAttempts.from(key -> Optional.empty())),
            clock);
    return new RequestCheck(
        signatures,
        new SignedBody(false),
        new Requestors(new ConsentStore(operations, clock)),
        revocations,
        clock);
  }

  private void change(String cypher) {
    graph.database("neo4j").executeTransactionally(cypher);
  }
}
