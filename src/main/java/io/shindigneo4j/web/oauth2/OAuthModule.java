package io.shindigneo4j.web.oauth2;

import com.google.inject.AbstractModule;
import com.google.inject.Provider;
import io.shindigneo4j.opensocial.configuration.SettingSources;
import io.shindigneo4j.web.limit.FailedAttempts;
import io.shindigneo4j.web.origin.ClientPages;

/** Our OAuth 2.0 server. */
public final class OAuthModule extends AbstractModule {

  @Override
  protected void configure() {
    bind(IssuerAddress.class)
        .toProvider((Provider<IssuerAddress>) () -> SettingSources.read(IssuerAddress::from))
        .asEagerSingleton(); // a bad one is refused at the start
    bind(ClientPages.class).to(RegisteredPages.class);
    requireBinding(FailedAttempts.class);
  }
}
