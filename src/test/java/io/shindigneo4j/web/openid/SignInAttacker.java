package io.shindigneo4j.web.openid;

import com.nimbusds.jwt.JWTClaimsSet;
import io.shindigneo4j.web.launcher.Browser;
import java.net.URI;
import java.net.http.HttpResponse;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** Sends what no browser and no honest provider would, and says in a few words what came of it. */
final class SignInAttacker {
  final OpenIdServer server;
  final ScriptedProvider provider;
  final Browser browser;

  SignInAttacker(OpenIdServer server) {
    this.server = server;
    this.provider = server.provider;
    this.browser = server.browser();
  }

  /**
   * The answer of the provider to a sign-in that the browser has begun.
   *
   * @param changes names and values in turn; "" removes a name
   */
  Map<String, String> answer(String... changes) throws Exception {
    Map<String, String> query = new HashMap<>(provider.authorize(OpenIdServer.leave(browser, "")));
    for (int i = 0; i < changes.length; i += 2) {
      query.put(changes[i], changes[i + 1]);
    }
    query.values().removeIf(String::isEmpty);
    return query;
  }

  /** What the browser gets for it. */
  String comeBack(Map<String, String> query) throws Exception {
    return outcome(browser, OpenIdServer.comeBack(browser, query));
  }

  String comeBackWith(String... changes) throws Exception {
    return comeBack(answer(changes));
  }

  /** What comes of an ID token with other claims. */
  String idToken(UnaryOperator<JWTClaimsSet.Builder> claims) throws Exception {
    provider.claims = claims;
    return comeBack(answer());
  }

  /** What comes of an ID token that is signed in another way. */
  String signedBy(Function<JWTClaimsSet, String> signing) throws Exception {
    provider.signing = signing;
    return comeBack(answer());
  }

  /** What comes of another answer of the token endpoint. */
  String tokens(UnaryOperator<ScriptedProvider.Answer> tokens) throws Exception {
    provider.tokens = tokens;
    return comeBack(answer());
  }

  static String outcome(Browser browser, HttpResponse<String> answer) throws Exception {
    String person = OpenIdServer.person(browser);
    if (answer.body().contains("<script") || answer.body().contains("Exception")) {
      return "tells too much";
    }
    String page = answer.body().contains("You are not signed in") ? " page" : "";
    String location = answer.headers().firstValue("Location").orElse("");
    return answer.statusCode() + page + location + (person.isEmpty() ? "" : " as " + person);
  }

  /** What comes of a logout token, and of the session that it is about. */
  String logout(UnaryOperator<JWTClaimsSet.Builder> claims) throws Exception {
    return logout(ScriptedProvider.signed(claims.apply(provider.logout()).build()));
  }

  String logout(String token) throws Exception {
    return logoutForm("logout_token=" + token);
  }

  String logoutForm(String form, String... headers) throws Exception {
    server.signIn(browser);
    HttpResponse<String> answer = server.browser().post(OpenIdServer.LOGOUT, form, headers);
    boolean ended = !server.value("MATCH (r:Revocation) RETURN count(r) AS value").equals(0L);
    return answer.statusCode() + (ended ? " ended" : "");
  }

  URI leave(String query) throws Exception {
    return OpenIdServer.leave(browser, query);
  }
}
