package io.shindigneo4j.web.bearer;

import com.google.inject.Inject;
import io.shindigneo4j.web.oauth1.OAuth1Handler;
import io.shindigneo4j.web.session.SessionHandler;
import java.util.List;
import org.apache.shindig.auth.AnonymousAuthenticationHandler;
import org.apache.shindig.auth.AuthenticationHandler;
import org.apache.shindig.social.core.oauth.AuthenticationHandlerProvider;
import org.apache.shindig.social.core.oauth.OAuthAuthenticationHandler;
import org.apache.shindig.social.core.oauth2.OAuth2AuthenticationHandler;

/**
 * The ways to say who asks, in the order in which they are tried. Ours take the place of Shindig's
 * for OAuth, which make anybody of a valid token or signature. The session comes first: it refuses
 * a request that has another one besides.
 */
final class AuthenticationHandlers extends AuthenticationHandlerProvider {

  private final List<AuthenticationHandler> inOrder;

  @Inject
  AuthenticationHandlers(
      SessionHandler session,
      BearerHandler bearer,
      OAuth1Handler signature,
      SecurityTokenHandler securityToken,
      OAuth2AuthenticationHandler unused,
      OAuthAuthenticationHandler alsoUnused,
      AnonymousAuthenticationHandler anonymous) {
    super(unused, securityToken, alsoUnused, anonymous);
    this.inOrder = List.of(session, bearer, signature, securityToken, anonymous);
  }

  @Override
  public List<AuthenticationHandler> get() {
    return inOrder;
  }
}
