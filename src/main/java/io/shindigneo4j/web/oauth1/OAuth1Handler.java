package io.shindigneo4j.web.oauth1;

import io.shindigneo4j.web.audit.RequestAudit;
import io.shindigneo4j.web.client.RefusalStatus;
import io.shindigneo4j.web.client.SocialApi;
import java.util.Optional;
import javax.servlet.http.HttpServletRequest;
import org.apache.shindig.auth.AuthenticationHandler;
import org.apache.shindig.auth.SecurityToken;

/** Takes signed requests on addresses of the social API. Safe for use by many threads. */
public final class OAuth1Handler implements AuthenticationHandler {

  private static final String NAME = "OAuth";

  private final Optional<RequestCheck> check;

  /**
   * @param check empty if all signed requests are refused
   */
  OAuth1Handler(Optional<RequestCheck> check) {
    this.check = check;
  }

  @Override
  public String getName() {
    return NAME;
  }

  /** The token of the request; null if it is not signed. */
  @Override
  public SecurityToken getSecurityTokenFromRequest(HttpServletRequest request)
      throws InvalidAuthenticationException {
    if (!SocialApi.isCalled(request) || !SignedRequest.isSigned(request)) {
      return null;
    }
    try {
      return check.orElseThrow(OAuth1Exception::invalidSignature).token(request);
    } catch (OAuth1Exception e) {
      RefusalStatus.set(request, e.problem().status());
      e.tell(RequestAudit.of(request));
      throw new InvalidAuthenticationException(e.getMessage(), null, e.headers(), null);
    }
  }

  /** The filter answers for us. */
  @Override
  public String getWWWAuthenticateHeader(String realm) {
    return null;
  }
}
