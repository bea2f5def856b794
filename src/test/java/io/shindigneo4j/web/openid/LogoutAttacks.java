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
import java.util.Map;
import java.util.function.UnaryOperator;

/** Attacks by logout tokens. */
final class LogoutAttacks {
  private LogoutAttacks() {}

  static List<SignInAttack> all() {
    List<SignInAttack> rows = new ArrayList<>();
    rows.add(new SignInAttack("an honest logout", "200 ended", a -> a.logout(c -> c)));
    claims(rows, "another issuer", c -> c.issuer("https://evil.example"));
    claims(rows, "another audience", c -> c.audience("portal"));
    claims(rows, "no audience", c -> c.audience((String) null));
    claims(rows, "neither session nor subject", c -> c.subject(null).claim("sid", null));
    claims(rows, "a nonce", c -> c.claim("nonce", "n"));
    claims(rows, "no events", c -> c.claim("events", null));
    claims(rows, "another event", c -> c.claim("events", Map.of("a", Map.of())));
    claims(rows, "an event that is a text", c -> c.claim("events", "logout"));
    claims(rows, "no id", c -> c.jwtID(null));
    claims(rows, "no time of issue", c -> c.issueTime(null));
    claims(rows, "an issue long ago", c -> c.issueTime(in(-301)));
    claims(rows, "an issue in the future", c -> c.issueTime(in(60)));
    claims(rows, "an expiry in the past", c -> c.expirationTime(in(-60)));
    rows.add(
        new SignInAttack(
            "logout without a signature",
            "400",
            a -> a.logout(new PlainJWT(a.provider.logout().build()).serialize())));
    rows.add(
        new SignInAttack(
            "logout by the secret of the client",
            "400",
            a ->
                a.logout(
                    ScriptedProvider.signed(
                        new OctetSequenceKey.Builder(
                                ScriptedProvider.SECRET.getBytes(StandardCharsets.UTF_8))
                            .build(),
                        JWSAlgorithm.HS256,
                        a.provider.logout().build()))));
    rows.add(
        new SignInAttack(
            "logout by a key of the same name",
            "400",
            a ->
                a.logout(
                    ScriptedProvider.signed(
                        ScriptedProvider.OF_ATTACKER,
                        JWSAlgorithm.RS256,
                        a.provider.logout().build()))));
    rows.add(new SignInAttack("logout by no token", "400", a -> a.logoutForm("a=b")));
    rows.add(new SignInAttack("logout by a text", "400", a -> a.logout("x")));
    rows.add(
        new SignInAttack(
            "logout twice in a form",
            "400",
            a -> {
              String token = ScriptedProvider.signed(a.provider.logout().build());
              return a.logoutForm("logout_token=" + token + "&logout_token=" + token);
            }));
    rows.add(
        new SignInAttack(
            "logout by a long form", "413", a -> a.logoutForm("a=" + "x".repeat(16 << 10))));
    rows.add(
        new SignInAttack(
            "logout by an address",
            "405",
            a -> "" + a.browser.get(OpenIdServer.LOGOUT + "?logout_token=x").statusCode()));
    return rows;
  }

  private static void claims(
      List<SignInAttack> rows, String name, UnaryOperator<JWTClaimsSet.Builder> claims) {
    rows.add(new SignInAttack("logout with " + name, "400", a -> a.logout(claims)));
  }

  private static Date in(int seconds) {
    return Date.from(Instant.now().plusSeconds(seconds));
  }
}
