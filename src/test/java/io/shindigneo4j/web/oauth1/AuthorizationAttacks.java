package io.shindigneo4j.web.oauth1;

import static io.shindigneo4j.web.oauth1.Attacker.seen;

import io.shindigneo4j.web.launcher.Browser;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Ways around the decision of a person. */
final class AuthorizationAttacks {
  private static final String UNKNOWN = "400"; // by a page that leads nowhere
  private static final String FORBIDDEN = "403";

  private AuthorizationAttacks() {}

  static List<Attack> all() {
    List<Attack> rows = new ArrayList<>();
    addPages(rows);
    addForms(rows);
    addTokens(rows);
    return rows;
  }

  private static void addPages(List<Attack> rows) {
    Attack.add(
        rows,
        "a browser in which nobody is signed in",
        "sign-in",
        by -> seen(by.page(by.server().browser(), by.requestToken())));
    for (String destination : List.of("image", "iframe", "empty")) {
      Attack.add(
          rows,
          "the consent page as a page's " + destination,
          FORBIDDEN,
          by -> seen(by.page(by.john, by.requestToken(), "Sec-Fetch-Dest", destination)));
    }
    Attack.add(
        rows,
        "a frame around the consent page",
        "DENY frame-ancestors 'none'",
        by -> {
          HttpResponse<String> page = by.page(by.john, by.requestToken());
          String policy = page.headers().firstValue("Content-Security-Policy").orElse("");
          return page.headers().firstValue("X-Frame-Options").orElse("")
              + policy.replaceAll(".*( frame-ancestors [^;]+).*", "$1");
        });
    Attack.add(
        rows,
        "the name of a client as a part of the page",
        "true false",
        by -> {
          String body = by.page(by.john, by.requestToken()).body();
          return body.contains("&lt;b&gt;photos") + " " + body.contains("<b>");
        });
    Attack.add(
        rows,
        "a consent by a link",
        "200 consent",
        by -> {
          Credentials request = by.requestToken();
          Map<String, String> fields = Attacker.fields(by.page(by.john, request), "allow");
          return seen(by.john.get(Attacker.AUTHORIZE + "?" + Browser.encoded(fields)));
        });
    Attack.add(
        rows,
        "the page of OAuth 2.0 for a client that signs",
        UNKNOWN,
        by ->
            seen(
                by.john.get(
                    "/oauth2/authorize?"
                        + Browser.encoded(
                            Map.of(
                                "client_id", "photos",
                                "redirect_uri", "oob",
                                "response_type", "code")))));
  }

  private static void addForms(List<Attack> rows) {
    Attack.add(
        rows,
        "a consent without the secret of the session",
        FORBIDDEN,
        by ->
            seen(
                by.john.post(
                    Attacker.AUTHORIZE,
                    Map.of("oauth_token", by.requestToken().token(), "decision", "allow"))));
    Attack.add(
        rows,
        "a consent with the secret of another session",
        FORBIDDEN,
        by ->
            seen(
                by.john.post(
                    Attacker.AUTHORIZE,
                    Attacker.fields(by.page(by.jane, by.requestToken()), "allow"))));
    Attack.add(
        rows,
        "a consent of nobody",
        FORBIDDEN,
        by ->
            seen(
                by.server()
                    .browser()
                    .post(
                        Attacker.AUTHORIZE,
                        Attacker.fields(by.page(by.john, by.requestToken()), "allow"))));
    Attack.add(
        rows,
        "a consent from another site",
        FORBIDDEN,
        by -> seen(by.decide(by.john, by.requestToken(), "allow", "Sec-Fetch-Site", "cross-site")));
    Attack.add(
        rows,
        "a consent from another origin",
        FORBIDDEN,
        by ->
            seen(by.decide(by.john, by.requestToken(), "allow", "Origin", "https://evil.example")));
    Attack.add(
        rows,
        "no decision",
        "client user_refused",
        by -> seen(by.decide(by.john, by.requestToken(), "")));
  }

  private static void addTokens(List<Attack> rows) {
    Attack.add(
        rows,
        "a request token that is not known",
        UNKNOWN,
        by -> seen(by.page(by.john, new Credentials("unknown", ""))));
    Attack.add(
        rows,
        "a consent after a denial, and the request token",
        "client user_refused 400 401 token_rejected",
        by -> {
          Credentials request = by.requestToken();
          Map<String, String> allow = Attacker.fields(by.page(by.john, request), "allow");
          return seen(by.decide(by.john, request, "deny"))
              + " "
              + seen(by.john.post(Attacker.AUTHORIZE, allow))
              + " "
              + by.outcome(Attacker.accessCall(request, "v"));
        });
    Attack.add(
        rows,
        "a consent to what somebody else has authorized",
        "client verifier 400",
        by -> {
          Credentials request = by.requestToken();
          Map<String, String> jane = Attacker.fields(by.page(by.jane, request), "allow");
          return seen(by.decide(by.john, request, "allow"))
              + " "
              + seen(by.jane.post(Attacker.AUTHORIZE, jane));
        });
    Attack.add(
        rows,
        "a consent that is too late",
        UNKNOWN,
        by -> {
          Credentials request = by.requestToken();
          Map<String, String> allow = Attacker.fields(by.page(by.john, request), "allow");
          by.server().change("MATCH (t:OAuthRequestToken) SET t.expires = timestamp()");
          return seen(by.john.post(Attacker.AUTHORIZE, allow));
        });
    Attack.add(
        rows,
        "a consent to a client that is disabled",
        UNKNOWN,
        by -> {
          Credentials request = by.requestToken();
          Map<String, String> allow = Attacker.fields(by.page(by.john, request), "allow");
          by.server().disable("photos");
          return seen(by.john.post(Attacker.AUTHORIZE, allow));
        });
    Attack.add(
        rows,
        "a signed-in person who has no profile",
        UNKNOWN,
        by -> {
          by.server().change("MATCH (p:Person {id: 'jane.doe'}) DELETE p");
          return seen(by.decide(by.jane, by.requestToken(), "allow"));
        });
  }
}
