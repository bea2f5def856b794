package io.shindigneo4j.web.bearer;

import io.shindigneo4j.opensocial.access.ScopedToken;
import io.shindigneo4j.opensocial.access.Scopes;
import org.apache.shindig.auth.AnonymousSecurityToken;
import org.apache.shindig.auth.AuthenticationMode;
import org.apache.shindig.config.ContainerConfig;

/** An access token as Shindig's services see it: the client is the application. */
final class BearerSecurityToken implements ScopedToken {

  private final AccessToken token;

  BearerSecurityToken(AccessToken token) {
    this.token = token;
  }

  @Override
  public Scopes scopes() {
    return token.scopes();
  }

  @Override
  public String getOwnerId() {
    return getViewerId();
  }

  @Override
  public String getViewerId() {
    return isAnonymous() ? AnonymousSecurityToken.ANONYMOUS_ID : token.person();
  }

  @Override
  public String getAppId() {
    return token.client();
  }

  @Override
  public String getAppUrl() {
    return token.client();
  }

  @Override
  public String getDomain() {
    return "";
  }

  @Override
  public String getContainer() {
    return ContainerConfig.DEFAULT_CONTAINER;
  }

  @Override
  public long getModuleId() {
    return 0;
  }

  @Override
  public Long getExpiresAt() {
    return token.expires().getEpochSecond();
  }

  /** It was valid when the request came. */
  @Override
  public boolean isExpired() {
    return false;
  }

  /** Nothing renews it here. */
  @Override
  public String getUpdatedToken() {
    return null;
  }

  @Override
  public String getAuthenticationMode() {
    return AuthenticationMode.OAUTH.name();
  }

  @Override
  public String getTrustedJson() {
    return null;
  }

  /** Whether the client acts for nobody but itself. */
  @Override
  public boolean isAnonymous() {
    return token.person() == null;
  }

  @Override
  public String getActiveUrl() {
    return null;
  }
}
