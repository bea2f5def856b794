package io.shindigneo4j.web.gadgetoauth;

import io.shindigneo4j.schema.gadgetoauth.GadgetService;
import io.shindigneo4j.schema.gadgetoauth.TokenPlace;
import org.apache.shindig.gadgets.http.HttpRequest;

/**
 * What a gadget may fetch from a service for its viewer.
 *
 * @param token the name of the token, or its scope
 */
record ServiceCall(HttpRequest request, GadgetService service, String viewer, String token) {
  private static final String TOKEN = "token ";
  private static final String APPROVAL = "approval ";

  /** Where the token is kept. */
  TokenPlace place() {
    return place(viewer, service.id(), token);
  }

  static TokenPlace place(String person, String service, String token) {
    return new TokenPlace(person, service, TOKEN + token);
  }

  /** Where a request token is kept until the viewer has approved it. */
  TokenPlace approvalPlace() {
    return approvalPlace(viewer, service.id(), token);
  }

  static TokenPlace approvalPlace(String person, String service, String token) {
    return new TokenPlace(person, service, APPROVAL + token);
  }
}
