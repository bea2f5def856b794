package io.shindigneo4j.web.signin;

import com.google.inject.Inject;
import io.shindigneo4j.web.audit.AuditKind;
import io.shindigneo4j.web.audit.RequestAudit;
import io.shindigneo4j.web.page.HtmlPage;
import io.shindigneo4j.web.page.PageServlet;
import io.shindigneo4j.web.page.Parameters;
import io.shindigneo4j.web.page.Refusal;
import io.shindigneo4j.web.session.FormGuard;
import io.shindigneo4j.web.session.Sessions;
import io.shindigneo4j.web.session.WebSession;
import java.io.IOException;
import java.net.URI;
import java.util.Optional;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;

/** Ends a session, and leads to where that at the provider ends. */
public final class SignOutServlet extends PageServlet {
  public static final String PATH = "/identity/signout";

  private static final long serialVersionUID = 1L;

  private transient Sessions sessions;
  private transient ProviderSignIn provider;

  @Inject
  void set(Sessions sessions, ProviderSignIn provider) {
    this.sessions = sessions;
    this.provider = provider;
  }

  /** The page to which the provider leads back. */
  @Override
  protected void get(HttpServletRequest request, HttpServletResponse response)
      throws IOException, Refusal {
    if (sessions.findSignedIn(request, response).isPresent()) {
      redirect(response, request.getContextPath() + SignInServlet.PATH);
    } else {
      saySignedOut(request, response);
    }
  }

  @Override
  protected void post(HttpServletRequest request, HttpServletResponse response)
      throws IOException, Refusal {
    Optional<WebSession> found = sessions.findToEnd(request);
    RequestAudit audit = RequestAudit.of(request);
    found.flatMap(WebSession::person).ifPresent(audit::person);
    WebSession session = FormGuard.check(request, Parameters.ofForm(request), found);
    sessions.signOut(request, response);
    session
        .person()
        .map(person -> AuditKind.SIGN_OUT.done().with("person", person))
        .ifPresent(audit::add);
    Optional<URI> next = session.person().flatMap(person -> provider.signOut(request));
    if (next.isPresent()) {
      new HtmlPage(request, "You are signed out here").leadOn(response, next.get().toString());
    } else {
      saySignedOut(request, response);
    }
  }

  private static void saySignedOut(HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    new HtmlPage(request, "You are signed out")
        .link(request.getContextPath() + SignInServlet.PATH, "Sign in")
        .write(response, HttpServletResponse.SC_OK);
  }
}
