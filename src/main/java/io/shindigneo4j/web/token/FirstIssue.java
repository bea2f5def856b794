package io.shindigneo4j.web.token;

import java.util.HashMap;
import java.util.Map;
import java.util.OptionalLong;
import org.apache.shindig.auth.AbstractSecurityToken.Keys;
import org.apache.shindig.auth.BlobCrypterSecurityToken;
import org.apache.shindig.auth.SecurityToken;
import org.json.JSONException;
import org.json.JSONObject;

/**
 * The time at which somebody signed in, carried from each token to those that renew it: in the
 * field of Shindig's tokens for what the container says of itself.
 */
final class FirstIssue {
  /** In seconds since 1970, with milliseconds as their fraction. */
  private static final String NAME = "firstIssue";

  private static final double MILLIS = 1_000;

  private FirstIssue() {}

  /** In milliseconds since 1970; empty where the token has none. */
  static OptionalLong of(SecurityToken token) {
    double seconds = json(token.getTrustedJson()).optDouble(NAME);
    return Double.isNaN(seconds)
        ? OptionalLong.empty()
        : OptionalLong.of(Math.round(seconds * MILLIS));
  }

  /** The token with this time, unless it has one. */
  static BlobCrypterSecurityToken mark(BlobCrypterSecurityToken token, long millis) {
    JSONObject said = json(token.getTrustedJson());
    if (said.has(NAME)) {
      return token;
    }
    Map<String, String> fields = new HashMap<>(token.toMap());
    try {
      fields.put(Keys.TRUSTED_JSON.getKey(), said.put(NAME, millis / MILLIS).toString());
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
