package io.shindigneo4j.upgrade;

import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;
import net.oauth.OAuth;
import net.oauth.OAuthAccessor;
import net.oauth.OAuthConsumer;
import net.oauth.OAuthMessage;

/**
 * A client that signs requests by HMAC-SHA1.
 *
 * @param token empty for none, as its secret
 */
record SignedRequest(String client, String secret, String token, String tokenSecret) {

  /** What clients call, as Shindig's settings say. */
  static final String ORIGIN = "https://social.example.org";

  /** The header {@code Authorization}. */
  String header(String method, String path, Map<String, String> more) throws Exception {
    Map<String, String> parameters = new HashMap<>(more);
    parameters.put(OAuth.OAUTH_CONSUMER_KEY, client);
    parameters.put(OAuth.OAUTH_SIGNATURE_METHOD, OAuth.HMAC_SHA1);
    parameters.put(OAuth.OAUTH_TIMESTAMP, Long.toString(Instant.now().getEpochSecond()));
    parameters.put(OAuth.OAUTH_NONCE, UUID.randomUUID().toString());
    if (!token.isEmpty()) {
      parameters.put(OAuth.OAUTH_TOKEN, token);
    }
    OAuthAccessor accessor = new OAuthAccessor(new OAuthConsumer(null, client, secret, null));
    accessor.tokenSecret = tokenSecret;
    OAuthMessage message = new OAuthMessage(method, ORIGIN + path, parameters.entrySet());
    message.sign(accessor);
    return message.getAuthorizationHeader("shindig");
  }
}
