package io.shindigneo4j.web.openid;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JOSEObjectType;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.crypto.factories.DefaultJWSSignerFactory;
import com.nimbusds.jose.jwk.JWK;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.SignedJWT;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.shindigneo4j.opensocial.oauth.Secret;
import io.shindigneo4j.web.provider.KeySetServer;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Base64;
import java.util.Date;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.json.JSONArray;
import org.json.JSONObject;

/**
 * A provider that does what a test says, over HTTP. Unless told otherwise, it is an honest one that
 * checks its client, codes and PKCE.
 */
final class ScriptedProvider implements AutoCloseable {
  static final String CLIENT = "social";
  static final String SECRET = "the secret of social, which nobody else has";
  static final RSAKey KEY = KeySetServer.rsa("one");
  static final RSAKey OF_ATTACKER = KeySetServer.rsa("one");

  /** An answer of an endpoint. */
  record Answer(int status, String type, String body) {
    static Answer json(Map<String, ?> object) {
      return new Answer(200, "application/json", new JSONObject(object).toString());
    }
  }

  private final HttpServer server;
  private final ExecutorService threads = Executors.newCachedThreadPool();
  private final Map<String, Map<String, String>> codes = new ConcurrentHashMap<>();
  private final AtomicInteger documents = new AtomicInteger();

  /** Who signs in at this provider. */
  volatile String subject = "ada";

  volatile String sid = "sid-1";
  volatile UnaryOperator<Map<String, Object>> document = UnaryOperator.identity();
  volatile UnaryOperator<JWTClaimsSet.Builder> claims = UnaryOperator.identity();
  volatile Function<JWTClaimsSet, String> signing = ScriptedProvider::signed;
  volatile UnaryOperator<Answer> tokens = UnaryOperator.identity();
  volatile Map<String, Object> userInfo = Map.of();
  volatile boolean broken;

