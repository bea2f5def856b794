package io.shindigneo4j.web.session;

import io.shindigneo4j.web.audit.RefusalReason;
import io.shindigneo4j.web.audit.RequestAudit;
import io.shindigneo4j.web.client.RefusalStatus;
import io.shindigneo4j.web.origin.Origins;
import io.shindigneo4j.web.token.SessionToken;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.auth.AuthenticationHandler;
import org.apache.shindig.auth.SecurityToken;

/**
 * Lets the scripts of our own pages call the social API by the session of their browser, without a
 * token. They send its secret in a header, which no page of another origin can.
 */
public final class SessionHandler implements AuthenticationHandler {
  private static final String NAME = "Session";
  private static final String SESSION = SessionHandler.class.getName();

  private final Sessions sessions;
  private final Origins origins;
  private final String application;

  /**
   * @param application of the container's own pages; empty for none
   */
  SessionHandler(Sessions sessions, Origins origins, String application) {
    this.sessions = sessions;
    this.origins = origins;
    this.application = application;
  }

  @Override
  public String getName() {
    return NAME;
  }

  /** The token of the session; null if the request is not to count for one. */
  @Override
  public SecurityToken getSecurityTokenFromRequest(HttpServletRequest request)
      throws InvalidAuthenticationException {
    SessionRequest asked = new SessionRequest(request);
    if (!asked.isMeant()) {
      return null;
    }
    return asked.hasSecret() ? checked(asked) : ofStream(request);
  }

  private SecurityToken checked(SessionRequest asked) throws InvalidAuthenticationException {
    HttpServletRequest request = asked.request();
    if (asked.hasOtherCredential()) {
      throw refused(
          request, HttpServletResponse.SC_BAD_REQUEST, "A request has a session or a token");
    }
    if (!mayHaveSession(request)) {
      throw refused(
          request, HttpServletResponse.SC_FORBIDDEN, "A session is for the pages of this server");
    }
    WebSession session =
        sessions
            .current(request)
            .filter(found -> found.person().isPresent())
            .orElseThrow(
                () -> refused(request, HttpServletResponse.SC_UNAUTHORIZED, "Nobody is signed in"));
    if (!FormGuard.knowsSecret(request.getHeader(FormGuard.HEADER), session)) {
      throw refused(
          request, HttpServletResponse.SC_FORBIDDEN, "The page is too old: open it again");
    }
    request.setAttribute(SESSION, session);
    return token(session);
  }

  /** Whoever has nobody signed in is told so by the stream. */
  private SecurityToken ofStream(HttpServletRequest request) {
    return mayHaveSession(request)
        ? sessions
            .current(request)
            .filter(found -> found.person().isPresent())
            .map(this::token)
            .orElse(null)
        : null;
  }

  /** A gadget's own origin is none of ours. */
  private boolean mayHaveSession(HttpServletRequest request) {
    return FormGuard.isSurelyOwn(request) && !origins.isOfGadgets(request.getServerName());
  }

  private SecurityToken token(WebSession session) {
    return SessionToken.of(
        session.person().orElseThrow(),
        application,
        session.id(),
        session.created(),
        sessions.end(session));
  }

  private static InvalidAuthenticationException refused(
      HttpServletRequest request, int status, String message) {
    RefusalStatus.set(request, status);
    if (status == HttpServletResponse.SC_FORBIDDEN) {
      RequestAudit.of(request).refused(RefusalReason.CSRF);
    }
    return new InvalidAuthenticationException(message, null);
  }

  /**
   * Prepares the answer to a request that was let in: a session goes on. A stream is no sign of a
   * person.
   */
  public void prepare(HttpServletRequest request, HttpServletResponse response) {
    if (!new SessionRequest(request).mayHaveSession()) {
      return;
    }
    response.addHeader("Vary", "Cookie, " + FormGuard.HEADER);
    if (request.getAttribute(SESSION) instanceof WebSession session) {
      sessions.goOn(request, response, session);
    }
  }

  /** The filter answers for us. */
  @Override
  public String getWWWAuthenticateHeader(String realm) {
    return null;
  }
}
