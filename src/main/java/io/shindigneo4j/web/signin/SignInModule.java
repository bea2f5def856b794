package io.shindigneo4j.web.signin;

import com.google.inject.AbstractModule;
import com.google.inject.Provider;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import io.shindigneo4j.opensocial.configuration.SettingSources;
import io.shindigneo4j.web.session.SessionModule;
import io.shindigneo4j.web.token.TokenIssuer;
import io.shindigneo4j.web.token.TokenSettings;

/** Lets people sign in. */
public final class SignInModule extends AbstractModule {

  @Override
  protected void configure() {
    install(new SessionModule());
    bind(SampleSignIn.class)
        .toProvider((Provider<SampleSignIn>) () -> SettingSources.read(SampleSignIn::from))
        .asEagerSingleton(); // a setting that opens the door is refused at the start
  }

  @Provides
  @Singleton
  TokenIssuer tokens() {
    return new TokenIssuer(SettingSources.read(TokenSettings::from));
  }
}
