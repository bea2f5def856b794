package io.shindigneo4j.web.oauth1;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.oauth.RequestTokenStore;
import io.shindigneo4j.opensocial.oauth.Secret;
import io.shindigneo4j.web.audit.AuditKind;
import io.shindigneo4j.web.audit.RequestAudit;
import io.shindigneo4j.web.page.PageServlet;
import io.shindigneo4j.web.page.Refusal;
import java.io.IOException;
import java.util.Map;
import java.util.stream.Collectors;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;
import net.oauth.OAuth;

/** An address at which clients get tokens for a signed request. Answers are forms. */
abstract class OAuth1TokenServlet extends PageServlet {
  private static final long serialVersionUID = 1L;

  private transient Availability available;
  private transient RequestTokenStore tokens;

  @Inject
  final void set(Availability available, RequestTokenStore tokens) {
    this.available = available;
    this.tokens = tokens;
  }

  final RequestTokenStore tokens() {
    return tokens;
  }

  /** What is issued, for the audit. */
  abstract String type();

  /** What a request may have, before its signature is checked. */
  abstract void requireForm(ProtocolParameters parameters) throws OAuth1Exception;

  /** What the signer of a request gets. */
  abstract Map<String, String> issue(Signer signer, SignedRequest signed, TokenSecrets secrets)
      throws OAuth1Exception;

  @Override
  protected final void get(HttpServletRequest request, HttpServletResponse response)
      throws IOException, Refusal {
    post(request, response);
  }

  @Override
  protected final void post(HttpServletRequest request, HttpServletResponse response)
      throws IOException, Refusal {
    OAuth1Checks on = available.checks();
    try {
      SignedRequest signed = SignedRequest.readForTokens(request);
      ProtocolParameters parameters = ProtocolParameters.of(signed);
      requireForm(parameters);
      write(response, HttpServletResponse.SC_OK, issue(request, signed, parameters, on));
    } catch (OAuth1Exception e) {
      e.tell(RequestAudit.of(request));
      e.headers().forEach(response::setHeader);
      write(response, e.problem().status(), Map.of("oauth_problem", e.problem().word()));
    }
  }

  /**
   * Counts guesses of verifiers, since people type some of these: by themselves, so that nobody who
   * makes one up at a client holds this client back elsewhere.
   */
  private Map<String, String> issue(
      HttpServletRequest request,
      SignedRequest signed,
      ProtocolParameters parameters,
      OAuth1Checks on)
      throws OAuth1Exception {
    Signer signer = on.signatures().signer(request, signed, parameters);
    String token = parameters.token().map(Secret::hash).orElse("");
    on.verifiers().requireFew(request, token);
    on.signatures().requireFirst(parameters);
    RequestAudit audit = RequestAudit.of(request);
    audit.client(signer.client().id());
    try {
      Map<String, String> issued = issue(signer, signed, on.secrets());
      audit.add(
          AuditKind.TOKEN_ISSUE
              .done()
              .with("client", signer.client().id())
              .with("type", type())
              .with("token", new Secret(issued.get(OAuth.OAUTH_TOKEN)).digest()));
      return issued;
    } catch (OAuth1Exception e) {
      if (e.problem() == Problem.VERIFIER_INVALID) {
        on.verifiers().add(request, token);
      }
      throw e;
    }
  }

  private static void write(HttpServletResponse response, int status, Map<String, String> form)
      throws IOException {
    response.setStatus(status);
    response.setContentType(OAuth.FORM_ENCODED);
    response
        .getWriter()
        .write(
            form.entrySet().stream()
                .map(
                    each ->
                        OAuth.percentEncode(each.getKey())
                            + "="
                            + OAuth.percentEncode(each.getValue()))
                .collect(Collectors.joining("&")));
  }
}
