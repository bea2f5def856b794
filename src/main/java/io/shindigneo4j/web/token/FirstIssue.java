package io.shindigneo4j.web.token;

import io.shindigneo4j.opensocial.access.SessionId;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalLong;
import org.apache.shindig.auth.AbstractSecurityToken.Keys;
import org.apache.shindig.auth.BlobCrypterSecurityToken;
import org.apache.shindig.auth.SecurityToken;
import org.json.JSONException;
import org.json.JSONObject;

/**
 * The time at which somebody signed in, and the session, carried from each token to those that
 * renew it: in the field of Shindig's tokens for what the container says of itself.
 */
final class FirstIssue {
  /** In seconds since 1970, with milliseconds as their fraction. */
  private static final String NAME = "firstIssue";

  private static final double MILLIS = 1_000;

  private FirstIssue() {}

  /**
   * What a token says.
   *
   * @param millis since 1970; empty where it says none
   * @param session for which the first token was issued; null where it says none
   */
  record Said(OptionalLong millis, String session) {

    static final Said NOTHING = new Said(OptionalLong.empty(), null);
  }

  static Said read(SecurityToken token) {
    String text = token.getTrustedJson();
    return text == null ? Said.NOTHING : read(json(text));
  }

  /** The library throws within, where a number is missing. */
  private static Said read(JSONObject json) {
    double seconds = json.has(NAME) ? json.optDouble(NAME) : Double.NaN;
    return new Said(
        Double.isNaN(seconds)
            ? OptionalLong.empty()
            : OptionalLong.of(Math.round(seconds * MILLIS)),
        json.optString(SessionId.FIELD, null));
  }

  /** In milliseconds since 1970; empty where the token has none. */
  static OptionalLong of(SecurityToken token) {
    return read(token).millis();
  }

  /** The token with this session. */
  static BlobCrypterSecurityToken ofSession(BlobCrypterSecurityToken token, String session) {
    return with(token, SessionId.FIELD, session);
  }

  /** The token with this time, unless it has one. */
  static BlobCrypterSecurityToken mark(BlobCrypterSecurityToken token, long millis) {
    return of(token).isPresent() ? token : with(token, NAME, millis / MILLIS);
  }

  private static BlobCrypterSecurityToken with(
      BlobCrypterSecurityToken token, String name, Object value) {
    Map<String, String> fields = new HashMap<>(token.toMap());
    try {
      JSONObject said = json(token.getTrustedJson()).put(name, value);
      fields.put(Keys.TRUSTED_JSON.getKey(), said.toString());
    } catch (JSONException e) {
      throw new IllegalStateException(e);
    }
    return new BlobCrypterSecurityToken(
        token.getContainer(), token.getDomain(), token.getActiveUrl(), fields);
  }

  private static JSONObject json(String text) {
    try {
      return text == null ? new JSONObject() : new JSONObject(text);
    } catch (JSONException e) {
      return new JSONObject();
    }
  }
}
