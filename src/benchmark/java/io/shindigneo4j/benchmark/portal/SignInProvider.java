package io.shindigneo4j.benchmark.portal;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.crypto.RSASSASigner;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jose.jwk.gen.RSAKeyGenerator;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.SignedJWT;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Date;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A provider of OpenID Connect that believes whoever comes. Its page has a field for the person's
 * id and a button, and all else takes it as little time as can be.
 */
final class SignInProvider implements AutoCloseable {

  private static final String CLIENT = "portal";
  private static final String JSON = "application/json";
  private static final long SECONDS = 300;
  private static final ObjectMapper MAPPER = new ObjectMapper();

  private static final String PAGE =
      """
      <!DOCTYPE html><html lang="en"><title>Provider</title>
      <form action="/choose"><input name="person" aria-label="Person"><button>Sign in</button>
      %s</form></html>
      """;

  private static final String HIDDEN = "<input type=\"hidden\" name=\"%s\" value=\"%s\">%n";

  /** Somebody who comes back with a code. */
  private record Visit(String person, String nonce) {}

  private final HttpServer server;
  private final RSAKey key;
  private final RSASSASigner signer;
  private final Map<String, Visit> visits = new ConcurrentHashMap<>();

  SignInProvider() throws IOException, JOSEException {
    key = new RSAKeyGenerator(2048).keyID("one").generate();
    signer = new RSASSASigner(key);
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    serve("/.well-known/openid-configuration", JSON, exchange -> json(document()));
    serve("/keys", JSON, exchange -> new JWKSet(key.toPublicJWK()).toString());
    serve("/authorize", "text/html", exchange -> page(exchange.getRequestURI()));
    serve("/token", JSON, this::token);
    server.createContext("/choose", this::leadBack);
    server.start();
  }

  private interface Endpoint {
    String answer(HttpExchange exchange) throws IOException;
  }

  private void serve(String path, String type, Endpoint endpoint) {
    server.createContext(
        path,
        exchange -> {
          byte[] body = endpoint.answer(exchange).getBytes(StandardCharsets.UTF_8);
          exchange.getResponseHeaders().add("Content-Type", type);
          exchange.sendResponseHeaders(200, body.length);
          try (OutputStream out = exchange.getResponseBody()) {
            out.write(body);
          }
        });
  }

  private static String json(Map<String, ?> object) throws IOException {
    return MAPPER.writeValueAsString(object);
  }

  private String issuer() {
    return "http://127.0.0.1:" + server.getAddress().getPort();
  }

  /** The variables that make Shindig take who signs in here. */
  Map<String, String> environment() {
    return Map.of(
        "SHINDIG_NEO4J_OIDC_ISSUER",
        issuer(),
        "SHINDIG_NEO4J_OIDC_CLIENT",
        CLIENT,
        "SHINDIG_NEO4J_OIDC_CLIENT_SECRET",
        "a secret that nobody asks for");
  }

  private Map<String, Object> document() {
    return Map.of(
        "issuer", issuer(),
        "authorization_endpoint", issuer() + "/authorize",
        "token_endpoint", issuer() + "/token",
        "jwks_uri", issuer() + "/keys",
        "subject_types_supported", List.of("public"),
        "response_types_supported", List.of("code"),
        "id_token_signing_alg_values_supported", List.of("RS256"));
  }

  private static String page(URI asked) {
    StringBuilder fields = new StringBuilder();
    FormFields.parse(asked.getRawQuery())
        .forEach((name, value) -> fields.append(HIDDEN.formatted(escaped(name), escaped(value))));
    return PAGE.formatted(fields);
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("\"", "&quot;").replace("<", "&lt;");
  }

  private void leadBack(HttpExchange exchange) throws IOException {
    Map<String, String> form = FormFields.parse(exchange.getRequestURI().getRawQuery());
    exchange.getResponseHeaders().add("Location", back(form, form.get("person")).toString());
    exchange.sendResponseHeaders(302, -1);
    exchange.close();
  }

  /**
   * Signs somebody in without a browser.
   *
   * @param asked where Shindig leads them
   * @return where they are led back
   */
  URI signIn(URI asked, String person) {
    return back(FormFields.parse(asked.getRawQuery()), person);
  }

  private URI back(Map<String, String> asked, String person) {
    String code = UUID.randomUUID().toString();
    visits.put(code, new Visit(person, asked.get("nonce")));
    Map<String, String> answer = new HashMap<>(Map.of("code", code, "state", asked.get("state")));
    return URI.create(asked.get("redirect_uri") + "?" + FormFields.text(answer));
  }

  private String token(HttpExchange exchange) throws IOException {
    byte[] form = exchange.getRequestBody().readAllBytes();
    String code = FormFields.parse(new String(form, StandardCharsets.UTF_8)).get("code");
    return json(
        Map.of(
            "access_token",
            "none",
            "token_type",
            "Bearer",
            "id_token",
            signed(visits.remove(code))));
  }

  private String signed(Visit visit) {
    Instant now = Instant.now();
    JWTClaimsSet claims =
        new JWTClaimsSet.Builder()
            .issuer(issuer())
            .audience(CLIENT)
            .subject(visit.person())
            .claim("nonce", visit.nonce())
            .issueTime(Date.from(now))
            .expirationTime(Date.from(now.plusSeconds(SECONDS)))
            .build();
    try {
      SignedJWT token =
          new SignedJWT(
              new JWSHeader.Builder(JWSAlgorithm.RS256).keyID(key.getKeyID()).build(), claims);
      token.sign(signer);
      return token.serialize();
    } catch (JOSEException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
