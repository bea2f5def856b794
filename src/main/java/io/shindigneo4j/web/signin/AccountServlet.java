package io.shindigneo4j.web.signin;

import com.google.inject.Inject;
import io.shindigneo4j.web.page.Json;
import io.shindigneo4j.web.page.Page;
import io.shindigneo4j.web.page.PageServlet;
import io.shindigneo4j.web.page.Parameters;
import io.shindigneo4j.web.page.Refusal;
import io.shindigneo4j.web.session.FormGuard;
import io.shindigneo4j.web.session.Session;
import io.shindigneo4j.web.session.Sessions;
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
  protected abstract void fill(Page page, String person, Session session);

  /** What there is. */
  protected abstract Map<String, Object> json(String person);

  /**
   * Ends what a form of the page names.
   *
   * @throws Refusal where there is no such thing
   */
  protected abstract void end(Parameters form, String person) throws Refusal;

  @Override
  protected final void get(HttpServletRequest request, HttpServletResponse response)
      throws IOException, Refusal {
    Optional<Session> session = sessions.findSignedIn(request, response);
    if (wantsJson(request)) {
      Json.write(response, HttpServletResponse.SC_OK, json(require(session)));
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

  private static String require(Optional<Session> session) throws Refusal {
    return session
        .flatMap(Session::person)
        .orElseThrow(() -> new Refusal(HttpServletResponse.SC_UNAUTHORIZED, "Nobody is signed in"));
  }

  private void show(HttpServletRequest request, HttpServletResponse response, Session session)
      throws IOException {
    Page shown = page.begin(request);
    fill(shown, session.person().orElseThrow(), session);
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
    Session session = FormGuard.check(request, form, sessions.findSignedIn(request, response));
    end(form, session.person().orElseThrow());
    redirect(response, request.getContextPath() + page.path());
  }
}
