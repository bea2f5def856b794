package io.shindigneo4j.opensocial.oauth;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import io.shindigneo4j.opensocial.configuration.SettingSources;

/** What {@link TokenStore} and {@link RequestTokenStore} need. */
public final class TokenStoreModule extends AbstractModule {

  @Provides
  @Singleton
  TokenLifetimes lifetimes() {
    return SettingSources.read(TokenLifetimes::from);
  }

  @Provides
  @Singleton
  SignedTokenLifetimes signedTokenLifetimes() {
    return SettingSources.read(SignedTokenLifetimes::from);
  }
}
