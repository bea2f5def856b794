package io.shindigneo4j.web.oauth2;

import com.google.inject.Inject;
import com.nimbusds.oauth2.sdk.ErrorObject;
import com.nimbusds.oauth2.sdk.OAuth2Error;
import io.shindigneo4j.opensocial.oauth.Secret;
import io.shindigneo4j.schema.authorization.ClientOperations.Client;
import io.shindigneo4j.web.audit.RefusalReason;
import io.shindigneo4j.web.audit.RequestAudit;
import io.shindigneo4j.web.limit.FailedAttempts;
import io.shindigneo4j.web.limit.TooManyRequests;
import io.shindigneo4j.web.page.JsonResponse;
import io.shindigneo4j.web.page.PageServlet;
import io.shindigneo4j.web.page.Parameters;
import io.shindigneo4j.web.page.Refusal;
import java.io.IOException;
import java.util.Optional;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;

/** An endpoint that clients call with a form, after they have authenticated themselves. */
abstract class ClientServlet extends PageServlet {
  private static final long serialVersionUID = 1L;
  private static final String CHALLENGE = "Basic realm=\"shindig\", charset=\"UTF-8\"";

  private transient ClientAuthenticator authenticator;
  private transient FailedAttempts failures;
  private transient IssuerAddress issuer;

  @Inject
  final void set(ClientAuthenticator authenticator, FailedAttempts failures, IssuerAddress issuer) {
    this.authenticator = authenticator;
    this.failures = failures;
    this.issuer = issuer;
  }

  /**
   * What a client gets that has authenticated itself, as far as it can.
   *
   * @param audit is told what comes of it
   */
  abstract void answer(
      Client client,
      Parameters form,
      String issuer,
      HttpServletResponse response,
      RequestAudit audit)
      throws OAuthFailure, IOException;

  /**
   * The token that a form is about.
   *
   * @throws OAuthFailure if it has none
   */
  static Secret token(Parameters form) throws OAuthFailure {
    return form.get("token")
        .map(Secret::new)
        .orElseThrow(() -> new OAuthFailure(OAuth2Error.INVALID_REQUEST, "There is no token"));
  }

  /** Whether public clients may call it from the pages to which they have their codes sent. */
  boolean isForPages() {
    return false;
  }

  @Override
  protected final void options(HttpServletRequest request, HttpServletResponse response)
      throws IOException, Refusal {
    issuer.of(request);
    if (isForPages()) {
      CrossOrigin.allowForms(response);
    } else {
      super.options(request, response);
    }
  }

  @Override
  protected final void post(HttpServletRequest request, HttpServletResponse response)
      throws IOException, Refusal {
    String server = issuer.of(request);
    Parameters form = Parameters.ofForm(request);
    try {
      requireSingle(form);
      ClientCredentials credentials = ClientCredentials.of(request, form);
      answer(credentials, request, form, server, response);
    } catch (OAuthFailure e) {
      RequestAudit.of(request).refused(reason(e));
      write(e.error(), response);
    }
  }

  private static RefusalReason reason(OAuthFailure failure) {
    boolean unknown = OAuth2Error.INVALID_CLIENT.getCode().equals(failure.error().getCode());
    return unknown ? RefusalReason.CLIENT : RefusalReason.GRANT;
  }

  private static void requireSingle(Parameters form) throws OAuthFailure {
    if (!form.repeated().isEmpty()) {
      throw new OAuthFailure(OAuth2Error.INVALID_REQUEST, "A parameter comes more than once");
    }
  }

  private void answer(
      ClientCredentials credentials,
      HttpServletRequest request,
      Parameters form,
      String server,
      HttpServletResponse response)
      throws OAuthFailure, IOException {
    RequestAudit audit = RequestAudit.of(request);
    audit.client(credentials.id());
    Optional<TooManyRequests> refusal = failures.refusal(request, credentials.id());
    if (refusal.isPresent()) {
      refusal.get().announce(response);
      response.sendError(TooManyRequests.STATUS, TooManyRequests.MESSAGE);
      return;
    }
    Client client = authenticated(credentials, request);
    if (isForPages()) {
      CrossOrigin.allow(request, response, client);
    }
    answer(client, form, server, response, audit);
  }

  /**
   * Counts failures to authenticate alone. A client is not shut out because of the codes that
   * people bring to it: these cannot be guessed.
   */
  private Client authenticated(ClientCredentials credentials, HttpServletRequest request)
      throws OAuthFailure {
    try {
      return authenticator.authenticate(credentials);
    } catch (OAuthFailure e) {
      failures.add(request, credentials.id());
      throw e;
    }
  }

  private static void write(ErrorObject error, HttpServletResponse response) throws IOException {
    if (error.getHTTPStatusCode() == HttpServletResponse.SC_UNAUTHORIZED) {
      response.setHeader("WWW-Authenticate", CHALLENGE);
    }
    JsonResponse.write(response, error.getHTTPStatusCode(), error.toJSONObject().toJSONString());
  }
}
