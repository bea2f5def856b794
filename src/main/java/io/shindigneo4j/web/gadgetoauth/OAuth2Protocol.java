package io.shindigneo4j.web.gadgetoauth;

import com.google.inject.Inject;
import com.nimbusds.oauth2.sdk.AccessTokenResponse;
import com.nimbusds.oauth2.sdk.AuthorizationCode;
import com.nimbusds.oauth2.sdk.AuthorizationCodeGrant;
import com.nimbusds.oauth2.sdk.AuthorizationGrant;
import com.nimbusds.oauth2.sdk.AuthorizationRequest;
import com.nimbusds.oauth2.sdk.OAuth2Error;
import com.nimbusds.oauth2.sdk.RefreshTokenGrant;
import com.nimbusds.oauth2.sdk.ResponseType;
import com.nimbusds.oauth2.sdk.Scope;
import com.nimbusds.oauth2.sdk.TokenResponse;
import com.nimbusds.oauth2.sdk.id.ClientID;
import com.nimbusds.oauth2.sdk.id.State;
import com.nimbusds.oauth2.sdk.pkce.CodeChallengeMethod;
import com.nimbusds.oauth2.sdk.pkce.CodeVerifier;
import com.nimbusds.oauth2.sdk.token.BearerAccessToken;
import com.nimbusds.oauth2.sdk.token.RefreshToken;
import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.GadgetService;
import java.net.URI;
import java.time.Clock;
import java.util.Optional;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.gadgets.http.HttpRequest;
import org.apache.shindig.gadgets.http.HttpResponse;

/** OAuth 2.0: codes with PKCE, refresh tokens and bearer tokens. */
final class OAuth2Protocol implements ServiceProtocol {
  /** A token is renewed so long before it expires. */
  private static final long EARLY_MILLIS = 10_000;

  private final GadgetOAuthSettings settings;
  private final Approvals approvals;
  private final TokenRequests requests;
  private final Clock clock;

  @Inject
  OAuth2Protocol(
      GadgetOAuthSettings settings, Approvals approvals, TokenRequests requests, Clock clock) {
    this.settings = settings;
    this.approvals = approvals;
    this.requests = requests;
    this.clock = clock;
  }

  @Override
  public String approval(ServiceCall call) {
    CodeVerifier verifier = new CodeVerifier();
    String state = approvals.seal(approvals.begin(call, verifier.getValue()));
    AuthorizationRequest.Builder request =
        new AuthorizationRequest.Builder(ResponseType.CODE, new ClientID(call.service().client()))
            .endpointURI(URI.create(call.service().authorization()))
            .redirectionURI(URI.create(settings.callback(call.service())))
            .codeChallenge(verifier, CodeChallengeMethod.S256)
            .state(new State(state));
    if (!call.token().isBlank()) {
      request.scope(Scope.parse(call.token()));
    }
    return request.build().toURI().toString();
  }

  @Override
  public HttpRequest authorized(ServiceCall call, ServiceToken token) {
    return new HttpRequest(call.request()).setHeader("Authorization", "Bearer " + token.token());
  }

  @Override
  public boolean isRejected(HttpResponse response) {
    return response.getHttpStatusCode() == HttpServletResponse.SC_UNAUTHORIZED;
  }

  @Override
  public Optional<ServiceToken> renewed(GadgetService service, ServiceToken token)
      throws ServiceFailure {
    if (token.secret().isEmpty()) {
      return Optional.empty();
    }
    AuthorizationGrant grant = new RefreshTokenGrant(new RefreshToken(token.secret()));
    TokenResponse answer = requests.send(service, grant);
    if (answer.indicatesSuccess()) {
      return Optional.of(token(answer.toSuccessResponse(), token.secret()));
    }
    if (OAuth2Error.INVALID_GRANT.equals(answer.toErrorResponse().getErrorObject())) {
      return Optional.empty();
    }
    throw new ServiceFailure(FailureCode.REFUSED, "The service does not renew the token now");
  }

  /** Takes a code for a token. */
  ServiceToken redeem(GadgetService service, String code, Approval approval) throws ServiceFailure {
    AuthorizationGrant grant =
        new AuthorizationCodeGrant(
            new AuthorizationCode(code),
            URI.create(settings.callback(service)),
            new CodeVerifier(approval.verifier()));
    TokenResponse answer = requests.send(service, grant);
    if (!answer.indicatesSuccess()) {
      throw new ServiceFailure(FailureCode.REFUSED, "The service has refused the approval");
    }
    return token(answer.toSuccessResponse(), "");
  }

  /**
   * @param refresh the refresh token unless there is a new one
   */
  private ServiceToken token(AccessTokenResponse answer, String refresh) throws ServiceFailure {
    BearerAccessToken access = answer.getTokens().getBearerAccessToken();
    RefreshToken next = answer.getTokens().getRefreshToken();
    return ServiceToken.received(
        access == null ? null : access.getValue(),
        next == null ? refresh : next.getValue(),
        access == null ? 0 : expiry(access.getLifetime()));
  }

  private long expiry(long seconds) {
    long millis = Math.max(0, Math.min(seconds, Integer.MAX_VALUE)) * 1_000;
    return millis == 0 ? 0 : clock.millis() + Math.max(millis / 2, millis - EARLY_MILLIS);
  }
}
