package io.shindigneo4j.web.oauth2;

import static io.shindigneo4j.web.oauth2.Attacker.appCode;
import static io.shindigneo4j.web.oauth2.Attacker.asSite;

import io.shindigneo4j.schema.authorization.ClientOperations.GrantType;
import io.shindigneo4j.web.launcher.Answer;
import io.shindigneo4j.web.launcher.Browser;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Which pages may read answers: those of the public client that asks, and no others. */
final class PageAttacks {
  private static final String OWN = "http://127.0.0.1"; // of the redirect address of the app
  private static final String NOBODY = "nobody";
  private static final List<String> FOR_PAGES = List.of("/oauth2/token", "/oauth2/revoke");

  private PageAttacks() {}

  static List<Attack> all() {
    List<Attack> rows = new ArrayList<>();
    for (String path : FOR_PAGES) {
      addForms(rows, path);
      Attack.add(
          rows, "what a browser asks before " + path, "204 POST 3600 *", by -> preflight(by, path));
    }
    addOthers(rows);
    return rows;
  }

  private static void addForms(List<Attack> rows, String path) {
    Map<String, String> app = appCode("x", "token", "x");
    Attack.add(rows, "a page of the app at " + path, OWN, by -> reader(by, path, app, OWN));
    for (String origin :
        List.of("https://evil.example", "null", OWN + ":81", "https://127.0.0.1", OWN + ".evil")) {
      Attack.add(
          rows,
          "a page of " + origin + " for the app at " + path,
          NOBODY,
          by -> reader(by, path, app, origin));
    }
    Attack.add(
        rows,
        "a page of the site, which has a secret, at " + path,
        NOBODY,
        by -> reader(by, path, asSite("token", "x"), "https://site.example"));
    Attack.add(
        rows,
        "a page of nobody's at " + path,
        NOBODY,
        by -> reader(by, path, Map.of("client_id", "nobody", "token", "x"), OWN));
  }

  private static void addOthers(List<Attack> rows) {
    Attack.add(
        rows,
        "a page of a web application",
        "https://spa.example:8443",
        by -> {
          by.server()
              .register(
                  "spa",
                  Optional.empty(),
                  "https://SPA.example:8443/back",
                  EnumSet.of(GrantType.AUTHORIZATION_CODE));
          return reader(
              by, FOR_PAGES.get(0), Map.of("client_id", "spa"), "https://spa.example:8443");
        });
    Attack.add(
        rows,
        "a page that looks tokens up",
        NOBODY,
        by -> reader(by, "/oauth2/introspect", Map.of("client_id", "app", "token", "x"), OWN));
    Attack.add(
        rows,
        "what a browser asks before /oauth2/introspect",
        "405 none none nobody",
        by -> preflight(by, "/oauth2/introspect"));
    for (String path : List.of("/oauth2/authorize", "/identity/session", "/identity/token")) {
      Attack.add(
          rows,
          "what a browser asks before " + path,
          "405 none none nobody",
          by -> preflight(by, path));
    }
    Attack.add(
        rows,
        "a page that reads the metadata",
        "*",
        by ->
            reader(
                by.stranger()
                    .get("/.well-known/oauth-authorization-server", "Origin", OWN + ".evil")));
  }

  private static String preflight(Attacker by, String path) throws Exception {
    HttpResponse<String> answer =
        Answer.to(
                "OPTIONS",
                by.server().address() + path,
                null,
                "Origin",
                OWN,
                "Access-Control-Request-Method",
                "POST")
            .response();
    return answer.statusCode()
        + " "
        + answer.headers().firstValue("Access-Control-Allow-Methods").orElse("none")
        + " "
        + answer.headers().firstValue("Access-Control-Max-Age").orElse("none")
        + " "
        + reader(answer);
  }

  private static String reader(Attacker by, String path, Map<String, String> form, String origin)
      throws Exception {
    Browser browser = by.stranger();
    return reader(browser.post(path, form, "Origin", origin));
  }

  /** Whose pages may read an answer. */
  private static String reader(HttpResponse<String> answer) {
    boolean withCookies =
        answer.headers().firstValue("Access-Control-Allow-Credentials").isPresent();
    return answer.headers().firstValue("Access-Control-Allow-Origin").orElse(NOBODY)
        + (withCookies ? " with cookies" : "");
  }
}
