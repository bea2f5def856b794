package io.shindigneo4j.web.oauth1;

import static io.shindigneo4j.web.oauth1.Attacker.accessCall;

import java.util.ArrayList;
import java.util.List;
import net.oauth.OAuth;
import net.oauth.OAuthConsumer;
import net.oauth.OAuthMessage;

/** Request tokens that are not good any more, not yet, or for somebody else. */
final class AccessTokenAttacks {
  private static final String REJECTED = "401 token_rejected";
  private static final String VERIFIER = "401 verifier_invalid";

  private AccessTokenAttacks() {}

  static List<Attack> all() {
    List<Attack> rows = new ArrayList<>();
    addVerifiers(rows);
    addTokens(rows);
    addReplays(rows);
    return rows;
  }

  private static void addVerifiers(List<Attack> rows) {
    Attack.add(
        rows,
        "a request token that nobody has authorized",
        REJECTED,
        by -> by.outcome(accessCall(by.requestToken(), "v")));
    Attack.add(
        rows,
        "a request token of the attacker that Jane authorizes, without what her browser has",
        "400 parameter_absent",
        by -> {
          Credentials request = by.requestToken();
          by.verifier(by.jane, request);
          return by.outcome(accessCall(request, null));
        });
    Attack.add(
        rows,
        "a verifier that is guessed",
        VERIFIER,
        by -> {
          Credentials request = by.requestToken();
          by.verifier(by.jane, request);
          return by.outcome(accessCall(request, "guess"));
        });
    Attack.add(
        rows,
        "the verifier of another request",
        VERIFIER,
        by -> {
          Credentials request = by.requestToken();
          by.verifier(by.jane, request);
          return by.outcome(accessCall(request, by.verifier(by.jane, by.requestToken())));
        });
    Attack.add(
        rows,
        "two verifiers",
        "400 parameter_rejected",
        by -> {
          Credentials request = by.requestToken();
          SignedCall call = accessCall(request, by.verifier(by.john, request));
          call.path += "?oauth_verifier=x";
          call.signedUrl += "?oauth_verifier=x";
          return by.outcome(call);
        });
  }

  private static void addTokens(List<Attack> rows) {
    Attack.add(
        rows,
        "no request token",
        "400 parameter_absent",
        by -> by.outcome(new SignedCall("POST", Attacker.ACCESS, "photos")));
    Attack.add(
        rows,
        "a request token that is not known",
        REJECTED,
        by -> by.outcome(accessCall(new Credentials("unknown", "s"), "v")));
    Attack.add(
        rows,
        "a request token by its secret of another",
        REJECTED,
        by -> {
          Credentials request = by.requestToken();
          String verifier = by.verifier(by.john, request);
          Credentials mixed = new Credentials(request.token(), by.requestToken().secret());
          return by.outcome(accessCall(mixed, verifier));
        });
    Attack.add(
        rows,
        "the request token of another client",
        REJECTED,
        by -> {
          Credentials request = by.requestToken();
          SignedCall call = accessCall(request, by.verifier(by.john, request));
          return by.outcome(call.with(OAuth.OAUTH_CONSUMER_KEY, "other"));
        });
    Attack.add(
        rows,
        "an access token as a request token",
        REJECTED,
        by -> by.outcome(accessCall(by.accessToken(), "v")));
    Attack.add(
        rows,
        "a request token that has expired",
        REJECTED,
        by -> {
          Credentials request = by.requestToken();
          SignedCall call = accessCall(request, by.verifier(by.john, request));
          by.server().change("MATCH (t:OAuthToken) SET t.expires = timestamp()");
          return by.outcome(call);
        });
    Attack.add(
        rows,
        "a request token after John has withdrawn his consent",
        REJECTED,
        by -> {
          Credentials request = by.requestToken();
          SignedCall call = accessCall(request, by.verifier(by.john, request));
          by.server().withdraw("john.doe", "photos");
          return by.outcome(call);
        });
    Attack.add(
        rows,
        "a request token of a client that is disabled",
        REJECTED,
        by -> {
          Credentials request = by.requestToken();
          SignedCall call = accessCall(request, by.verifier(by.john, request));
          by.server().disable("photos");
          return by.outcome(call);
        });
  }

  private static void addReplays(List<Attack> rows) {
    Attack.add(
        rows,
        "a request token that comes again, and what came of it",
        "200 401 token_used 401 token_rejected",
        by -> {
          Credentials request = by.requestToken();
          String verifier = by.verifier(by.john, request);
          Credentials access = by.credentials(accessCall(request, verifier));
          return by.use(access)
              + " "
              + by.outcome(accessCall(request, verifier))
              + " "
              + by.use(access);
        });
    Attack.add(
        rows,
        "an exchange that comes again, and what came of it",
        "200 401 nonce_used 200",
        by -> {
          Credentials request = by.requestToken();
          SignedCall call = accessCall(request, by.verifier(by.john, request));
          OAuthMessage message =
              call.signed(new OAuthConsumer(null, "photos", OAuth1Server.secret("photos"), null));
          var first = Attacker.form(call.send(by.server().address(), message));
          Credentials access =
              new Credentials(first.get(OAuth.OAUTH_TOKEN), first.get(OAuth.OAUTH_TOKEN_SECRET));
          return by.use(access)
              + " "
              + Attacker.outcome(call.send(by.server().address(), message))
              + " "
              + by.use(access);
        });
  }
}
