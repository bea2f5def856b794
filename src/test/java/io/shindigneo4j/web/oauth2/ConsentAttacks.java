package io.shindigneo4j.web.oauth2;

import static io.shindigneo4j.web.oauth2.Attacker.app;
import static io.shindigneo4j.web.oauth2.Attacker.changed;
import static io.shindigneo4j.web.oauth2.Attacker.site;

import io.shindigneo4j.web.launcher.Browser;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;

/** Ways around the decision of a person. */
final class ConsentAttacks {
  private static final String REFUSED = "400"; // by a page that leads nowhere
  private static final String INVALID = "client invalid_request";
  private static final String[] UNCHANGED = {};

  private ConsentAttacks() {}

  static List<Attack> all() {
    List<Attack> rows = new ArrayList<>();
    addConsents(rows);
    return rows;
  }

  private static void addConsents(List<Attack> rows) {
    for (String destination : List.of("image", "iframe", "empty")) {
      Attack.add(
          rows,
          "a code for a page's " + destination,
          "403",
          by ->
              Attacker.outcome(
                  by.john.get(OAuthServer.authorizePath(site()), "Sec-Fetch-Dest", destination)));
    }
    Attack.add(
        rows,
        "a consent without the secret of the session",
        "403",
        by -> by.consent(site(), new String[] {"csrf", ""}));
    Attack.add(
        rows,
        "a consent with the secret of another session",
        "403",
        by ->
            by.consent(
                site(),
                new String[] {"csrf", Browser.csrf(by.stranger().get("/identity/signin"))}));
    for (String origin : List.of("cross-site", "same-site", "none")) {
      Attack.add(
          rows,
          "a consent from " + origin,
          "403",
          by -> by.consent(site(), UNCHANGED, "Sec-Fetch-Site", origin));
    }
    for (String origin : List.of("https://evil.example", "null")) {
      Attack.add(
          rows,
          "a consent from the origin " + origin,
          "403",
          by -> by.consent(site(), UNCHANGED, "Origin", origin));
    }
    Attack.add(
        rows,
        "a consent of nobody",
        "403",
        by -> Attacker.outcome(by.stranger().post("/oauth2/authorize", by.consentForm(site()))));
    Attack.add(
        rows,
        "a consent to more than was shown, and may be",
        "client invalid_scope",
        by -> by.consent(site(), new String[] {"scope", "people:write"}));
    Attack.add(
        rows,
        "a consent that leads elsewhere",
        REFUSED,
        by -> by.consent(site(), new String[] {"redirect_uri", "https://evil.example/"}));
    Attack.add(
        rows,
        "a consent for a client that may not be known",
        REFUSED,
        by -> by.consent(site(), new String[] {"client_id", "nobody"}));
    Attack.add(
        rows,
        "a consent without PKCE after a request with it",
        INVALID,
        by -> by.consent(app(), new String[] {"code_challenge", "", "code_challenge_method", ""}));
    Attack.add(
        rows,
        "no decision",
        "client access_denied",
        by -> by.consent(site(), new String[] {"decision", ""}));
    Attack.add(
        rows,
        "a consent by a link",
        "200 consent",
        by -> by.authorize(changed(by.consentForm(site()), "decision", "allow")));
    Attack.add(
        rows,
        "a public client that John has allowed before",
        "200 consent",
        by -> {
          by.code(app());
          return by.authorize(app());
        });
    Attack.add(
        rows,
        "more scopes than John has allowed before",
        "200 consent",
        by -> {
          by.code(site());
          return by.authorize(site("scope", OAuthServer.SCOPES));
        });
    Attack.add(
        rows,
        "a frame around the consent page",
        "DENY default-src 'none'; style-src 'self'; img-src 'self';"
            + " base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
        by -> {
          HttpResponse<String> page = by.john.get(OAuthServer.authorizePath(site()));
          return page.headers().firstValue("X-Frame-Options").orElse("")
              + " "
              + page.headers().firstValue("Content-Security-Policy").orElse("");
        });
    Attack.add(
        rows,
        "a browser in which nobody is signed in",
        "sign-in",
        by -> Attacker.outcome(by.stranger().get(OAuthServer.authorizePath(site()))));
    Attack.add(
        rows,
        "a signed-in person who has no profile",
        "client access_denied",
        by -> {
          Browser other = by.stranger().signIn("maija.m");
          HttpResponse<String> page = other.get(OAuthServer.authorizePath(site()));
          return Attacker.outcome(OAuthServer.decide(other, page, "allow"));
        });
  }
}
