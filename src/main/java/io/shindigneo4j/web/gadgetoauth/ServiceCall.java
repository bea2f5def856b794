package io.shindigneo4j.web.gadgetoauth;

import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.TokenPlace;
import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.GadgetService;
import java.util.Optional;
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

  /** Whether a token that the person has approved is kept there. */
  static boolean isApproved(TokenPlace place) {
    return place.name().startsWith(TOKEN);
  }

  /** Where a request token is kept until the viewer has approved it. */
  TokenPlace approvalPlace() {
    return new TokenPlace(viewer, service.id(), APPROVAL + token);
  }

  /** Where the token is kept that comes of a request token; empty for what is none. */
  static Optional<TokenPlace> placeAfter(TokenPlace approval) {
    return approval.name().startsWith(APPROVAL)
        ? Optional.of(
            place(
                approval.person(),
                approval.service(),
                approval.name().substring(APPROVAL.length())))
        : Optional.empty();
  }
}
