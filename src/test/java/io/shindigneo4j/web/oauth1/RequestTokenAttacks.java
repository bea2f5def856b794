package io.shindigneo4j.web.oauth1;

import static io.shindigneo4j.web.oauth1.Attacker.requestCall;

import io.shindigneo4j.opensocial.oauth.SigningKey;
import java.security.interfaces.RSAPublicKey;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import net.oauth.OAuth;
import net.oauth.OAuthConsumer;
import net.oauth.OAuthMessage;

/** Request tokens for who must not have them. */
final class RequestTokenAttacks {
  private static final String REJECTED = "400 parameter_rejected";
  private static final String ABSENT = "400 parameter_absent";
  private static final String INVALID = "401 signature_invalid";
  private static final String METHOD = "400 signature_method_rejected";

  private RequestTokenAttacks() {}

  static List<Attack> all() {
    List<Attack> rows = new ArrayList<>();
    addCallbacks(rows);
    addSignatures(rows);
    addForms(rows);
    return rows;
  }

  private static void addCallbacks(List<Attack> rows) {
    for (String callback :
        List.of(
            "https://evil.example/back",
            OAuth1Server.BACK.replace("photos", "Photos"),
            OAuth1Server.BACK.replace("back", "Back"),
            OAuth1Server.BACK + "&more",
            "https://photos.example/back",
            "OOB")) {
      Attack.add(
          rows,
          "the callback " + callback,
          REJECTED,
          by -> by.outcome(requestCall("photos").with(OAuth.OAUTH_CALLBACK, callback)));
    }
    Attack.add(
        rows,
        "oob for a client that is not registered for it",
        REJECTED,
        by -> by.outcome(requestCall("other").with(OAuth.OAUTH_CALLBACK, "oob")));
    Attack.add(
        rows,
        "a callback for a client that goes two ways alone",
        REJECTED,
        by -> by.outcome(requestCall("reports")));
    Attack.add(
        rows,
        "no callback",
        ABSENT,
        by -> by.outcome(new SignedCall("POST", Attacker.REQUEST, "photos")));
    Attack.add(
        rows,
        "an empty callback",
        ABSENT,
        by -> by.outcome(requestCall("photos").with(OAuth.OAUTH_CALLBACK, "")));
    Attack.add(
        rows,
        "two callbacks",
        REJECTED,
        by -> {
          SignedCall call = requestCall("photos");
          call.path += "?oauth_callback=oob";
          call.signedUrl += "?oauth_callback=oob";
          return by.outcome(call);
        });
    Attack.add(
        rows,
        "a callback that nobody has signed",
        INVALID,
        by -> {
          SignedCall call = new SignedCall("POST", Attacker.REQUEST, "photos");
          call.path += "?oauth_callback=" + OAuth.percentEncode(OAuth1Server.BACK);
          return by.outcome(call);
        });
    Attack.add(
        rows,
        "more scopes than the client may have",
        "401 permission_unknown",
        by -> by.outcome(requestCall("photos").with("scope", "people:read people:write")));
  }

  private static void addSignatures(List<Attack> rows) {
    Attack.add(
        rows, "a client that is not known", INVALID, by -> by.outcome(requestCall("nobody")));
    Attack.add(
        rows,
        "a client that is disabled",
        INVALID,
        by -> {
          by.server().disable("photos");
          return by.outcome(requestCall("photos"));
        });
    Attack.add(
        rows,
        "another secret",
        INVALID,
        by -> Attacker.outcome(requestCall("photos").sendBy("another", by.server().address())));
    for (String method : List.of("PLAINTEXT", "HMAC-SHA256", "hmac-sha1", "RSA-SHA256")) {
      Attack.add(rows, "the method " + method, METHOD, by -> by.outcome(renamed(by, method)));
    }
    Attack.add(
        rows,
        "the public key of a client as its secret",
        INVALID,
        by ->
            Attacker.outcome(
                requestCall("scanner")
                    .sendBy(
                        new SigningKey((RSAPublicKey) by.server().keys.getPublic()).pem(),
                        by.server().address())));
    Attack.add(
        rows,
        "the key of another client",
        INVALID,
        by -> by.outcome(requestCall("photos").with(OAuth.OAUTH_SIGNATURE_METHOD, OAuth.RSA_SHA1)));
    Attack.add(
        rows,
        "a request that comes again",
        "200 401 nonce_used",
        by -> {
          SignedCall call = requestCall("photos");
          OAuthMessage message =
              call.signed(new OAuthConsumer(null, "photos", OAuth1Server.secret("photos"), null));
          return Attacker.outcome(call.send(by.server().address(), message))
              + " "
              + Attacker.outcome(call.send(by.server().address(), message));
        });
    Attack.add(
        rows,
        "a request of the day before",
        "400 timestamp_refused",
        by -> {
          String then = Long.toString(Instant.now().getEpochSecond() - 86_400);
          return by.outcome(requestCall("photos").with(OAuth.OAUTH_TIMESTAMP, then));
        });
    Attack.add(
        rows,
        "a request for another server",
        INVALID,
        by -> {
          SignedCall call = requestCall("photos");
          call.signedUrl = "https://evil.example" + Attacker.REQUEST;
          return by.outcome(call);
        });
    Attack.add(
        rows,
        "a request for the other address",
        INVALID,
        by -> {
          SignedCall call = requestCall("photos");
          call.signedUrl = SignedCall.ORIGIN + Attacker.ACCESS;
          return by.outcome(call);
        });
  }

  /** What no client can sign here has a signature, too. */
  private static SignedCall renamed(Attacker by, String method) {
    SignedCall call = requestCall("photos");
    call.methodName = method;
    return call;
  }

  private static void addForms(List<Attack> rows) {
    Attack.add(
        rows,
        "a request token for a token",
        REJECTED,
        by -> by.outcome(requestCall("photos").withToken(by.requestToken())));
    Attack.add(
        rows,
        "a callback of 5,000 characters",
        REJECTED,
        by ->
            by.outcome(
                requestCall("photos")
                    .with(OAuth.OAUTH_CALLBACK, "https://photos.example/" + "a".repeat(5_000))));
    Attack.add(
        rows,
        "a form of 20,000 bytes",
        "413",
        by -> by.outcome(requestCall("photos").withForm("x", "a".repeat(20_000))));
    Attack.add(
        rows,
        "a body that is no form",
        REJECTED,
        by -> by.outcome(requestCall("photos").withBody("{}")));
    Attack.add(
        rows,
        "a form that nobody has signed",
        INVALID,
        by -> {
          SignedCall call = requestCall("photos").withForm("scope", "people:read");
          call.body = "scope=messages%3Awrite";
          return by.outcome(call);
        });
    Attack.add(
        rows,
        "another method of HTTP",
        "405",
        by -> {
          SignedCall call = requestCall("photos");
          call.method = "PUT";
          return by.outcome(call);
        });
  }
}
