package io.shindigneo4j.web.openid;

import com.nimbusds.oauth2.sdk.ResponseType;
import com.nimbusds.oauth2.sdk.id.State;
import com.nimbusds.oauth2.sdk.pkce.CodeChallengeMethod;
import com.nimbusds.oauth2.sdk.pkce.CodeVerifier;
import com.nimbusds.openid.connect.sdk.AuthenticationRequest;
import com.nimbusds.openid.connect.sdk.LogoutRequest;
import com.nimbusds.openid.connect.sdk.Nonce;
import com.nimbusds.openid.connect.sdk.Prompt;
import io.shindigneo4j.web.audit.AuditKind;
import io.shindigneo4j.web.audit.RequestAudit;
import io.shindigneo4j.web.page.Refusal;
import io.shindigneo4j.web.provider.IdentityProvider;
import io.shindigneo4j.web.signin.ProviderSignIn;
import io.shindigneo4j.web.signin.ReturnAddress;
import io.shindigneo4j.web.signin.SignInRequest;
import io.shindigneo4j.web.signin.SignOutServlet;
import java.io.IOException;
import java.net.URI;
import java.util.Optional;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;

/** Leads people to the provider. Thread-safe. */
final class RelyingParty implements ProviderSignIn {
  private final OpenIdSettings settings;
  private final IdentityProvider provider;
  private final PendingSignIns pending;
  private final FailureLog log;

  RelyingParty(
      OpenIdSettings settings, IdentityProvider provider, PendingSignIns pending, FailureLog log) {
    this.settings = settings;
    this.provider = provider;
    this.pending = pending;
    this.log = log;
  }

  @Override
  public boolean isOffered() {
    return true;
  }

  @Override
  public URI begin(HttpServletRequest request, HttpServletResponse response, SignInRequest asked)
      throws Refusal {
    return asked.redirected() || settings.isOriginOf(request)
        ? leave(request, response, asked)
        : address(request, asked.asRedirected());
  }

  /** Where the cookie is kept with which the browser has to come back. */
  private URI address(HttpServletRequest request, SignInRequest asked) {
    return settings.address("", asked.address(request.getServletContext().getContextPath()));
  }

  private URI leave(HttpServletRequest request, HttpServletResponse response, SignInRequest asked)
      throws Refusal {
    try {
      URI endpoint = provider.metadata().getAuthorizationEndpointURI();
      PendingSignIn begun = pending.begin(request, response, asked.back().map(ReturnAddress::text));
      return request(endpoint, begun, asked.again(), callback(request)).toURI();
    } catch (IOException e) {
      SignInFailure failure =
          new SignInFailure(SignInFailure.Reason.UNAVAILABLE, e.getMessage(), e);
      log.add("Nobody can sign in", failure);
      RequestAudit.of(request)
          .add(
              AuditKind.SIGN_IN
                  .failed()
                  .with("reason", failure.reason().word())
                  .with("provider", provider.settings().issuer()));
      throw new Refusal(failure.reason().status(), failure.reason().message());
    }
  }

  private AuthenticationRequest request(
      URI endpoint, PendingSignIn begun, boolean again, URI callback) {
    AuthenticationRequest.Builder request =
        new AuthenticationRequest.Builder(
                ResponseType.CODE, settings.scopes(), settings.client(), callback)
            .endpointURI(endpoint)
            .state(new State(begun.state()))
            .nonce(new Nonce(begun.nonce()))
            .codeChallenge(new CodeVerifier(begun.verifier()), CodeChallengeMethod.S256);
    return (again ? request.prompt(new Prompt(Prompt.Type.LOGIN)) : request).build();
  }

  /** Where the provider leads browsers back to. */
  URI callback(HttpServletRequest request) {
    return address(request, CallbackServlet.PATH);
  }

  private URI address(HttpServletRequest request, String path) {
    return settings.address(request.getServletContext().getContextPath(), path);
  }

  /** The ID token would tell the provider who asks, but it is too large to be kept. */
  @Override
  public Optional<URI> signOut(HttpServletRequest request) {
    try {
      return Optional.ofNullable(provider.metadata().getEndSessionEndpointURI())
          .map(endpoint -> request(endpoint, address(request, SignOutServlet.PATH)));
    } catch (IOException e) {
      return Optional.empty(); // our session has ended all the same
    }
  }

  private URI request(URI endpoint, URI back) {
    return new LogoutRequest(endpoint, null, null, settings.client(), back, null, null).toURI();
  }
}
