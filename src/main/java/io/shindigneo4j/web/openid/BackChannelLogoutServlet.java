package io.shindigneo4j.web.openid;

import com.google.inject.Inject;
import com.nimbusds.openid.connect.sdk.claims.LogoutTokenClaimsSet;
import io.shindigneo4j.audit.AuditEvent;
import io.shindigneo4j.opensocial.oauth.Secret;
import io.shindigneo4j.web.audit.AuditKind;
import io.shindigneo4j.web.audit.RequestAudit;
import io.shindigneo4j.web.openid.SignInFailure.Reason;
import io.shindigneo4j.web.page.JsonResponse;
import io.shindigneo4j.web.page.PageServlet;
import io.shindigneo4j.web.page.Parameters;
import io.shindigneo4j.web.page.Refusal;
import io.shindigneo4j.web.session.SessionRevocations;
import java.io.IOException;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;

/** Where the provider says which of its sessions have ended. */
public final class BackChannelLogoutServlet extends PageServlet {
  private static final long serialVersionUID = 1L;

  private transient Optional<OpenId> openId;
  private transient SessionRevocations revocations;

  @Inject
  void set(Optional<OpenId> openId, SessionRevocations revocations) {
    this.openId = openId;
    this.revocations = revocations;
  }

  @Override
  protected void post(HttpServletRequest request, HttpServletResponse response)
      throws IOException, Refusal {
    OpenId known = OpenId.required(openId);
    Parameters form = Parameters.ofForm(request);
    RequestAudit audit = RequestAudit.of(request);
    try {
      LogoutTokenClaimsSet token = known.logoutTokens().check(form.require("logout_token"));
      end(known, token, audit);
      response.setStatus(HttpServletResponse.SC_OK);
    } catch (SignInFailure e) {
      known.log().add("A logout token was refused", e);
      audit.add(AuditKind.SESSION_END.failed().with("by", "provider"));
      boolean later = e.reason() == Reason.UNAVAILABLE;
      JsonResponse.write(
          response,
          later ? HttpServletResponse.SC_SERVICE_UNAVAILABLE : HttpServletResponse.SC_BAD_REQUEST,
          Map.of("error", later ? "temporarily_unavailable" : "invalid_request"));
    }
  }

  private void end(OpenId known, LogoutTokenClaimsSet token, RequestAudit audit)
      throws SignInFailure {
    Instant issued = token.getIssueTime().toInstant();
    AuditEvent ended =
        AuditKind.SESSION_END.done().with("by", "provider").with("provider", known.issuer());
    if (token.getSessionID() != null) {
      String session = ProviderSessions.id(known.issuer(), token.getSessionID().getValue());
      revocations.revokeOfProvider(session, issued);
      audit.add(ended.with("session", new Secret(session).digest()));
    } else if (known.subjectsArePeople()) {
      revocations.revokeAllOf(token.getSubject().getValue(), issued);
      audit.add(ended.with("person", token.getSubject().getValue()));
    } else {
      throw new SignInFailure(Reason.INVALID, "it has no sid, and sub is not the id of a person");
    }
  }
}
