package io.shindigneo4j.web.session;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import io.shindigneo4j.opensocial.configuration.SettingSources;
import io.shindigneo4j.web.token.TokenCrypter;
import io.shindigneo4j.web.token.TokenKey;
import io.shindigneo4j.web.token.TokenKeys;
import io.shindigneo4j.web.token.TokenSettings;
import java.time.Clock;

/** Reads sessions with the key of security tokens. */
public final class SessionModule extends AbstractModule {

  @Override
  protected void configure() {
    bind(SessionRevocations.class).to(GraphSessionRevocations.class);
    requireBinding(Clock.class);
  }

  @Provides
  @Singleton
  Sessions sessions(SessionRevocations revocations, Clock clock) {
    SessionSettings settings = SettingSources.read(SessionSettings::from);
    SessionCodec codec = new SessionCodec(TokenCrypter.ofSessions(keys()));
    return new Sessions(codec, settings, revocations, clock);
  }

  /** Without a secret, sessions end with this process. */
  private static TokenKeys keys() {
    return SettingSources.read(TokenSettings::from)
        .keys()
        .orElseGet(() -> TokenKeys.of(TokenKey.random()));
  }
}
