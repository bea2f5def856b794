package io.shindigneo4j.web.oauth1;

import io.shindigneo4j.web.launcher.Browser;
import java.net.http.HttpResponse;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import net.oauth.OAuth;
import net.oauth.OAuthConsumer;
import net.oauth.signature.RSA_SHA1;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;

/**
 * Does what the people and clients of an {@link OAuth1Server} do, and what they would not do; says
 * in a few words what came of it.
 */
final class Attacker {
  static final String REQUEST = "/oauth/requestToken";
  static final String ACCESS = "/oauth/accessToken";
  static final String AUTHORIZE = "/oauth/authorize";
  static final String SELF = "/social/rest/people/@me/@self";

  final Browser john;
  final Browser jane;
  private final OAuth1Server server;

  Attacker(OAuth1Server server, Browser john, Browser jane) {
    this.server = server;
    this.john = john;
    this.jane = jane;
  }

  OAuth1Server server() {
    return server;
  }

  /** A signed request for a request token of a client. */
  static SignedCall requestCall(String client) {
    return new SignedCall("POST", REQUEST, client).with(OAuth.OAUTH_CALLBACK, OAuth1Server.BACK);
  }

  static SignedCall accessCall(Credentials request, String verifier) {
    SignedCall call = new SignedCall("POST", ACCESS, "photos").withToken(request);
    return verifier == null ? call : call.with(OAuth.OAUTH_VERIFIER, verifier);
  }

  static SignedCall apiCall(Credentials access) {
    return new SignedCall("GET", SELF, "photos").withToken(access);
  }

  HttpResponse<String> send(SignedCall call) throws Exception {
    String client = call.oauth.get(OAuth.OAUTH_CONSUMER_KEY);
    OAuthConsumer consumer = new OAuthConsumer(null, client, OAuth1Server.secret(client), null);
    consumer.setProperty(RSA_SHA1.PRIVATE_KEY, server.keys.getPrivate());
    return call.send(server.address(), call.signed(consumer));
  }

  /** The status, and the problem of a refusal. */
  String outcome(SignedCall call) throws Exception {
    return outcome(send(call));
  }

  static String outcome(HttpResponse<String> answer) {
    List<String> challenges = answer.headers().allValues("WWW-Authenticate");
    return challenges.isEmpty()
        ? Integer.toString(answer.statusCode())
        : answer.statusCode() + challenges.get(0).replaceAll(".*oauth_problem=\"(.*)\"", " $1");
  }

  static Map<String, String> form(HttpResponse<String> answer) {
    return OAuth.newMap(OAuth.decodeForm(answer.body()));
  }

  Credentials credentials(SignedCall call) throws Exception {
    HttpResponse<String> answer = send(call);
    if (answer.statusCode() != 200) {
      throw new AssertionError(outcome(answer) + answer.body());
    }
    Map<String, String> form = form(answer);
    return new Credentials(form.get(OAuth.OAUTH_TOKEN), form.get(OAuth.OAUTH_TOKEN_SECRET));
  }

  Credentials requestToken() throws Exception {
    return credentials(requestCall("photos"));
  }

  /** The verifier that a browser brings back once its person has allowed it. */
  String verifier(Browser browser, Credentials request) throws Exception {
    return query(decide(browser, request, "allow")).get(OAuth.OAUTH_VERIFIER);
  }

  static Map<String, String> query(HttpResponse<String> answer) {
    String next = Browser.next(answer).orElseThrow(() -> new AssertionError(answer.body()));
    return OAuth.newMap(OAuth.decodeForm(next.split("\\?", 2)[1]));
  }

  HttpResponse<String> page(Browser browser, Credentials request, String... headers)
      throws Exception {
    return browser.get(AUTHORIZE + "?oauth_token=" + request.token(), headers);
  }

  HttpResponse<String> decide(
      Browser browser, Credentials request, String decision, String... headers) throws Exception {
    return browser.post(AUTHORIZE, fields(page(browser, request), decision), headers);
  }

  static Map<String, String> fields(HttpResponse<String> page, String decision) {
    Map<String, String> fields = new LinkedHashMap<>();
    for (Element input : Jsoup.parse(page.body()).select("form input")) {
      fields.put(input.attr("name"), input.attr("value"));
    }
    if (fields.isEmpty()) {
      throw new AssertionError(page.statusCode() + " has no form: " + page.body());
    }
    fields.put("decision", decision);
    return fields;
  }

  /** What a browser sees, or where it goes. */
  static String seen(HttpResponse<String> answer) {
    String next = Browser.next(answer).orElse("");
    if (next.startsWith("/identity/signin?")) {
      return "sign-in";
    } else if (next.startsWith(OAuth1Server.BACK + "&")) {
      return "client "
          + (next.contains("oauth_verifier=") ? "verifier" : query(answer).get("oauth_problem"));
    }
    boolean form = answer.body().contains("name=\"csrf\"");
    return next.isEmpty() ? answer.statusCode() + (form ? " consent" : "") : "elsewhere " + next;
  }

  /** An access token for John. */
  Credentials accessToken() throws Exception {
    Credentials request = requestToken();
    return credentials(accessCall(request, verifier(john, request)));
  }

  /** The outcome of a call for John, changed. */
  String call(UnaryOperator<SignedCall> change) throws Exception {
    return outcome(change.apply(apiCall(accessToken())));
  }

  /** Whether a token is good for anything. */
  String use(Credentials access) throws Exception {
    return outcome(apiCall(access));
  }
}
