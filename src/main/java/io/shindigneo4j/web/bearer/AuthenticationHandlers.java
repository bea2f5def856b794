package io.shindigneo4j.web.bearer;

import com.google.inject.Inject;
import java.util.List;
import org.apache.shindig.auth.AnonymousAuthenticationHandler;
import org.apache.shindig.auth.AuthenticationHandler;
import org.apache.shindig.auth.UrlParameterAuthenticationHandler;
import org.apache.shindig.social.core.oauth.AuthenticationHandlerProvider;
import org.apache.shindig.social.core.oauth.OAuthAuthenticationHandler;
import org.apache.shindig.social.core.oauth2.OAuth2AuthenticationHandler;

/**
 * The ways to say who asks, in the order in which they are tried. Ours takes the place of Shindig's
 * for OAuth 2.0, which makes anybody of a valid token.
 */
final class AuthenticationHandlers extends AuthenticationHandlerProvider {

  private final List<AuthenticationHandler> inOrder;

  @Inject
  AuthenticationHandlers(
      BearerHandler bearer,
      UrlParameterAuthenticationHandler securityToken,
      OAuth2AuthenticationHandler unused,
      OAuthAuthenticationHandler signature,
      AnonymousAuthenticationHandler anonymous) {
    super(unused, securityToken, signature, anonymous);
    this.inOrder = List.of(bearer, securityToken, signature, anonymous);
  }

  @Override
  public List<AuthenticationHandler> get() {
    return inOrder;
  }
}
