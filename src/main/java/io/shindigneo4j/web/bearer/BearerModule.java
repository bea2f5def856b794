package io.shindigneo4j.web.bearer;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import io.shindigneo4j.opensocial.configuration.SettingSources;
import io.shindigneo4j.opensocial.oauth.RevocationCheck;
import io.shindigneo4j.opensocial.oauth.TokenStore;
import io.shindigneo4j.web.oauth1.OAuth1Module;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import org.apache.shindig.common.servlet.GuiceServletContextListener.CleanupHandler;
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
      TokenStore stored, RevocationCheck revocations, Clock clock, CleanupHandler cleanup) {
    List<AccessTokens> places = new ArrayList<>();
    places.add(new StoredTokens(stored));
    SettingSources.read(ProviderSettings::from)
        .map(provider -> ofProvider(provider, clock, cleanup))
        .ifPresent(places::add);
    return new VerifiedTokens(places, token -> revocations.isRevoked(token.issuance()), clock);
  }

  private static AccessTokens ofProvider(
      ProviderSettings provider, Clock clock, CleanupHandler cleanup) {
    ProviderKeys keys = ProviderKeys.at(provider.keys(), clock);
    cleanup.register(keys::close);
    return new ProviderTokens(provider, keys, new ClaimsCheck(provider, clock));
  }
}
