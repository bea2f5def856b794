package io.shindigneo4j.web.session;

import io.shindigneo4j.web.audit.RequestAudit;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;

/**
 * The sessions of browsers. The cookie has all that counts; the graph has what their people are
 * told of them. Thread-safe.
 */
public final class Sessions {
  /** A cookie is not written more often. */
  private static final Duration RENEWAL = Duration.ofMinutes(1);

  private final SessionCodec codec;
  private final SessionSettings settings;
  private final SessionRevocations revocations;
  private final PersonSessions known;
  private final Clock clock;

  Sessions(
      SessionCodec codec,
      SessionSettings settings,
      SessionRevocations revocations,
      PersonSessions known,
      Clock clock) {
    this.codec = codec;
    this.settings = settings;
    this.revocations = revocations;
    this.known = known;
    this.clock = clock;
  }

  /** The valid session of a request, if it has one; goes on from now. */
  public Optional<WebSession> find(HttpServletRequest request, HttpServletResponse response) {
    Optional<WebSession> session = current(request);
    session.ifPresent(found -> goOn(request, response, found));
    session.flatMap(WebSession::person).ifPresent(RequestAudit.of(request)::person);
    return session;
  }

  /** The same, which does not make it last longer. */
  Optional<WebSession> current(HttpServletRequest request) {
    return findToEnd(request).filter(found -> !revocations.isRevoked(found));
  }

  /** A session that has not expired. It may have been revoked, so that it is good for its end. */
  public Optional<WebSession> findToEnd(HttpServletRequest request) {
    Instant now = clock.instant();
    return SessionCookie.read(request)
        .flatMap(codec::decode)
        .filter(found -> settings.allow(found, now));
  }

  /** Makes a valid session last from now on. */
  void goOn(HttpServletRequest request, HttpServletResponse response, WebSession session) {
    Instant now = clock.instant();
    if (now.isAfter(session.renewed().plus(RENEWAL))) {
      WebSession renewed = write(request, response, session.renewedAt(now));
      if (renewed.person().isPresent()) {
        var unused =
            known.noteAgain(renewed, session.renewed(), noted(renewed), BrowserName.of(request));
      }
    }
  }

  /** The end of a session, as the graph has it. */
  private Instant noted(WebSession session) {
    return settings.end(session, PersonSessions.INTERVAL);
  }

  /** When a session ends unless something comes of it. */
  Instant end(WebSession session) {
    return settings.end(session);
  }

  /** The same, if somebody is signed in. */
  public Optional<WebSession> findSignedIn(
      HttpServletRequest request, HttpServletResponse response) {
    return find(request, response).filter(session -> session.person().isPresent());
  }

  /** The valid session of a request; begins one in which nobody is signed in if there is none. */
  public WebSession open(HttpServletRequest request, HttpServletResponse response) {
    return find(request, response)
        .orElseGet(
            () ->
                write(
                    request, response, WebSession.ofNobody(clock.instant(), settings.lifetime())));
  }

  /**
   * Begins a session with a new id for a person, and ends the one that the browser had.
   *
   * @throws java.util.concurrent.CompletionException if the database cannot note the end
   */
  public WebSession signIn(
      HttpServletRequest request, HttpServletResponse response, String person) {
    return signIn(request, response, new Login(person, Optional.empty(), clock.instant()));
  }

  /** The same for a login at a provider. */
  public WebSession signIn(HttpServletRequest request, HttpServletResponse response, Login login) {
    revoke(findToEnd(request));
    WebSession begun =
        write(request, response, WebSession.of(login, clock.instant(), settings.lifetime()));
    var unused = known.note(begun, noted(begun), BrowserName.of(request));
    return begun;
  }

  /**
   * Ends the session of a browser, and of whoever has a copy of its cookie.
   *
   * @throws java.util.concurrent.CompletionException if the database cannot note it; the browser
   *     has lost the cookie all the same
   */
  public void signOut(HttpServletRequest request, HttpServletResponse response) {
    Optional<WebSession> session = findToEnd(request);
    SessionCookie.clear(request, response);
    revoke(session);
  }

  private void revoke(Optional<WebSession> session) {
    session.ifPresent(
        ended ->
            ended.person().ifPresent(person -> revocations.revoke(person, List.of(ended.id()))));
  }

  private WebSession write(
      HttpServletRequest request, HttpServletResponse response, WebSession session) {
    SessionCookie.write(request, response, codec.encode(session));
    return session;
  }
}
