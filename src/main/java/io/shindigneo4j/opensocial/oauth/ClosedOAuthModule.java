package io.shindigneo4j.opensocial.oauth;

import com.google.inject.AbstractModule;
import org.apache.shindig.social.core.oauth2.OAuth2DataService;
import org.apache.shindig.social.core.oauth2.OAuth2Service;
import org.apache.shindig.social.core.oauth2.OAuth2ServiceImpl;
import org.apache.shindig.social.opensocial.oauth.OAuthDataStore;

/** Refuses OAuth. */
public final class ClosedOAuthModule extends AbstractModule {

  @Override
  protected void configure() {
    bind(OAuthDataStore.class).to(NoConsumers.class);
    bind(OAuth2DataService.class).to(NoClients.class);
    bind(OAuth2Service.class).to(OAuth2ServiceImpl.class);
  }
}
