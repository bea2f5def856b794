package io.shindigneo4j.web.signin;

import com.google.inject.Inject;
import io.shindigneo4j.web.page.JsonResponse;
import io.shindigneo4j.web.page.PageServlet;
import io.shindigneo4j.web.page.Parameters;
import io.shindigneo4j.web.page.Refusal;
import io.shindigneo4j.web.session.FormGuard;
import io.shindigneo4j.web.session.Sessions;
import io.shindigneo4j.web.session.WebSession;
import io.shindigneo4j.web.token.TokenIssuer;
import io.shindigneo4j.web.token.TokenRequest;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.auth.SecurityTokenException;

/** Gives our own pages a short security token for an application of who is signed in. */
public final class SecurityTokenServlet extends PageServlet {
  private static final long serialVersionUID = 1L;
  private static final Duration LIFETIME = Duration.ofMinutes(15);
  private static final String APPLICATION = "application";
  private static final String OWNER = "owner";
  private static final int MAX_LENGTH = 2_048;

  private transient Sessions sessions;
  private transient TokenIssuer tokens;
  private transient OwnerCheck owners;

  @Inject
  void set(Sessions sessions, TokenIssuer tokens, OwnerCheck owners) {
    this.sessions = sessions;
    this.tokens = tokens;
    this.owners = owners;
  }

  @Override
  protected void post(HttpServletRequest request, HttpServletResponse response)
      throws IOException, Refusal {
    Parameters form = Parameters.ofForm(request);
    WebSession session = FormGuard.check(request, form, sessions.find(request, response));
    String person = session.person().orElseThrow(SecurityTokenServlet::nobody);
    TokenRequest token = token(form, person, session);
    owners.require(person, token.owner(), session);
    try {
      JsonResponse.write(
          response,
          HttpServletResponse.SC_OK,
          Map.of(
              "token", tokens.issue(token, session.created()),
              "expires_in", LIFETIME.toSeconds()));
    } catch (SecurityTokenException e) {
      throw nobody(); // any more
    }
  }

  private static TokenRequest token(Parameters form, String person, WebSession session)
      throws Refusal {
    String application = form.require(APPLICATION);
    String owner = form.get(OWNER).orElse(person);
    if (application.isBlank()
        || owner.isBlank()
        || Math.max(application.length(), owner.length()) > MAX_LENGTH) {
      throw new Refusal(
          HttpServletResponse.SC_BAD_REQUEST, "Application and owner must be ids of their kind");
    }
    return new TokenRequest(person, owner, application, LIFETIME, Optional.of(session.id()));
  }

  private static Refusal nobody() {
    return new Refusal(HttpServletResponse.SC_UNAUTHORIZED, "Nobody is signed in");
  }
}
