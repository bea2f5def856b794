package io.shindigneo4j.web.oauth2;

import io.shindigneo4j.opensocial.oauth.Secret;
import io.shindigneo4j.testing.HttpText;
import io.shindigneo4j.testing.RawHttp;
import io.shindigneo4j.web.launcher.Browser;
import java.net.URI;
import java.net.URLDecoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.json.JSONException;
import org.json.JSONObject;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;

/**
 * Sends what the people and clients of an {@link OAuthServer} would not send, and says in a few
 * words what came of it.
 */
final class Attacker {
  static final String VERIFIER = "v".repeat(43);
  static final String CHALLENGE = new Secret(VERIFIER).hash(); // S256 is the same hash

  private static final String CODE = "/oauth2/token";

  private final OAuthServer server;
  final Browser john;

  Attacker(OAuthServer server) throws Exception {
    this.server = server;
    this.john = server.john();
  }

  /** The request of the site, changed. */
  static Map<String, String> site(String... changes) {
    return changed(OAuthServer.siteRequest(), changes);
  }

  /** The request of the app, changed. */
  static Map<String, String> app(String... changes) {
    Map<String, String> request = OAuthServer.siteRequest();
    request.put("client_id", "app");
    request.put("redirect_uri", OAuthServer.APP_REDIRECT);
    request.put("code_challenge", CHALLENGE);
    request.put("code_challenge_method", "S256");
    return changed(request, changes);
  }

  /**
   * @param changes names and values in turn; "" removes a name
   */
  static Map<String, String> changed(Map<String, String> fields, String... changes) {
    Map<String, String> changed = new LinkedHashMap<>(fields);
    for (int i = 0; i < changes.length; i += 2) {
      changed.put(changes[i], changes[i + 1]);
    }
    changed.values().removeIf(String::isEmpty);
    return changed;
  }

  /** What John's browser is shown, or where it is led. */
  String authorize(Map<String, String> request) throws Exception {
    return outcome(john.get(OAuthServer.authorizePath(request)));
  }

  /** The same for a query as it is sent. */
  String authorize(String query) throws Exception {
    return outcome(john.get("/oauth2/authorize?" + query));
  }

  /** What comes of the consent page, sent back with changes. */
  String consent(Map<String, String> request, String[] changes, String... headers)
      throws Exception {
    Map<String, String> form = changed(consentForm(request), changes);
    return outcome(john.post("/oauth2/authorize", form, headers));
  }

  Map<String, String> consentForm(Map<String, String> request) throws Exception {
    return OAuthServer.form(john.get(OAuthServer.authorizePath(request)), "allow");
  }

  static String outcome(HttpResponse<String> answer) {
    Optional<String> next = Browser.next(answer);
    if (next.isPresent()) {
      return place(next.get());
    }
    boolean consent = answer.body().contains("name=\"csrf\"");
    Element link = Jsoup.parse(answer.body()).selectFirst("a");
    return answer.statusCode()
        + (consent ? " consent" : "")
        + (link == null ? "" : " link to " + place(link.attr("href")));
  }

  /** Where a browser goes to, and with what. */
  private static String place(String address) {
    if (address.startsWith("/identity/signin?")) {
      return "sign-in";
    }
    String place = address.split("\\?", 2)[0];
    Map<String, String> query = query(address);
    return (place.equals(OAuthServer.SITE_REDIRECT) || place.equals(OAuthServer.APP_REDIRECT)
            ? "client "
            : "elsewhere ")
        + (query.containsKey("code") ? "code" : query.get("error"))
        + (query.containsKey("iss") ? "" : " without iss");
  }

  static Map<String, String> query(String location) {
    Map<String, String> values = new HashMap<>();
    for (String pair : URI.create(location).getRawQuery().split("&")) {
      String[] parts = pair.split("=", 2);
      values.put(parts[0], URLDecoder.decode(parts[1], StandardCharsets.UTF_8));
    }
    return values;
  }

  /** A code that John lets a client have. */
  String code(Map<String, String> request) throws Exception {
    HttpResponse<String> answer = john.get(OAuthServer.authorizePath(request));
    if (Browser.next(answer).isEmpty()) {
      answer = OAuthServer.decide(john, answer, "allow");
    }
    return query(Browser.next(answer).orElseThrow()).get("code");
  }

  /** The form that takes a code of the site for tokens. */
  static Map<String, String> siteCode(String code, String... changes) {
    return changed(
        Map.of(
            "grant_type",
            "authorization_code",
            "code",
            code,
            "redirect_uri",
            OAuthServer.SITE_REDIRECT,
            "client_id",
            "site",
            "client_secret",
            OAuthServer.SECRET),
        changes);
  }

  /** The form that takes a code of the app for tokens. */
  static Map<String, String> appCode(String code, String... changes) {
    return changed(
        Map.of(
            "grant_type",
            "authorization_code",
            "code",
            code,
            "redirect_uri",
            OAuthServer.APP_REDIRECT,
            "client_id",
            "app",
            "code_verifier",
            VERIFIER),
        changes);
  }

  /** A form of the site with its secret. */
  static Map<String, String> asSite(String... fields) {
    return changed(Map.of("client_id", "site", "client_secret", OAuthServer.SECRET), fields);
  }

  static String basic(String id, String secret) {
    byte[] both = (id + ":" + secret).getBytes(StandardCharsets.UTF_8);
    return "Basic " + Base64.getEncoder().encodeToString(both);
  }

  /** The tokens of a form that is right. */
  JSONObject tokens(Map<String, String> form) throws Exception {
    return new JSONObject(server.browser().post(CODE, form).body());
  }

  /** The status of a request for tokens, and the error. */
  String token(Map<String, String> form, String... headers) throws Exception {
    return error(server.browser().post(CODE, form, headers));
  }

  /** The same for a form as it is sent. */
  String token(String form, String... headers) throws Exception {
    return error(server.browser().post(CODE, form, headers));
  }

  static String error(HttpResponse<String> answer) {
    try {
      return (answer.statusCode() + " " + new JSONObject(answer.body()).optString("error")).strip();
    } catch (JSONException e) {
      return Integer.toString(answer.statusCode());
    }
  }

  /** Whether the site's token is good for anything. */
  boolean isActive(String token) throws Exception {
    HttpResponse<String> answer =
        server.browser().post("/oauth2/introspect", asSite("token", token));
    return new JSONObject(answer.body()).getBoolean("active");
  }

  /** What a request for tokens is answered with, as far as a client sees it. */
  String answer(Map<String, String> form, String authorization) throws Exception {
    HttpResponse<String> answer = stranger().post(CODE, form, "Authorization", authorization);
    return answer.statusCode()
        + answer.body()
        + answer.headers().firstValue("WWW-Authenticate").orElse("none");
  }

  /** The status of a request for the metadata, with a header that names another host. */
  String host(String header, String value) throws Exception {
    try (RawHttp http = new RawHttp(server.port())) {
      HttpText request =
          HttpText.get("/.well-known/oauth-authorization-server")
              .with("Host", "localhost:" + server.port())
              .with(header, value);
      return Integer.toString(http.ask(request).status());
    }
  }

  OAuthServer server() {
    return server;
  }

  Browser stranger() {
    return server.browser();
  }
}
