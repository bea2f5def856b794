package io.shindigneo4j.web.oauth1.authorization;

import io.shindigneo4j.opensocial.oauth.RedirectUri;
import io.shindigneo4j.opensocial.oauth.Secret;
import io.shindigneo4j.web.consent.ConsentForm;
import java.net.URI;
import net.oauth.OAuth;

/**
 * Where a person goes after the decision.
 *
 * @param text an address that is registered, or {@code oob} for none
 */
record Callback(String text) {

  boolean isOutOfBand() {
    return text.equals(RedirectUri.OUT_OF_BAND.text());
  }

  /** As people read it. */
  String place() {
    return ConsentForm.place(URI.create(text));
  }

  /** The address that tells the client of a verifier. */
  String success(Secret token, Secret verifier) {
    return with(OAuth.OAUTH_TOKEN, token.text(), OAuth.OAUTH_VERIFIER, verifier.text());
  }

  /** The address that tells the client that the person has refused. */
  String failure(Secret token) {
    return with(OAuth.OAUTH_TOKEN, token.text(), "oauth_problem", "user_refused");
  }

  private String with(String name, String value, String otherName, String otherValue) {
    return text
        + (text.contains("?") ? "&" : "?")
        + pair(name, value)
        + "&"
        + pair(otherName, otherValue);
  }

  private static String pair(String name, String value) {
    return name + "=" + OAuth.percentEncode(value);
  }
}
