package io.shindigneo4j.web.gadget;

import com.google.inject.AbstractModule;
import org.apache.shindig.gadgets.http.HttpResponse;
import org.apache.shindig.gadgets.http.HttpResponseBuilder;
import org.apache.shindig.gadgets.oauth.OAuthRequest;
import org.apache.shindig.gadgets.oauth2.OAuth2Request;

/**
 * Refuses what gadgets shall fetch signed or by OAuth; stands in {@code guice-modules} where
 * Shindig's OAuth modules stood. They bring consumers and clients whose secrets are public.
 */
public final class ClosedOAuthRequestsModule extends AbstractModule {

  @Override
  protected void configure() {
    bind(OAuthRequest.class).to(ClosedOAuthRequest.class);
    bind(OAuth2Request.class).toInstance(request -> refusal());
  }

  private static HttpResponse refusal() {
    return new HttpResponseBuilder()
        .setHttpStatusCode(HttpResponse.SC_NOT_IMPLEMENTED)
        .setResponseString("Nothing is fetched signed or by OAuth")
        .setStrictNoCache()
        .create();
  }

  private static final class ClosedOAuthRequest extends OAuthRequest {

    ClosedOAuthRequest() {
      super(null, null);
    }

    @Override
    public HttpResponse fetch(org.apache.shindig.gadgets.http.HttpRequest request) {
      return refusal();
    }
  }
}
