package io.shindigneo4j.web.operator;

import com.google.inject.Inject;
import io.shindigneo4j.web.audit.AuditKind;
import io.shindigneo4j.web.audit.RequestAudit;
import io.shindigneo4j.web.page.JsonResponse;
import io.shindigneo4j.web.page.PageServlet;
import io.shindigneo4j.web.page.Refusal;
import io.shindigneo4j.web.session.FormGuard;
import io.shindigneo4j.web.session.Sessions;
import io.shindigneo4j.web.session.WebSession;
import java.io.IOException;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;

/**
 * Tells the pages of an operator how this server does. By the session alone: a gadget, which acts
 * with the token of its viewer, is never told.
 */
public final class StatusServlet extends PageServlet {
  private static final long serialVersionUID = 1L;

  private transient Sessions sessions;
  private transient Operators operators;
  private transient StatusReport report;

  @Inject
  void set(Sessions sessions, Operators operators, StatusReport report) {
    this.sessions = sessions;
    this.operators = operators;
    this.report = report;
  }

  @Override
  protected void get(HttpServletRequest request, HttpServletResponse response)
      throws IOException, Refusal {
    if (!FormGuard.isSurelyOwn(request)) {
      throw new Refusal(HttpServletResponse.SC_FORBIDDEN, "This is for the pages of this server");
    }
    String person =
        sessions
            .findSignedIn(request, response)
            .flatMap(WebSession::person)
            .orElseThrow(
                () -> new Refusal(HttpServletResponse.SC_UNAUTHORIZED, "Nobody is signed in"));
    if (!operators.include(person)) {
      throw new Refusal(HttpServletResponse.SC_FORBIDDEN, "This is for operators");
    }
    RequestAudit.of(request).add(AuditKind.OPERATOR_PAGE.done().with("person", person));
    JsonResponse.write(response, HttpServletResponse.SC_OK, report.read());
  }
}
