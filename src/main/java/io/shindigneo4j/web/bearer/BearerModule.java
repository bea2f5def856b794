package io.shindigneo4j.web.bearer;

import com.google.inject.AbstractModule;
import com.google.inject.Inject;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import io.shindigneo4j.opensocial.configuration.SettingSources;
import io.shindigneo4j.opensocial.oauth.RevocationCheck;
import io.shindigneo4j.opensocial.oauth.TokenStore;
import io.shindigneo4j.web.oauth1.OAuth1Handler;
import io.shindigneo4j.web.oauth1.OAuth1Module;
import io.shindigneo4j.web.provider.IdentityProvider;
import io.shindigneo4j.web.session.SessionHandler;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.shindig.auth.AnonymousAuthenticationHandler;
import org.apache.shindig.auth.AuthenticationHandler;
import org.apache.shindig.social.core.oauth.AuthenticationHandlerProvider;
import org.apache.shindig.social.core.oauth.OAuthAuthenticationHandler;
import org.apache.shindig.social.core.oauth2.OAuth2AuthenticationHandler;

/** Takes bearer tokens and signed requests besides Shindig's security tokens. */
public final class BearerModule extends AbstractModule {

  @Override
  protected void configure() {
    install(new OAuth1Module());
    bind(AuthenticationHandlerProvider.class).to(AuthenticationHandlers.class);
  }

  @Provides
  @Singleton
  VerifiedTokens tokens(
      TokenStore stored,
      RevocationCheck revocations,
      Clock clock,
      Optional<IdentityProvider> provider) {
    List<AccessTokens> places = new ArrayList<>();
    places.add(new StoredTokens(stored));
    SettingSources.read(BearerSettings::from)
        .map(settings -> ofProvider(settings, provider.orElseThrow(), clock))
        .ifPresent(places::add);
    return new VerifiedTokens(places, token -> revocations.isRevoked(token.issuance()), clock);
  }

  private static AccessTokens ofProvider(
      BearerSettings settings, IdentityProvider provider, Clock clock) {
    return new ProviderTokens(settings, provider.keys(), new ClaimsCheck(settings, clock));
  }

  /**
   * The ways to say who asks, in the order in which they are tried. Ours take the place of
   * Shindig's for OAuth, which make anybody of a valid token or signature. The session comes first:
   * it refuses a request that has another one besides.
   */
  static final class AuthenticationHandlers extends AuthenticationHandlerProvider {

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
}
