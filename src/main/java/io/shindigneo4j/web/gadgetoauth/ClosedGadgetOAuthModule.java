package io.shindigneo4j.web.gadgetoauth;

import com.google.inject.AbstractModule;
import org.apache.shindig.gadgets.oauth.OAuthRequest;
import org.apache.shindig.gadgets.oauth2.OAuth2Request;

/**
 * Refuses what gadgets shall fetch signed or by OAuth; stands in for {@link GadgetOAuthModule}
 * where there is no graph that could keep tokens.
 */
public final class ClosedGadgetOAuthModule extends AbstractModule {

  @Override
  protected void configure() {
    bind(OAuthRequest.class).to(ClosedOAuth1.class);
    bind(OAuth2Request.class).toInstance(request -> Answers.closed());
  }
}
