package io.shindigneo4j.opensocial.access;

import java.time.Instant;
import org.apache.shindig.auth.AnonymousSecurityToken;
import org.apache.shindig.auth.AuthenticationMode;
import org.apache.shindig.config.ContainerConfig;

/**
 * Who an OAuth client is and acts for, as Shindig's services see it: the client is the application.
 *
 * @param person whom the client acts for; null for itself
 */
public record ClientToken(String client, String person, Scopes scopes, Instant expires)
    implements ScopedToken {

  @Override
  public String getOwnerId() {
    return getViewerId();
  }

  @Override
  public String getViewerId() {
    return isAnonymous() ? AnonymousSecurityToken.ANONYMOUS_ID : person;
  }

  @Override
  public String getAppId() {
    return client;
  }

  @Override
  public String getAppUrl() {
    return client;
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
    return expires.getEpochSecond();
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
    return person == null;
  }

  @Override
  public String getActiveUrl() {
    return null;
  }
}
