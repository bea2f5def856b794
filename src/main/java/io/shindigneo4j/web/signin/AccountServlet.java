package io.shindigneo4j.web.signin;

import com.google.inject.Inject;
import io.shindigneo4j.audit.AuditEvent;
import io.shindigneo4j.web.audit.RequestAudit;
import io.shindigneo4j.web.page.HtmlPage;
import io.shindigneo4j.web.page.JsonResponse;
import io.shindigneo4j.web.page.PageServlet;
import io.shindigneo4j.web.page.Parameters;
import io.shindigneo4j.web.page.Refusal;
import io.shindigneo4j.web.session.FormGuard;
import io.shindigneo4j.web.session.Sessions;
import io.shindigneo4j.web.session.WebSession;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;

/**
 * Shows who is signed in what is theirs, and lets them end it: as a page, or as JSON for scripts of
 * our own pages. A browser in which nobody is signed in is led to the sign-in.
 */
public abstract class AccountServlet extends PageServlet {
  private static final long serialVersionUID = 1L;

  private final AccountPage page;
  private transient Sessions sessions;

  protected AccountServlet(AccountPage page) {
    this.page = page;
  }

  @Inject
  final void setSessions(Sessions sessions) {
    this.sessions = sessions;
  }

  /** Adds what there is, with a form for each. */
  protected abstract void fill(HtmlPage page, HttpServletRequest request, WebSession session);

  /** What there is. */
  protected abstract Map<String, Object> json(HttpServletRequest request, WebSession session);

  /**
   * Ends what a form of the page names.
   *
   * @return what the audit tells of it, but for the person
   * @throws Refusal where there is no such thing
   */
  protected abstract AuditEvent end(Parameters form, WebSession session) throws Refusal;

  /** Who is signed in. */
  protected static String person(WebSession session) {
    return session.person().orElseThrow();
  }

  @Override
  protected final void get(HttpServletRequest request, HttpServletResponse response)
      throws IOException, Refusal {
    Optional<WebSession> session = sessions.findSignedIn(request, response);
    if (wantsJson(request)) {
      JsonResponse.write(response, HttpServletResponse.SC_OK, json(request, require(session)));
    } else if (session.isPresent()) {
      show(request, response, session.get());
    } else {
      redirect(response, signIn(request.getContextPath()));
    }
  }

  private static boolean wantsJson(HttpServletRequest request) {
    String accepted = request.getHeader("Accept");
    return accepted != null && accepted.startsWith("application/json");
  }

  private static WebSession require(Optional<WebSession> session) throws Refusal {
    return session.orElseThrow(
        () -> new Refusal(HttpServletResponse.SC_UNAUTHORIZED, "Nobody is signed in"));
  }

  private void show(HttpServletRequest request, HttpServletResponse response, WebSession session)
      throws IOException {
    HtmlPage shown = page.begin(request);
    fill(shown, request, session);
    page.linkOthers(request, shown);
    shown.write(response, HttpServletResponse.SC_OK);
  }

  private String signIn(String root) {
    return ReturnAddress.of(root + page.path()).orElseThrow().signIn(root);
  }

  @Override
  protected final void post(HttpServletRequest request, HttpServletResponse response)
      throws IOException, Refusal {
    Parameters form = Parameters.ofForm(request);
    WebSession session = FormGuard.check(request, form, sessions.findSignedIn(request, response));
    RequestAudit.of(request).add(end(form, session).with("person", person(session)));
    redirect(response, request.getContextPath() + page.path());
  }
}
