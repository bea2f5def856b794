package io.shindigneo4j.web.oauth1;

import io.shindigneo4j.web.launcher.Browser;
import java.util.ArrayList;
import java.util.List;
import net.oauth.OAuth;

/** Requests with access tokens, or without. */
final class SignedTokenAttacks {
  private static final String REJECTED = "401 token_rejected";

  private SignedTokenAttacks() {}

  static List<Attack> all() {
    List<Attack> rows = new ArrayList<>();
    addTokens(rows);
    addRequests(rows);
    addEnds(rows);
    return rows;
  }

  private static void addTokens(List<Attack> rows) {
    Attack.add(
        rows, "a request token as an access token", REJECTED, by -> by.use(by.requestToken()));
    Attack.add(
        rows,
        "a request token that is authorized as an access token",
        REJECTED,
        by -> {
          Credentials request = by.requestToken();
          by.verifier(by.john, request);
          return by.use(request);
        });
    Attack.add(
        rows,
        "an access token as a bearer token",
        "401",
        by ->
            Integer.toString(
                by.server()
                    .browser()
                    .get(Attacker.SELF, "Authorization", "Bearer " + by.accessToken().token())
                    .statusCode()));
    Attack.add(
        rows,
        "the access token of another client",
        REJECTED,
        by -> by.call(call -> call.with(OAuth.OAUTH_CONSUMER_KEY, "other")));
    Attack.add(
        rows,
        "an access token without its secret",
        REJECTED,
        by -> by.use(new Credentials(by.accessToken().token(), "")));
    Attack.add(
        rows,
        "an access token of 5,000 characters",
        "400 parameter_rejected",
        by -> by.use(new Credentials("a".repeat(5_000), "")));
    Attack.add(
        rows,
        "the secret of a token that is swapped in the graph",
        REJECTED,
        by -> {
          Credentials one = by.accessToken();
          Credentials other = by.accessToken();
          by.server()
              .change(
                  "MATCH (t:OAuthToken {kind: 'signed'}) WITH collect(t.sealedSecret) AS secrets, "
                      + "collect(t) AS tokens FOREACH (i IN [0, 1] | "
                      + "FOREACH (t IN [tokens[i]] | SET t.sealedSecret = secrets[1 - i]))");
          return by.use(new Credentials(one.token(), other.secret()));
        });
  }

  private static void addRequests(List<Attack> rows) {
    Attack.add(
        rows,
        "a form as a body",
        "400 parameter_rejected",
        by ->
            by.call(
                call -> {
                  call.method = "POST";
                  call.signedMethod = "POST";
                  return call.withForm("x", "y");
                }));
    Attack.add(
        rows,
        "a token in the query besides the header",
        "400 parameter_rejected",
        by ->
            by.call(
                call -> {
                  call.path += "?oauth_token=x";
                  call.signedUrl += "?oauth_token=x";
                  return call;
                }));
    Attack.add(
        rows,
        "PLAINTEXT",
        "400 signature_method_rejected",
        by ->
            by.call(
                call -> {
                  call.methodName = "PLAINTEXT";
                  return call;
                }));
    Attack.add(
        rows,
        "somebody else besides the person of the token",
        "john.doe",
        by -> {
          SignedCall call = Attacker.apiCall(by.accessToken());
          String body = by.send(call.with("xoauth_requestor_id", "jane.doe")).body();
          return body.replaceAll("(?s).*\"id\":\"([^\"]+)\".*", "$1");
        });
    Attack.add(
        rows,
        "more than the person has allowed",
        "403",
        by -> {
          Credentials request =
              by.credentials(Attacker.requestCall("photos").with("scope", "messages:write"));
          Credentials access =
              by.credentials(Attacker.accessCall(request, by.verifier(by.john, request)));
          return by.use(access).substring(0, 3);
        });
  }

  private static void addEnds(List<Attack> rows) {
    Attack.add(
        rows,
        "an access token after John has withdrawn his consent",
        REJECTED,
        by -> {
          Credentials access = by.accessToken();
          by.server().withdraw("john.doe", "photos");
          return by.use(access);
        });
    Attack.add(
        rows,
        "an access token of a client that is disabled",
        REJECTED,
        by -> {
          Credentials access = by.accessToken();
          by.server().disable("photos");
          return by.use(access);
        });
    Attack.add(
        rows,
        "an access token that has expired",
        REJECTED,
        by -> {
          Credentials access = by.accessToken();
          by.server().change("MATCH (t:OAuthToken) SET t.expires = timestamp()");
          return by.use(access);
        });
    Attack.add(
        rows,
        "an access token after the access of its person was taken back",
        REJECTED,
        by -> {
          by.server().change("CREATE (:Person {id: 'maija.m'})");
          Browser maija = by.server().browser().signIn("maija.m"); // whose session ends, too
          Credentials request = by.requestToken();
          Credentials access =
              by.credentials(Attacker.accessCall(request, by.verifier(maija, request)));
          by.server().revoke("maija.m");
          return by.use(access);
        });
  }
}
