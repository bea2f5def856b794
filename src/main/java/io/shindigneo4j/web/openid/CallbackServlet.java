package io.shindigneo4j.web.openid;

import com.google.inject.Inject;
import io.shindigneo4j.web.audit.AuditKind;
import io.shindigneo4j.web.audit.RequestAudit;
import io.shindigneo4j.web.page.HtmlPage;
import io.shindigneo4j.web.page.PageServlet;
import io.shindigneo4j.web.page.Parameters;
import io.shindigneo4j.web.page.Refusal;
import io.shindigneo4j.web.page.Visit;
import io.shindigneo4j.web.session.Login;
import io.shindigneo4j.web.session.Sessions;
import io.shindigneo4j.web.signin.ReturnAddress;
import io.shindigneo4j.web.signin.SignInRequest;
import java.io.IOException;
import java.util.Optional;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;

/** Where the provider leads people back to, with its answer. */
public final class CallbackServlet extends PageServlet {
  static final String PATH = "/identity/callback";

  private static final long serialVersionUID = 1L;

  private transient Optional<OpenId> openId;
  private transient Sessions sessions;

  @Inject
  void set(Optional<OpenId> openId, Sessions sessions) {
    this.openId = openId;
    this.sessions = sessions;
  }

  @Override
  protected void get(HttpServletRequest request, HttpServletResponse response)
      throws IOException, Refusal {
    OpenId known = OpenId.required(openId);
    Visit.require(request);
    Parameters answer = Parameters.ofQuery(request);
    Optional<PendingSignIn> pending =
        answer.get("state").flatMap(state -> known.pending().take(request, response, state));
    SignInRequest asked =
        SignInRequest.byProvider(pending.flatMap(PendingSignIn::back).flatMap(ReturnAddress::of));
    RequestAudit audit = RequestAudit.of(request);
    try {
      Login login = known.complete(request, answer, pending);
      sessions.signIn(request, response, login);
      audit.add(
          AuditKind.SIGN_IN.done().with("person", login.person()).with("provider", known.issuer()));
      redirect(response, asked.next(request.getContextPath()));
    } catch (SignInFailure e) {
      known.log().add("Somebody could not sign in", e);
      audit.add(
          AuditKind.SIGN_IN
              .failed()
              .with("reason", e.reason().word())
              .with("provider", known.issuer()));
      say(request, response, e.reason(), asked);
    }
  }

  /** Whom the provider lets in, but not we, may be somebody else, too. */
  private static void say(
      HttpServletRequest request,
      HttpServletResponse response,
      SignInFailure.Reason reason,
      SignInRequest asked)
      throws IOException {
    SignInRequest again =
        reason.status() == HttpServletResponse.SC_FORBIDDEN ? asked.asSomebodyElse() : asked;
    new HtmlPage(request, "You are not signed in")
        .say(reason.message())
        .link(again.address(request.getContextPath()), "Sign in again")
        .write(response, reason.status());
  }
}
