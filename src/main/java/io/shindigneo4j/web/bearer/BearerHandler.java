package io.shindigneo4j.web.bearer;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.access.ClientToken;
import io.shindigneo4j.web.audit.RefusalReason;
import io.shindigneo4j.web.audit.RequestAudit;
import io.shindigneo4j.web.client.ClientAddress;
import io.shindigneo4j.web.client.RefusalStatus;
import io.shindigneo4j.web.client.RequestIssuance;
import io.shindigneo4j.web.client.SocialApi;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.auth.AuthenticationHandler;
import org.apache.shindig.auth.SecurityToken;

/**
 * Takes the access token of the header {@code Authorization}, on addresses of the social API. Other
 * ways to send one leave it in logs.
 */
final class BearerHandler implements AuthenticationHandler {

  private static final String NAME = "OAuth2";

  /** The form of a token in RFC 6750, section 2.1. */
  private static final Pattern BEARER =
      Pattern.compile("Bearer +([A-Za-z0-9._~+/-]+=*) *", Pattern.CASE_INSENSITIVE);

  private static final Pattern SCHEME =
      Pattern.compile("Bearer\\b.*", Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

  private final VerifiedTokens tokens;

  @Inject
  BearerHandler(VerifiedTokens tokens) {
    this.tokens = tokens;
  }

  @Override
  public String getName() {
    return NAME;
  }

  /** The token of the request; null if it has none. */
  @Override
  public SecurityToken getSecurityTokenFromRequest(HttpServletRequest request)
      throws InvalidAuthenticationException {
    List<String> headers = Collections.list(request.getHeaders("Authorization"));
    if (headers.stream().noneMatch(header -> SCHEME.matcher(header).matches())
        || !SocialApi.isCalled(request)) {
      return null;
    }
    try {
      return token(request, headers);
    } catch (BearerException e) {
      RefusalStatus.set(request, e.status());
      if (e.status() == HttpServletResponse.SC_UNAUTHORIZED) {
        RequestAudit.of(request).refused(RefusalReason.ACCESS_TOKEN);
      }
      throw new InvalidAuthenticationException(e.getMessage(), null, e.headers(), null);
    }
  }

  private ClientToken token(HttpServletRequest request, List<String> headers)
      throws BearerException {
    requireOneWay(request, headers);
    Matcher bearer = BEARER.matcher(headers.get(0));
    if (!bearer.matches()) {
      throw BearerException.invalidRequest("The header has no access token");
    }
    AccessToken token =
        tokens
            .find(bearer.group(1), ClientAddress.counted(request.getRemoteAddr()))
            .orElseThrow(BearerException::invalidToken);
    RequestIssuance.set(request, token.issuance());
    return clientToken(token);
  }

  private static ClientToken clientToken(AccessToken token) {
    return new ClientToken(token.client(), token.person(), token.scopes(), token.expires());
  }

  private static void requireOneWay(HttpServletRequest request, List<String> headers)
      throws BearerException {
    if (headers.size() > 1
        || request.getHeader("X-Shindig-ST") != null
        || request.getParameter("st") != null) {
      throw BearerException.invalidRequest("A request has one token");
    }
  }

  /** The filter answers for us. */
  @Override
  public String getWWWAuthenticateHeader(String realm) {
    return null;
  }
}
