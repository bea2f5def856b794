package io.shindigneo4j.web.signin;

import com.google.inject.Inject;
import io.shindigneo4j.web.page.Page;
import io.shindigneo4j.web.page.PageForm;
import io.shindigneo4j.web.page.PageServlet;
import io.shindigneo4j.web.page.Parameters;
import io.shindigneo4j.web.page.Refusal;
import io.shindigneo4j.web.session.FormGuard;
import io.shindigneo4j.web.session.Session;
import io.shindigneo4j.web.session.Sessions;
import java.io.IOException;
import java.util.Optional;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;

/** The page on which people sign in. */
public final class SignInServlet extends PageServlet {
  static final String PATH = "/identity/signin";

  private static final long serialVersionUID = 1L;
  private static final String PERSON = "person";

  private transient Sessions sessions;
  private transient SampleSignIn samples;

  @Inject
  void set(Sessions sessions, SampleSignIn samples) {
    this.sessions = sessions;
    this.samples = samples;
  }

  @Override
  protected void get(HttpServletRequest request, HttpServletResponse response)
      throws IOException, Refusal {
    Parameters query = Parameters.ofQuery(request);
    Optional<ReturnAddress> back = back(query);
    requireOffer(request);
    Session session = sessions.open(request, response);
    Page page = new Page(request, "Sign in");
    session.person().ifPresent(person -> sayWho(page, person, session));
    page.say("This server runs on your own machine. Choose who you are:");
    PageForm form = FormGuard.protect(page.form(PATH), session);
    back.ifPresent(address -> form.hidden(ReturnAddress.PARAMETER, address.text()));
    SampleSignIn.PEOPLE.forEach(person -> form.button(PERSON, person, person));
    page.write(response, HttpServletResponse.SC_OK);
  }

  private static void sayWho(Page page, String person, Session session) {
    page.say("You are signed in as " + person + ".");
    FormGuard.protect(page.form(SignOutServlet.PATH), session).button("signout", "1", "Sign out");
  }

  /** Leads on by a page of its own: browsers hold redirects after a form against its policy. */
  @Override
  protected void post(HttpServletRequest request, HttpServletResponse response)
      throws IOException, Refusal {
    requireOffer(request);
    Parameters form = Parameters.ofForm(request);
    FormGuard.check(request, form, sessions.find(request, response));
    Optional<ReturnAddress> back = back(form);
    String person = form.require(PERSON);
    if (!SampleSignIn.PEOPLE.contains(person)) {
      throw new Refusal(HttpServletResponse.SC_FORBIDDEN, "This is none of the sample people");
    }
    sessions.signIn(request, response, person);
    String next = back.map(ReturnAddress::text).orElse(request.getContextPath() + "/");
    response.setHeader("Refresh", "0; url=" + next);
    new Page(request, "You are signed in").link(next, "Continue").write(response, 200);
  }

  private void requireOffer(HttpServletRequest request) throws Refusal {
    if (!samples.isOffered(request)) {
      throw new Refusal(HttpServletResponse.SC_NOT_FOUND, "Nobody signs in here");
    }
  }

  private static Optional<ReturnAddress> back(Parameters parameters) throws Refusal {
    if (!parameters.repeated().contains(ReturnAddress.PARAMETER)) {
      Optional<String> text = parameters.get(ReturnAddress.PARAMETER);
      Optional<ReturnAddress> address = text.flatMap(ReturnAddress::of);
      if (text.isPresent() == address.isPresent()) {
        return address;
      }
    }
    throw new Refusal(
        HttpServletResponse.SC_BAD_REQUEST, "'return' must be the path of a page on this server");
  }
}
