package io.shindigneo4j.web;

import com.google.inject.AbstractModule;
import io.shindigneo4j.web.bearer.BearerModule;
import io.shindigneo4j.web.oauth2.OAuthModule;
import io.shindigneo4j.web.openid.OpenIdModule;
import io.shindigneo4j.web.operator.OperatorModule;
import io.shindigneo4j.web.provider.ProviderModule;
import io.shindigneo4j.web.signin.SignInModule;

/**
 * Lets people sign in and clients act for them. It needs libraries that a container with pages of
 * its own does without.
 */
public final class IdentityModule extends AbstractModule {

  @Override
  protected void configure() {
    install(new ProviderModule());
    install(new SignInModule());
    install(new OperatorModule());
    install(new OpenIdModule());
    install(new OAuthModule());
    install(new BearerModule());
  }
}
