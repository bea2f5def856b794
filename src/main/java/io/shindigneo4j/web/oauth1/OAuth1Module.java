package io.shindigneo4j.web.oauth1;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import io.shindigneo4j.opensocial.configuration.SettingSources;
import io.shindigneo4j.opensocial.oauth.ClientRegistry;
import io.shindigneo4j.opensocial.oauth.ConsentStore;
import io.shindigneo4j.opensocial.oauth.NonceStore;
import io.shindigneo4j.opensocial.oauth.RequestTokenStore;
import io.shindigneo4j.opensocial.oauth.RevocationCheck;
import io.shindigneo4j.web.limit.FailedAttempts;
import io.shindigneo4j.web.token.SealedSecrets;
import java.time.Clock;
import java.util.Optional;
import java.util.function.Supplier;

/** Takes signed requests where the setting says so. */
public final class OAuth1Module extends AbstractModule {

  @Override
  protected void configure() {
    bind(FailedAttempts.class)
        .toProvider(() -> SettingSources.read(FailedAttempts::from))
        .asEagerSingleton(); // a bad setting is refused at the start
  }

  @Provides
  @Singleton
  Optional<OAuth1Checks> checks(
      ClientRegistry clients, RequestTokenStore tokens, NonceStore nonces, Clock clock) {
    return SettingSources.read(
        find ->
            OAuth1Settings.from(find)
                .map(
                    settings ->
                        checks(
                            settings,
                            SealedSecrets.from(find),
                            clients,
                            tokens,
                            nonces,
                            () -> new Guesses(FailedAttempts.from(find)),
                            clock)));
  }

  private static OAuth1Checks checks(
      OAuth1Settings settings,
      SealedSecrets sealed,
      ClientRegistry clients,
      RequestTokenStore tokens,
      NonceStore nonces,
      Supplier<Guesses> guesses,
      Clock clock) {
    TokenSecrets secrets = new TokenSecrets(sealed);
    return new OAuth1Checks(
        new SignatureCheck(
            settings.origin(),
            new Consumers(clients, sealed),
            tokens,
            secrets,
            nonces,
            guesses.get(),
            clock),
        secrets,
        guesses.get(),
        new SignedBody(settings.unsignedBodies()));
  }

  @Provides
  @Singleton
  OAuth1Handler handler(
      Optional<OAuth1Checks> checks,
      ConsentStore consents,
      RevocationCheck revocations,
      Clock clock) {
    return new OAuth1Handler(
        checks.map(
            on ->
                new RequestCheck(
                    on.signatures(), on.bodies(), new Requestors(consents), revocations, clock)));
  }
}
