package io.shindigneo4j.opensocial.oauth;

import net.oauth.OAuth;
import net.oauth.OAuthConsumer;
import net.oauth.OAuthProblemException;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.social.opensocial.oauth.OAuthDataStore;
import org.apache.shindig.social.opensocial.oauth.OAuthEntry;

/** OAuth 1.0 without a single consumer. */
final class NoConsumers implements OAuthDataStore {

  @Override
  public OAuthEntry getEntry(String oauthToken) {
    return null;
  }

  @Override
  public OAuthConsumer getConsumer(String consumerKey) {
    return null;
  }

  @Override
  public SecurityToken getSecurityTokenForConsumerRequest(String consumerKey, String userId)
      throws OAuthProblemException {
    throw unknownConsumer();
  }

  @Override
  public OAuthEntry generateRequestToken(
      String consumerKey, String oauthVersion, String signedCallbackUrl)
      throws OAuthProblemException {
    throw unknownConsumer();
  }

  @Override
  public OAuthEntry convertToAccessToken(OAuthEntry entry) throws OAuthProblemException {
    throw unknownConsumer();
  }

  @Override
  public void authorizeToken(OAuthEntry entry, String userId) throws OAuthProblemException {
    throw unknownConsumer();
  }

  @Override
  public void disableToken(OAuthEntry entry) {}

  @Override
  public void removeToken(OAuthEntry entry) {}

  private static OAuthProblemException unknownConsumer() {
    return new OAuthProblemException(OAuth.Problems.CONSUMER_KEY_UNKNOWN);
  }
}
