package io.shindigneo4j.web.session;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import io.shindigneo4j.opensocial.configuration.ContainerSetting;
import io.shindigneo4j.opensocial.configuration.SettingSources;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.oauth.RevocationCheck;
import io.shindigneo4j.web.origin.Origins;
import io.shindigneo4j.web.token.TokenCrypter;
import io.shindigneo4j.web.token.TokenSettings;
import java.time.Clock;
import java.time.Duration;
import org.apache.shindig.auth.SecurityTokenCodec;
import org.apache.shindig.config.ContainerConfig;

/** Reads sessions with the key of security tokens. */
public final class SessionModule extends AbstractModule {

  @Override
  protected void configure() {
    bind(PersonSessions.class).in(Singleton.class);
    requireBinding(Clock.class);
  }

  @Provides
  @Singleton
  SessionRevocations revocations(
      OperationRunner operations,
      RevocationCheck revocations,
      ContainerConfig containers,
      SecurityTokenCodec tokens,
      Clock clock) {
    SessionSettings settings = SettingSources.read(SessionSettings::from);
    return new GraphSessionRevocations(
        operations, revocations, () -> settings.memory(longest(containers, tokens)), clock);
  }

  /** How long a security token is good for at most. */
  private static Duration longest(ContainerConfig containers, SecurityTokenCodec tokens) {
    return Duration.ofSeconds(
        containers.getContainers().stream().mapToInt(tokens::getTokenTimeToLive).max().orElse(0));
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
