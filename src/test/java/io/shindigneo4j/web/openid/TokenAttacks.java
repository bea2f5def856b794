package io.shindigneo4j.web.openid;

import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.jwk.OctetSequenceKey;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.PlainJWT;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.function.UnaryOperator;

/** Attacks by ID tokens. */
final class TokenAttacks {
  private TokenAttacks() {}

  static List<SignInAttack> all() {
    List<SignInAttack> rows = new ArrayList<>();
    claims(rows, "another nonce", c -> c.claim("nonce", "x"));
    claims(rows, "no nonce", c -> c.claim("nonce", null));
    claims(rows, "another issuer", c -> c.issuer("https://evil.example"));
    claims(rows, "no issuer", c -> c.issuer(null));
    claims(rows, "another audience", c -> c.audience("portal"));
    claims(rows, "no audience", c -> c.audience((String) null));
    claims(rows, "another party", c -> c.claim("azp", "portal"));
    claims(
        rows,
        "audiences of another party",
        c -> c.audience(List.of("social", "b")).claim("azp", "b"));
    claims(rows, "two audiences and no party", c -> c.audience(List.of("social", "b")));
    claims(rows, "no subject", c -> c.subject(null));
    claims(rows, "no expiry", c -> c.expirationTime(null));
    claims(rows, "an expiry in the past", c -> c.expirationTime(in(-31)));
    claims(rows, "an issue in the future", c -> c.issueTime(in(120)));
    claims(rows, "no time of issue", c -> c.issueTime(null));
    claims(rows, "another access token's hash", c -> c.claim("at_hash", "77QmUPtjPfzWtF2AnpK9RQ"));
    rows.add(
        new SignInAttack(
            "the access token's hash",
            "303/ as ada",
            a -> a.idToken(c -> c.claim("at_hash", "oFYf1knNtrqnhAVfBRuteQ"))));
    rows.add(
        new SignInAttack(
            "two audiences and us as the party",
            "303/ as ada",
            a -> a.idToken(c -> c.audience(List.of("social", "b")).claim("azp", "social"))));
    rows.add(
        new SignInAttack(
            "a clock that goes half a minute after",
            "303/ as ada",
            a -> a.idToken(c -> c.expirationTime(in(-20)))));
    rows.add(
        new SignInAttack(
            "no signature",
            "502 page",
            a -> a.signedBy(claims -> new PlainJWT(claims).serialize())));
    rows.add(
        new SignInAttack(
            "a signature by the secret of the client",
            "502 page",
            a -> a.signedBy(claims -> shared(ScriptedProvider.SECRET, claims))));
    rows.add(
        new SignInAttack(
            "a signature by the public key as a secret",
            "502 page",
            a ->
                a.signedBy(
                    claims -> shared(ScriptedProvider.KEY.toPublicJWK().toString(), claims))));
    rows.add(
        new SignInAttack(
            "a signature by a key of the same name",
            "502 page",
            a ->
                a.signedBy(
                    claims ->
                        ScriptedProvider.signed(
                            ScriptedProvider.OF_ATTACKER, JWSAlgorithm.RS256, claims))));
    rows.add(
        new SignInAttack(
            "an algorithm that is not set",
            "502 page",
            a ->
                a.signedBy(
                    claims ->
                        ScriptedProvider.signed(
                            ScriptedProvider.KEY, JWSAlgorithm.RS512, claims))));
    rows.add(
        new SignInAttack(
            "a logout token",
            "502 page",
            a -> a.signedBy(claims -> ScriptedProvider.signed(a.provider.logout().build()))));
    for (String id : List.of("@me", "a,b", "a/b", "a\nb", "-1", "", "x".repeat(201))) {
      rows.add(
          new SignInAttack(
              "the id " + id.strip(),
              id.isEmpty() ? "502 page" : "403 page",
              a -> a.idToken(c -> c.subject(id))));
    }
    return rows;
  }

  private static void claims(
      List<SignInAttack> rows, String name, UnaryOperator<JWTClaimsSet.Builder> claims) {
    rows.add(new SignInAttack(name, "502 page", a -> a.idToken(claims)));
  }

  private static Date in(int seconds) {
    return Date.from(Instant.now().plusSeconds(seconds));
  }

  private static String shared(String secret, JWTClaimsSet claims) {
    OctetSequenceKey key =
        new OctetSequenceKey.Builder(secret.getBytes(StandardCharsets.UTF_8)).build();
    return ScriptedProvider.signed(key, JWSAlgorithm.HS256, claims);
  }
}
