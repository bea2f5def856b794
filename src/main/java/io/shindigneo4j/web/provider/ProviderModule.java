package io.shindigneo4j.web.provider;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import com.google.inject.TypeLiteral;
import io.shindigneo4j.opensocial.configuration.SettingSources;
import java.time.Clock;
import java.util.Optional;
import org.apache.shindig.common.servlet.GuiceServletContextListener.CleanupHandler;

/** Knows the identity provider, if one is set. */
public final class ProviderModule extends AbstractModule {

  @Override
  protected void configure() {
    bind(new TypeLiteral<Optional<ProviderSettings>>() {})
        .toProvider(() -> SettingSources.read(ProviderSettings::from))
        .asEagerSingleton(); // bad ones are refused at the start
  }

  @Provides
  @Singleton
  Optional<IdentityProvider> provider(
      Optional<ProviderSettings> settings, Clock clock, CleanupHandler cleanup) {
    Optional<IdentityProvider> provider = settings.map(known -> new IdentityProvider(known, clock));
    provider.ifPresent(known -> cleanup.register(known::close));
    return provider;
  }
}
