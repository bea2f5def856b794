package io.shindigneo4j.web.gadgetoauth;

import com.google.inject.AbstractModule;
import com.google.inject.Provider;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import io.shindigneo4j.opensocial.configuration.SettingSources;
import io.shindigneo4j.opensocial.oauth.NonceStore;
import io.shindigneo4j.web.token.SealedSecrets;
import io.shindigneo4j.web.token.TokenCrypter;
import io.shindigneo4j.web.token.TokenSettings;
import java.time.Clock;
import org.apache.shindig.gadgets.oauth.OAuthRequest;
import org.apache.shindig.gadgets.oauth2.OAuth2Request;

/**
 * Lets gadgets fetch signed and by OAuth where the operator says so; stands in {@code
 * guice-modules} where Shindig's OAuth modules stood. They bring consumers and clients whose
 * secrets are public.
 */
public final class GadgetOAuthModule extends AbstractModule {

  @Override
  protected void configure() {
    bind(GadgetOAuth.class)
        .toProvider(
            (Provider<GadgetOAuth>)
                () -> new GadgetOAuth(SettingSources.read(GadgetOAuthSettings::from)))
        .asEagerSingleton(); // a bad setting is refused at the start
  }

  @Provides
  OAuthRequest oauth1(GadgetOAuth gadgets, Provider<OAuth1Fetch> fetch) {
    return gadgets.settings().isPresent() ? fetch.get() : new ClosedOAuth1();
  }

  @Provides
  OAuth2Request oauth2(GadgetOAuth gadgets, Provider<OAuth2Fetch> fetch) {
    return gadgets.settings().isPresent() ? fetch.get() : request -> Answers.closed();
  }

  @Provides
  GadgetOAuthSettings settings(GadgetOAuth gadgets) {
    return gadgets.settings().orElseThrow();
  }

  @Provides
  @Singleton
  SealedSecrets secrets() {
    return SettingSources.read(SealedSecrets::from);
  }

  @Provides
  @Singleton
  Approvals approvals(NonceStore nonces, Clock clock) {
    TokenSettings tokens = SettingSources.read(TokenSettings::from);
    return new Approvals(TokenCrypter.ofApprovals(tokens.keys().orElseThrow()), nonces, clock);
  }
}
