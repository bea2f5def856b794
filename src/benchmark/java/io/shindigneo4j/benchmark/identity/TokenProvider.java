package io.shindigneo4j.benchmark.identity;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JOSEObjectType;
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
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Date;
import java.util.Map;
import java.util.UUID;

/** An identity provider: it signs JWTs by RS256, and serves its key. */
final class TokenProvider implements AutoCloseable {

  private static final String ISSUER = "https://provider.example";
  private static final String AUDIENCE = "https://social.example";
  private static final long SECONDS = 36_000;

  private final HttpServer server;
  private final RSAKey key;

  TokenProvider() throws IOException, JOSEException {
    key = new RSAKeyGenerator(2048).keyID("one").generate();
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/keys", this::answer);
    server.start();
  }

  private void answer(HttpExchange exchange) throws IOException {
    byte[] body = new JWKSet(key).toString().getBytes(StandardCharsets.UTF_8);
    exchange.sendResponseHeaders(200, body.length);
    try (OutputStream out = exchange.getResponseBody()) {
      out.write(body);
    }
  }

  /** The variables that make Shindig take its tokens. */
  Map<String, String> environment() {
    return Map.of(
        "SHINDIG_NEO4J_OIDC_ISSUER",
        ISSUER,
        "SHINDIG_NEO4J_OIDC_AUDIENCE",
        AUDIENCE,
        "SHINDIG_NEO4J_OIDC_KEYS",
        "http://127.0.0.1:" + server.getAddress().getPort() + "/keys");
  }

  /** Another token each time. */
  String token(String person, String scope) {
    Instant now = Instant.now();
    JWTClaimsSet claims =
        new JWTClaimsSet.Builder()
            .issuer(ISSUER)
            .audience(AUDIENCE)
            .subject(person)
            .jwtID(UUID.randomUUID().toString())
            .claim("client_id", "calendar")
            .claim("scope", scope)
            .issueTime(Date.from(now))
            .expirationTime(Date.from(now.plusSeconds(SECONDS)))
            .build();
    JWSHeader header =
        new JWSHeader.Builder(JWSAlgorithm.RS256)
            .keyID(key.getKeyID())
            .type(new JOSEObjectType("at+jwt"))
            .build();
    try {
      SignedJWT token = new SignedJWT(header, claims);
      token.sign(new RSASSASigner(key));
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
