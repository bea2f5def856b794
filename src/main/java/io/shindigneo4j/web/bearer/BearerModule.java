package io.shindigneo4j.web.bearer;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import io.shindigneo4j.opensocial.configuration.SettingSources;
import io.shindigneo4j.opensocial.oauth.RevocationCheck;
import io.shindigneo4j.opensocial.oauth.TokenStore;
import io.shindigneo4j.web.oauth1.OAuth1Module;
import io.shindigneo4j.web.provider.IdentityProvider;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.shindig.social.core.oauth.AuthenticationHandlerProvider;

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
}
