package io.shindigneo4j.web.oauth1;

import java.io.IOException;
import java.net.URISyntaxException;
import net.oauth.OAuthAccessor;
import net.oauth.OAuthConsumer;
import net.oauth.OAuthException;
import net.oauth.OAuthMessage;
import net.oauth.signature.OAuthSignatureMethod;

/** The check of a signature, by net.oauth. Its failures contain what was signed, and go nowhere. */
final class Signature {

  private Signature() {}

  /**
   * @param tokenSecret empty where there is no token
   */
  static boolean isValid(
      OAuthMessage message, SignatureMethod method, OAuthConsumer consumer, String tokenSecret) {
    try {
      OAuthSignatureMethod check =
          OAuthSignatureMethod.newMethod(method.word(), new OAuthAccessor(consumer));
      check.setTokenSecret(tokenSecret);
      check.validate(message);
      return true;
    } catch (OAuthException | IOException | URISyntaxException | RuntimeException e) {
      return false;
    }
  }
}
