package io.shindigneo4j.web.openid;

import io.shindigneo4j.web.openid.ScriptedProvider.Answer;
import java.util.List;
import java.util.Map;

/** What a provider may answer that is out of order, or not the provider. */
final class ProviderFaults {
  private ProviderFaults() {}

  static List<SignInAttack> all() {
    return List.of(
        answer("a redirect to another place", "502 page", new Answer(302, "text/plain", "/keys")),
        answer("an error", "502 page", new Answer(500, "text/html", "<script>alert(1)</script>")),
        answer("a page", "502 page", new Answer(200, "text/html", "<script>alert(1)</script>")),
        answer("half an object", "502 page", new Answer(200, "application/json", "{\"a\":")),
        answer("no tokens", "502 page", Answer.json(Map.of("token_type", "Bearer"))),
        answer(
            "no ID token",
            "502 page",
            Answer.json(Map.of("access_token", "a", "token_type", "Bearer"))),
        answer(
            "a text instead of an ID token",
            "502 page",
            Answer.json(Map.of("access_token", "a", "token_type", "Bearer", "id_token", "x"))),
        answer(
            "more than we read",
            "503 page",
            Answer.json(Map.of("access_token", "a".repeat(300_000)))),
        new SignInAttack(
            "user info about somebody else",
            "502 page",
            a -> {
              a.provider.subject = "grace";
              a.provider.userInfo = Map.of("sub", "ada", "name", "Ada");
              return a.idToken(claims -> claims.claim("name", null));
            }),
        new SignInAttack(
            "user info about nobody",
            "502 page",
            a -> {
              a.provider.subject = "grace";
              a.provider.userInfo = Map.of("name", "Ada");
              return a.idToken(claims -> claims.claim("name", null));
            }));
  }

  private static SignInAttack answer(String name, String expected, Answer answer) {
    return new SignInAttack(
        "the token endpoint gives " + name, expected, a -> a.tokens(honest -> answer));
  }
}