  ScriptedProvider() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    serve("/.well-known/openid-configuration", exchange -> document());
    serve("/keys", exchange -> new Answer(200, "application/json", keys()));
    serve("/token", this::token);
    serve("/userinfo", exchange -> Answer.json(userInfo));
    server.setExecutor(threads);
    server.start();
  }

  /** As it was at first. */
  void reset() {
    subject = "ada";
    sid = "sid-1";
    document = UnaryOperator.identity();
    claims = UnaryOperator.identity();
    signing = ScriptedProvider::signed;
    tokens = UnaryOperator.identity();
    userInfo = Map.of();
    broken = false;
  }

  String issuer() {
    return "http://127.0.0.1:" + server.getAddress().getPort();
  }

  /** How often it was asked what it is. */
  int documents() {
    return documents.get();
  }

  private interface Endpoint {
    Answer answer(HttpExchange exchange) throws IOException;
  }

  private void serve(String path, Endpoint endpoint) {
    server.createContext(path, exchange -> write(exchange, endpoint.answer(exchange)));
  }

  private void write(HttpExchange exchange, Answer answer) throws IOException {
    byte[] body = answer.body().getBytes(StandardCharsets.UTF_8);
    exchange.getResponseHeaders().add("Content-Type", answer.type());
    if (answer.status() == 302) {
      exchange.getResponseHeaders().add("Location", answer.body());
    }
    exchange.sendResponseHeaders(broken ? 500 : answer.status(), body.length);
    try (OutputStream out = exchange.getResponseBody()) {
      out.write(body);
    }
  }

  private static String keys() {
    return new JWKSet(KEY.toPublicJWK()).toString(true);
  }

  private Answer document() {
    documents.incrementAndGet();
    Map<String, Object> document = new HashMap<>();
    document.put("issuer", issuer());
    document.put("authorization_endpoint", issuer() + "/authorize");
    document.put("token_endpoint", issuer() + "/token");
    document.put("userinfo_endpoint", issuer() + "/userinfo");
    document.put("jwks_uri", issuer() + "/keys");
    document.put("end_session_endpoint", issuer() + "/logout");
    document.put("subject_types_supported", new JSONArray(List.of("public")));
    document.put("response_types_supported", new JSONArray(List.of("code")));
    document.put("id_token_signing_alg_values_supported", new JSONArray(List.of("RS256")));
    document.put("authorization_response_iss_parameter_supported", true);
    return Answer.json(this.document.apply(document));
  }

  /**
   * Signs somebody in, and gives a code for what a browser was led here with.
   *
   * @return the query with which it leads back
   */
  Map<String, String> authorize(URI location) {
    Map<String, String> asked = query(location.getRawQuery());
    String code = Secret.random().text();
    codes.put(code, asked);
    return new HashMap<>(Map.of("code", code, "state", asked.get("state"), "iss", issuer()));
  }

  static Map<String, String> query(String text) {
    Map<String, String> values = new HashMap<>();
    for (String pair : text.split("&")) {
      String[] parts = pair.split("=", 2);
      values.put(parts[0], URLDecoder.decode(parts[1], StandardCharsets.UTF_8));
    }
    return values;
  }

  private Answer token(HttpExchange exchange) throws IOException {
    Map<String, String> form =
        query(new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
    Map<String, String> asked = codes.remove(form.getOrDefault("code", ""));
    String authorization = exchange.getRequestHeaders().getFirst("Authorization");
    boolean honest =
        asked != null
            && basic().equals(authorization)
            && asked.get("redirect_uri").equals(form.get("redirect_uri"))
            && "S256".equals(asked.get("code_challenge_method"))
            && asked
                .get("code_challenge")
                .equals(new Secret(form.getOrDefault("code_verifier", "")).hash());
    return honest
        ? tokens.apply(tokens(asked.get("nonce")))
        : new Answer(400, "application/json", "{\"error\":\"invalid_grant\"}");
  }

  /** Its parts are encoded as in a form. */
  private static String basic() {
    String both = CLIENT + ":" + SECRET.replace(" ", "+").replace(",", "%2C");
    return "Basic " + Base64.getEncoder().encodeToString(both.getBytes(StandardCharsets.UTF_8));
  }

  private Answer tokens(String nonce) {
    return Answer.json(
        Map.of(
            "access_token",
            "access",
            "token_type",
            "Bearer",
            "id_token",
            signing.apply(claims.apply(claims(nonce)).build())));
  }

  private JWTClaimsSet.Builder claims(String nonce) {
    return new JWTClaimsSet.Builder()
        .issuer(issuer())
        .audience(CLIENT)
        .subject(subject)
        .claim("sid", sid)
        .claim("nonce", nonce)
        .claim("name", "Ada Lovelace")
        .claim("given_name", "Ada")
        .claim("family_name", "Lovelace")
        .claim("email", "ada@example.org")
        .claim("email_verified", true)
        .issueTime(Date.from(Instant.now()))
        .expirationTime(Date.from(Instant.now().plusSeconds(300)));
  }

  /** A logout token of the session or the subject. */
  JWTClaimsSet.Builder logout() {
    return new JWTClaimsSet.Builder()
        .issuer(issuer())
        .audience(CLIENT)
        .subject(subject)
        .claim("sid", sid)
        .claim("events", Map.of("http://schemas.openid.net/event/backchannel-logout", Map.of()))
        .jwtID(Secret.random().text())
        .issueTime(Date.from(Instant.now()))
        .expirationTime(Date.from(Instant.now().plusSeconds(120)));
  }

  static String signed(JWTClaimsSet claims) {
    return signed(KEY, JWSAlgorithm.RS256, claims);
  }

  static String signed(JWK key, JWSAlgorithm algorithm, JWTClaimsSet claims) {
    try {
      JWSHeader header =
          new JWSHeader.Builder(algorithm).keyID("one").type(JOSEObjectType.JWT).build();
      SignedJWT token = new SignedJWT(header, claims);
      token.sign(new DefaultJWSSignerFactory().createJWSSigner(key, algorithm));
      return token.serialize();
    } catch (JOSEException e) {
      throw new AssertionError(e);
    }
  }

  @Override
  public void close() {
    server.stop(0);
    threads.shutdownNow();
  }
}
