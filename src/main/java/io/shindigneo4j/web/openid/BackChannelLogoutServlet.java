package io.shindigneo4j.web.openid;

import com.google.inject.Inject;
import com.nimbusds.openid.connect.sdk.claims.LogoutTokenClaimsSet;
import io.shindigneo4j.web.openid.SignInFailure.Reason;
import io.shindigneo4j.web.page.Json;
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
    try {
      end(known, known.logoutTokens().check(form.require("logout_token")));
      response.setStatus(HttpServletResponse.SC_OK);
    } catch (SignInFailure e) {
      known.log().add("A logout token was refused", e);
      boolean later = e.reason() == Reason.UNAVAILABLE;
      Json.write(
          response,
          later ? HttpServletResponse.SC_SERVICE_UNAVAILABLE : HttpServletResponse.SC_BAD_REQUEST,
          Map.of("error", later ? "temporarily_unavailable" : "invalid_request"));
    }
  }

  private void end(OpenId known, LogoutTokenClaimsSet token) throws SignInFailure {
    Instant issued = token.getIssueTime().toInstant();
    if (token.getSessionID() != null) {
      String session = ProviderSessions.id(known.issuer(), token.getSessionID().getValue());
      revocations.revokeOfProvider(session, issued);
    } else if (known.subjectsArePeople()) {
      revocations.revokeAllOf(token.getSubject().getValue(), issued);
    } else {
      throw new SignInFailure(Reason.INVALID, "it has no sid, and sub is not the id of a person");
    }
  }
}
