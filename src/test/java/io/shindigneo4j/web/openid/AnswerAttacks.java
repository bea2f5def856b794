package io.shindigneo4j.web.openid;

import com.nimbusds.jwt.JWTClaimsSet;
import io.shindigneo4j.testing.Tokens;
import io.shindigneo4j.web.launcher.Browser;
import io.shindigneo4j.web.token.TokenCrypter;
import io.shindigneo4j.web.token.TokenKey;
import io.shindigneo4j.web.token.TokenKeys;
import java.time.Instant;
import java.util.Date;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Attacks by what a browser brings to us. */
final class AnswerAttacks {
  private static final String COOKIE = "shindig-sign-in";

  private AnswerAttacks() {}

  static List<SignInAttack> all() {
    return List.of(
        new SignInAttack("an honest answer", "303/ as ada", a -> a.comeBackWith()),
        new SignInAttack(
            "an answer in another browser",
            "400 page",
            a -> {
              Browser victim = a.server.browser();
              OpenIdServer.leave(victim, "");
              return SignInAttacker.outcome(victim, OpenIdServer.comeBack(victim, a.answer()));
            }),
        new SignInAttack("another state", "400 page", a -> a.comeBackWith("state", "x")),
        new SignInAttack("no state", "400 page", a -> a.comeBackWith("state", "")),
        new SignInAttack("a blank state", "400 page", a -> a.comeBackWith("state", "\u2028")),
        new SignInAttack("a blank code", "502 page", a -> a.comeBackWith("code", "\u2028")),
        new SignInAttack("a blank error", "303/ as ada", a -> a.comeBackWith("error", "\u2028")),
        new SignInAttack(
            "a cookie that is too short",
            "400 page",
            a -> {
              Map<String, String> answer = a.answer();
              a.browser.cookies().put(COOKIE, "A".repeat(22));
              return a.comeBack(answer);
            }),
        new SignInAttack(
            "an answer that comes twice",
            "400 page as ada",
            a -> {
              Map<String, String> answer = a.answer();
              a.comeBack(answer);
              return a.comeBack(answer);
            }),
        new SignInAttack(
            "a code that comes twice, with the cookie of before",
            "502 page",
            a -> {
              Map<String, String> answer = a.answer();
              Browser copy = a.browser.copy();
              a.comeBack(answer);
              return SignInAttacker.outcome(copy, OpenIdServer.comeBack(copy, answer));
            }),
        new SignInAttack(
            "a code of somebody else in one's own sign-in",
            "502 page",
            a -> {
              Browser victim = a.server.browser();
              String stolen = a.provider.authorize(OpenIdServer.leave(victim, "")).get("code");
              return a.comeBackWith("code", stolen);
            }),
        new SignInAttack("a sign-in of ten minutes ago", "400 page", a -> old(a, 600_001)),
        new SignInAttack("a sign-in of nine minutes ago", "303/ as ada", a -> old(a, 540_000)),
        new SignInAttack(
            "a sign-in in the cookie of a session",
            "400 page",
            a -> {
              Map<String, String> answer = a.answer();
              Map<String, String> fields =
                  TokenCrypter.ofSignIns(keys()).unwrap(a.browser.cookies().get(COOKIE));
              a.browser.cookies().put(COOKIE, TokenCrypter.ofSessions(keys()).wrap(fields));
              return a.comeBack(answer);
            }),
        new SignInAttack(
            "the answer of another provider",
            "502 page",
            a -> a.comeBackWith("iss", "https://evil.example")),
        new SignInAttack("an answer of nobody", "502 page", a -> a.comeBackWith("iss", "")),
        new SignInAttack(
            "two codes",
            "502 page",
            a -> {
              String query = Browser.encoded(a.answer()) + "&code=x";
              return SignInAttacker.outcome(
                  a.browser, a.browser.get(OpenIdServer.CALLBACK + "?" + query));
            }),
        new SignInAttack("no code", "502 page", a -> a.comeBackWith("code", "")),
        new SignInAttack(
            "a token instead of a code",
            "502 page",
            a -> a.comeBackWith("code", "", "id_token", "a.b.c")),
        new SignInAttack("a signed answer", "502 page", a -> a.comeBackWith("response", "a.b.c")),
        new SignInAttack(
            "a signed error",
            "502 page",
            a ->
                a.comeBackWith(
                    "response",
                    ScriptedProvider.signed(
                        new JWTClaimsSet.Builder()
                            .issuer(a.provider.issuer())
                            .audience("shindig")
                            .expirationTime(Date.from(Instant.now().plusSeconds(60)))
                            .claim("error", "access_denied")
                            .build()))),
        new SignInAttack(
            "a refusal with markup",
            "403 page",
            a ->
                a.comeBackWith(
                    "code",
                    "",
                    "error",
                    "access_denied",
                    "error_description",
                    "<script>alert(1)</script>")),
        new SignInAttack(
            "an error with markup",
            "502 page",
            a -> a.comeBackWith("code", "", "error", "<script>\r\n")),
        new SignInAttack(
            "a provider that asks to come later",
            "503 page",
            a -> a.comeBackWith("code", "", "error", "temporarily_unavailable")),
        new SignInAttack(
            "an answer as an image", "403", a -> visit(a, OpenIdServer.CALLBACK + "?state=a")),
        new SignInAttack("a sign-in as an image", "403", a -> visit(a, OpenIdServer.SIGN_IN)),
        new SignInAttack(
            "an answer by a form",
            "405",
            a -> "" + a.browser.post(OpenIdServer.CALLBACK, a.answer()).statusCode()),
        new SignInAttack(
            "a return to another site",
            "400",
            a -> "" + a.browser.get(OpenIdServer.SIGN_IN + "?return=//evil.example").statusCode()),
        new SignInAttack(
            "another host",
            "our origin/identity/callback",
            a -> {
              var answer = a.browser.get(OpenIdServer.SIGN_IN, "X-Forwarded-Host", "evil.example");
              String location = answer.headers().firstValue("Location").orElseThrow();
              return ScriptedProvider.query(location.split("\\?", 2)[1])
                  .get("redirect_uri")
                  .replace(a.server.address(), "our origin");
            }));
  }

  private static TokenKeys keys() {
    return TokenKeys.of(new TokenKey(Tokens.KEY));
  }

  private static String old(SignInAttacker attacker, long millis) throws Exception {
    Map<String, String> answer = attacker.answer();
    TokenCrypter crypter = TokenCrypter.ofSignIns(keys());
    Map<String, String> fields =
        new HashMap<>(crypter.unwrap(attacker.browser.cookies().get(COOKIE)));
    fields.put("t0", Long.toString(System.currentTimeMillis() - millis));
    attacker.browser.cookies().put(COOKIE, crypter.wrap(fields));
    return attacker.comeBack(answer);
  }

  private static String visit(SignInAttacker attacker, String path) throws Exception {
    return "" + attacker.browser.get(path, "Sec-Fetch-Dest", "image").statusCode();
  }
}
