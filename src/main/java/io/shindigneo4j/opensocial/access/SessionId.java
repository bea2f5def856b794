package io.shindigneo4j.opensocial.access;

import java.util.Optional;
import org.apache.shindig.auth.SecurityToken;
import org.json.JSONException;
import org.json.JSONObject;

/** The session of a browser that a token was issued in: a field of what its container says. */
public final class SessionId {

  public static final String FIELD = "session";

  private SessionId() {}

  /** Empty where the token says none. */
  public static Optional<String> of(SecurityToken token) {
    return Optional.ofNullable(token.getTrustedJson()).flatMap(SessionId::of);
  }

  private static Optional<String> of(String said) {
    try {
      return Optional.ofNullable(new JSONObject(said).optString(FIELD, null));
    } catch (JSONException e) {
      return Optional.empty();
    }
  }
}
