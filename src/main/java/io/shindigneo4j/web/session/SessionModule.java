package io.shindigneo4j.web.session;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import io.shindigneo4j.opensocial.configuration.ContainerSetting;
import io.shindigneo4j.opensocial.configuration.SettingSources;
import io.shindigneo4j.web.origin.Origins;
import io.shindigneo4j.web.token.TokenCrypter;
import io.shindigneo4j.web.token.TokenSettings;
import java.time.Clock;

/** Reads sessions with the key of security tokens. */
public final class SessionModule extends AbstractModule {

  @Override
  protected void configure() {
    bind(SessionRevocations.class).to(GraphSessionRevocations.class);
    bind(PersonSessions.class).in(Singleton.class);
    requireBinding(Clock.class);
  }

  @Provides
  @Singleton
  Sessions sessions(SessionRevocations revocations, PersonSessions known, Clock clock) {
    SessionSettings settings = SettingSources.read(SessionSettings::from);
    TokenSettings tokens = SettingSources.read(TokenSettings::from);
    SessionCodec codec = new SessionCodec(TokenCrypter.ofSessions(tokens.keysOrRandom()));
    return new Sessions(codec, settings, revocations, known, clock);
  }

  @Provides
  @Singleton
  SessionHandler handler(Sessions sessions) {
    return new SessionHandler(
        sessions,
        SettingSources.read(Origins::from),
        SettingSources.read(ContainerSetting::application));
  }
}
