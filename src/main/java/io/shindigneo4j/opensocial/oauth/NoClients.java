package io.shindigneo4j.opensocial.oauth;

import org.apache.shindig.social.core.oauth2.OAuth2Client;
import org.apache.shindig.social.core.oauth2.OAuth2Code;
import org.apache.shindig.social.core.oauth2.OAuth2DataService;

/** OAuth 2.0 without a single client, hence without codes and tokens. */
final class NoClients implements OAuth2DataService {

  @Override
  public OAuth2Client getClient(String clientId) {
    return null;
  }

  @Override
  public OAuth2Code getAuthorizationCode(String clientId, String authCode) {
    return null;
  }

  @Override
  public OAuth2Code getAccessToken(String accessToken) {
    return null;
  }

  @Override
  public OAuth2Code getRefreshToken(String refreshToken) {
    return null;
  }

  @Override
  public void registerAuthorizationCode(String clientId, OAuth2Code authCode) {}

  @Override
  public void unregisterAuthorizationCode(String clientId, String authCode) {}

  @Override
  public void registerAccessToken(String clientId, OAuth2Code accessToken) {}

  @Override
  public void unregisterAccessToken(String clientId, String accessToken) {}

  @Override
  public void registerRefreshToken(String clientId, OAuth2Code refreshToken) {}

  @Override
  public void unregisterRefreshToken(String clientId, String refreshToken) {}
}
