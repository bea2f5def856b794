package io.shindigneo4j.web.signin;

import com.google.inject.Inject;
import io.shindigneo4j.web.page.Page;
import io.shindigneo4j.web.page.PageServlet;
import io.shindigneo4j.web.page.Parameters;
import io.shindigneo4j.web.page.Refusal;
import io.shindigneo4j.web.session.FormGuard;
import io.shindigneo4j.web.session.Sessions;
import java.io.IOException;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;

/** Ends a session. */
public final class SignOutServlet extends PageServlet {
  static final String PATH = "/identity/signout";

  private static final long serialVersionUID = 1L;

  private transient Sessions sessions;

  @Inject
  void set(Sessions sessions) {
    this.sessions = sessions;
  }

  @Override
  protected void post(HttpServletRequest request, HttpServletResponse response)
      throws IOException, Refusal {
    FormGuard.check(request, Parameters.ofForm(request), sessions.find(request, response));
    sessions.signOut(request, response);
    new Page(request, "You are signed out")
        .link(request.getContextPath() + SignInServlet.PATH, "Sign in")
        .write(response, HttpServletResponse.SC_OK);
  }
}
