package io.shindigneo4j.web.openid;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import com.google.inject.TypeLiteral;
import io.shindigneo4j.opensocial.configuration.SettingSources;
import io.shindigneo4j.opensocial.people.Profiles;
import io.shindigneo4j.web.provider.IdentityProvider;
import io.shindigneo4j.web.signin.ProviderSignIn;
import io.shindigneo4j.web.token.TokenCrypter;
import io.shindigneo4j.web.token.TokenSettings;
import java.time.Clock;
import java.util.Optional;

/** Lets people sign in by the identity provider, if the settings say so. */
public final class OpenIdModule extends AbstractModule {

  @Override
  protected void configure() {
    bind(new TypeLiteral<Optional<OpenIdSettings>>() {})
        .toProvider(() -> SettingSources.read(OpenIdSettings::from))
        .asEagerSingleton(); // bad ones are refused at the start
  }

  @Provides
  @Singleton
  ProviderSignIn signIn(Optional<OpenId> openId) {
    return openId.<ProviderSignIn>map(OpenId::relyingParty).orElse(ProviderSignIn.NONE);
  }

  @Provides
  @Singleton
  Optional<OpenId> openId(
      Optional<OpenIdSettings> settings,
      Optional<IdentityProvider> provider,
      Profiles profiles,
      Clock clock) {
    return settings.map(known -> openId(known, provider.orElseThrow(), profiles, clock));
  }

  static OpenId openId(
      OpenIdSettings settings, IdentityProvider provider, Profiles profiles, Clock clock) {
    FailureLog log = new FailureLog(clock);
    TokenSettings tokens = SettingSources.read(TokenSettings::from);
    PendingSignIns pending =
        new PendingSignIns(TokenCrypter.ofSignIns(tokens.keysOrRandom()), clock);
    ProviderRequests requests = new ProviderRequests(provider.client());
    PersonProvisioning people =
        new PersonProvisioning(
            settings, provider.settings().personClaim(), new UserInfo(requests), profiles);
    return new OpenId(
        new RelyingParty(settings, provider, pending, log),
        pending,
        new SignIns(
            provider,
            new CodeExchange(settings, requests),
            new IdTokenCheck(provider, settings.client()),
            people),
        new LogoutTokens(provider, settings.client(), clock),
        provider.settings().issuer(),
        provider.settings().personClaim().name().equals("sub"),
        log);
  }
}
