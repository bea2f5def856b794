package io.shindigneo4j.web.oauth2;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.oauth.ConsentStore;
import io.shindigneo4j.schema.authorization.Consent;
import io.shindigneo4j.schema.authorization.ConsentOutcome;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.web.page.Json;
import io.shindigneo4j.web.page.PageServlet;
import io.shindigneo4j.web.page.Parameters;
import io.shindigneo4j.web.page.Refusal;
import io.shindigneo4j.web.session.FormGuard;
import io.shindigneo4j.web.session.Session;
import io.shindigneo4j.web.session.Sessions;
import io.shindigneo4j.web.signin.ReturnAddress;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;

/** Shows people which applications may act for them, and lets them end that. */
public final class ConsentsServlet extends PageServlet {
  static final String PATH = "/identity/consents";

  private static final long serialVersionUID = 1L;
  private static final Page FIRST = new Page(0, 1_000);

  private transient ConsentStore consents;
  private transient Sessions sessions;

  @Inject
  void set(ConsentStore consents, Sessions sessions) {
    this.consents = consents;
    this.sessions = sessions;
  }

  @Override
  protected void get(HttpServletRequest request, HttpServletResponse response)
      throws IOException, Refusal {
    Optional<Session> session = sessions.findSignedIn(request, response);
    if (session.isPresent()) {
      List<Consent> given = consents.list(person(session.get()), FIRST).join().consents();
      if (wantsJson(request)) {
        Json.write(response, HttpServletResponse.SC_OK, Map.of("consents", json(given)));
      } else {
        ConsentsPage.write(request, response, given, session.get());
      }
    } else if (wantsJson(request)) {
      throw new Refusal(HttpServletResponse.SC_UNAUTHORIZED, "Nobody is signed in");
    } else {
      signIn(request, response);
    }
  }

  private static boolean wantsJson(HttpServletRequest request) {
    String accepted = request.getHeader("Accept");
    return accepted != null && accepted.startsWith("application/json");
  }

  private static List<Map<String, Object>> json(List<Consent> given) {
    return given.stream()
        .map(
            consent ->
                Map.<String, Object>of(
                    "client", consent.client(),
                    "name", consent.name(),
                    "scopes", consent.scopes(),
                    "since", consent.since()))
        .toList();
  }

  private static void signIn(HttpServletRequest request, HttpServletResponse response) {
    String root = request.getContextPath();
    redirect(response, ReturnAddress.of(root + PATH).orElseThrow().signIn(root));
  }

  /** Ends the consent for a client, with all of its tokens. */
  @Override
  protected void post(HttpServletRequest request, HttpServletResponse response)
      throws IOException, Refusal {
    Parameters form = Parameters.ofForm(request);
    Session session = FormGuard.check(request, form, sessions.findSignedIn(request, response));
    ConsentOutcome outcome =
        consents.withdraw(person(session), form.require(ConsentsPage.CLIENT)).join();
    if (outcome == ConsentOutcome.UNKNOWN) {
      throw new Refusal(HttpServletResponse.SC_NOT_FOUND, "There is no such consent");
    }
    redirect(response, request.getContextPath() + PATH);
  }

  private static String person(Session session) {
    return session.person().orElseThrow();
  }
}
