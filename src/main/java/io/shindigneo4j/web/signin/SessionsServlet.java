package io.shindigneo4j.web.signin;

import com.google.inject.Inject;
import io.shindigneo4j.audit.AuditEvent;
import io.shindigneo4j.opensocial.oauth.Secret;
import io.shindigneo4j.web.audit.AuditKind;
import io.shindigneo4j.web.page.HtmlPage;
import io.shindigneo4j.web.page.Parameters;
import io.shindigneo4j.web.page.Refusal;
import io.shindigneo4j.web.session.BrowserName;
import io.shindigneo4j.web.session.FormGuard;
import io.shindigneo4j.web.session.OwnSession;
import io.shindigneo4j.web.session.PersonSessions;
import io.shindigneo4j.web.session.WebSession;
import java.util.List;
import java.util.Map;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;

/** Shows people in which browsers they are signed in, and lets them end that in the others. */
public final class SessionsServlet extends AccountServlet {
  private static final String PATH = AccountPage.SESSIONS.path();

  private static final long serialVersionUID = 1L;
  private static final String SESSION = "session";
  private static final String OTHERS = "others";

  private transient PersonSessions sessions;

  public SessionsServlet() {
    super(AccountPage.SESSIONS);
  }

  @Inject
  void set(PersonSessions sessions) {
    this.sessions = sessions;
  }

  @Override
  protected void fill(HtmlPage page, HttpServletRequest request, WebSession session) {
    List<OwnSession> all = sessions.of(session, BrowserName.of(request));
    for (OwnSession each : all) {
      String since = each.browser() + ", since " + HtmlPage.day(each.since());
      if (each.current()) {
        page.say(since + ": this browser.");
      } else {
        page.say(since + ", last used on " + HtmlPage.day(each.lastUsed()) + ".");
        FormGuard.protect(page.form(PATH), session).button(SESSION, each.id(), "End this");
      }
    }
    if (all.size() > 1) {
      FormGuard.protect(page.form(PATH), session).button(OTHERS, "all", "End all others");
    }
  }

  @Override
  protected Map<String, Object> json(HttpServletRequest request, WebSession session) {
    List<OwnSession> all = sessions.of(session, BrowserName.of(request));
    return Map.of("sessions", all.stream().map(SessionsServlet::json).toList());
  }

  private static Map<String, Object> json(OwnSession each) {
    return Map.of(
        "id", each.id(),
        "current", each.current(),
        "since", each.since(),
        "lastUsed", each.lastUsed(),
        "browser", each.browser().family(),
        "system", each.browser().system());
  }

  /** Ends one other, or all. */
  @Override
  protected AuditEvent end(Parameters form, WebSession session) throws Refusal {
    AuditEvent ended = AuditKind.SESSION_END.done().with("by", "person");
    if (form.get(OTHERS).isPresent()) {
      sessions.endOthers(session);
      return ended.with("session", "others");
    }
    Secret id = new Secret(form.require(SESSION));
    if (!sessions.end(session, id.text())) {
      throw new Refusal(HttpServletResponse.SC_NOT_FOUND, "There is no other such session");
    }
    return ended.with("session", id.digest());
  }
}
