package io.shindigneo4j.web.oauth2;

import static io.shindigneo4j.web.oauth2.Attacker.app;
import static io.shindigneo4j.web.oauth2.Attacker.changed;
import static io.shindigneo4j.web.oauth2.Attacker.site;
import static io.shindigneo4j.web.oauth2.OAuthServer.authorizePath;

import io.shindigneo4j.web.launcher.Browser;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Requests for authorization that no client sends. */
final class AuthorizationAttacks {
  private static final String REFUSED = "400"; // by a page that leads nowhere
  private static final String INVALID = "400 link to client invalid_request";

  private AuthorizationAttacks() {}

  static List<Attack> all() {
    List<Attack> rows = new ArrayList<>();
    addRequests(rows);
    return rows;
  }

  private static void addRequests(List<Attack> rows) {
    Attack.add(rows, "no client", REFUSED, by -> by.authorize(site("client_id", "")));
    Attack.add(rows, "an unknown client", REFUSED, by -> by.authorize(site("client_id", "nobody")));
    Attack.add(
        rows,
        "a disabled client",
        REFUSED,
        by -> {
          by.server().clients().enable("site", false).get(1, TimeUnit.MINUTES);
          return by.authorize(site());
        });
    for (String scope : List.of("people:read", "people:write")) {
      Attack.add(
          rows,
          "a stranger who is sent here with the scope " + scope,
          "sign-in",
          by -> Attacker.outcome(by.stranger().get(authorizePath(site("scope", scope)))));
    }
    Attack.add(
        rows,
        "two states before the sign-in",
        INVALID,
        by -> {
          String twice = authorizePath(site()) + "&state=x";
          String signIn = Browser.next(by.stranger().get(twice)).orElseThrow();
          return Attacker.outcome(by.john.get(Attacker.query(signIn).get("return")));
        });
    String query = Browser.encoded(site());
    Attack.add(rows, "two clients", REFUSED, by -> by.authorize(query + "&client_id=app"));
    Attack.add(
        rows,
        "two redirect addresses",
        REFUSED,
        by -> by.authorize(query + "&redirect_uri=https://evil.example"));
    Attack.add(rows, "two states", INVALID, by -> by.authorize(query + "&state=x"));
    Attack.add(rows, "two scopes", INVALID, by -> by.authorize(query + "&scope=messages:write"));
    Attack.add(rows, "a blank state", "200 consent", by -> by.authorize(site("state", "\u2028")));
    for (String name : List.of("response_type", "code_challenge", "nonce", "prompt")) {
      Attack.add(
          rows,
          "a blank " + name,
          name.startsWith("r") ? INVALID : "200 consent",
          by -> by.authorize(site(name, "\u2028")));
    }
    for (String type : List.of("token", "code token", "id_token", "code id_token")) {
      Attack.add(
          rows,
          "the response type " + type,
          "400 link to client unsupported_response_type",
          by -> by.authorize(site("response_type", type)));
    }
    Attack.add(rows, "no response type", INVALID, by -> by.authorize(site("response_type", "")));
    for (String mode : List.of("fragment", "form_post", "web_message")) {
      Attack.add(
          rows,
          "the response mode " + mode,
          INVALID,
          by -> by.authorize(site("response_mode", mode)));
    }
    Attack.add(
        rows,
        "a request object",
        "400 link to client request_not_supported",
        by -> by.authorize(site("request", "eyJhbGciOiJub25lIn0.e30.")));
    Attack.add(
        rows,
        "a request object elsewhere",
        "400 link to client request_uri_not_supported",
        by -> by.authorize(site("request_uri", "http://127.0.0.1/")));
    Attack.add(
        rows,
        "a scope that the client may not have",
        "400 link to client invalid_scope",
        by -> by.authorize(site("scope", "people:read people:write")));
    Attack.add(
        rows,
        "a public client without a challenge",
        INVALID,
        by -> by.authorize(app("code_challenge", "", "code_challenge_method", "")));
    for (String client : List.of("site", "app")) {
      addChallenges(rows, client);
    }
  }

  private static void addChallenges(List<Attack> rows, String client) {
    Map<String, String> asked =
        changed(
            client.equals("app") ? app() : site(),
            "code_challenge",
            Attacker.CHALLENGE,
            "code_challenge_method",
            "S256");
    List<String[]> changes =
        List.of(
            new String[] {"the method plain", "code_challenge_method", "plain"},
            new String[] {"no method", "code_challenge_method", ""},
            new String[] {"a method alone", "code_challenge", ""},
            new String[] {"a short challenge", "code_challenge", "short"},
            new String[] {"a challenge of other letters", "code_challenge", "=".repeat(43)});
    changes.forEach(
        change ->
            Attack.add(
                rows,
                change[0] + " of " + client,
                INVALID,
                by -> by.authorize(changed(asked, change[1], change[2]))));
  }
}
