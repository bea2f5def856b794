package io.shindigneo4j.web.gadgetoauth;

import org.apache.shindig.gadgets.http.HttpRequest;
import org.apache.shindig.gadgets.http.HttpResponse;
import org.apache.shindig.gadgets.oauth.OAuthRequest;

/** Refuses what gadgets shall fetch signed or by OAuth 1.0a. */
final class ClosedOAuth1 extends OAuthRequest {

  ClosedOAuth1() {
    super(null, null);
  }

  @Override
  public HttpResponse fetch(HttpRequest request) {
    return Answers.closed();
  }
}
