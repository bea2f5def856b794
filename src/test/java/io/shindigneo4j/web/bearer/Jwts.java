package io.shindigneo4j.web.bearer;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JOSEObjectType;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.JWSSigner;
import com.nimbusds.jose.crypto.factories.DefaultJWSSignerFactory;
import com.nimbusds.jose.jwk.JWK;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.SignedJWT;
import io.shindigneo4j.web.provider.KeySetServer;
import java.time.Instant;
import java.util.Date;
import java.util.function.UnaryOperator;

/** Makes JWTs as providers do, and as attackers do. */
final class Jwts {

  static final Instant NOW = Instant.parse("2026-11-25T12:00:00Z");

  private Jwts() {}

  static JWTClaimsSet.Builder claims() {
    return new JWTClaimsSet.Builder()
        .issuer(KeySetServer.ISSUER)
        .audience(KeySetServer.AUDIENCE)
        .subject("john.doe")
        .claim("client_id", "calendar")
        .claim("scope", "people:read messages:write")
        .issueTime(Date.from(NOW.minusSeconds(10)))
        .expirationTime(Date.from(NOW.plusSeconds(600)));
  }

  static JWSHeader.Builder header(JWSAlgorithm algorithm, JWK key) {
    return new JWSHeader.Builder(algorithm)
        .keyID(key.getKeyID())
        .type(new JOSEObjectType("at+jwt"));
  }

  static String signed(JWK key, JWTClaimsSet claims) {
    return signed(key, header(JWSAlgorithm.RS256, key).build(), claims);
  }

  static String signed(JWK key, JWSHeader header, JWTClaimsSet claims) {
    try {
      JWSSigner signer = new DefaultJWSSignerFactory().createJWSSigner(key, header.getAlgorithm());
      SignedJWT jwt = new SignedJWT(header, claims);
      jwt.sign(signer);
      return jwt.serialize();
    } catch (JOSEException e) {
      throw new AssertionError(e);
    }
  }

  static String changed(JWK key, UnaryOperator<JWTClaimsSet.Builder> change) {
    return signed(key, change.apply(claims()).build());
  }
}
