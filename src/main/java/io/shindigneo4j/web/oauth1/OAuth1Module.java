package io.shindigneo4j.web.oauth1;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import io.shindigneo4j.opensocial.configuration.SettingSources;
import io.shindigneo4j.opensocial.oauth.ClientRegistry;
import io.shindigneo4j.opensocial.oauth.ConsentStore;
import io.shindigneo4j.opensocial.oauth.NonceStore;
import io.shindigneo4j.opensocial.oauth.RevocationCheck;
import io.shindigneo4j.web.token.SealedSecrets;
import java.time.Clock;

/** Takes signed requests where the setting says so. */
public final class OAuth1Module extends AbstractModule {

  @Provides
  @Singleton
  OAuth1Handler handler(
      ClientRegistry clients,
      ConsentStore consents,
      NonceStore nonces,
      RevocationCheck revocations,
      Clock clock) {
    return SettingSources.read(
        find ->
            new OAuth1Handler(
                OAuth1Settings.from(find)
                    .map(
                        settings ->
                            new RequestCheck(
                                settings.origin(),
                                new Consumers(clients, SealedSecrets.from(find)),
                                new Requestors(consents),
                                nonces,
                                revocations,
                                clock))));
  }
}
