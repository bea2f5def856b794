package io.shindigneo4j.web.token;

import java.util.HashMap;
import java.util.Map;
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
  private static final String NAME = "firstIssue";

  private FirstIssue() {}

  /** In seconds since 1970; the latest time where the token has none. */
  static long of(SecurityToken token) {
    return json(token.getTrustedJson()).optLong(NAME, Long.MAX_VALUE);
  }

  /** The token with this time, unless it has one. */
  static BlobCrypterSecurityToken mark(BlobCrypterSecurityToken token, long time) {
    JSONObject said = json(token.getTrustedJson());
    if (said.has(NAME)) {
      return token;
    }
    Map<String, String> fields = new HashMap<>(token.toMap());
    try {
      fields.put(Keys.TRUSTED_JSON.getKey(), said.put(NAME, time).toString());
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
