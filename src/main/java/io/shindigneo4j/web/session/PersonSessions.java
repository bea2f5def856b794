package io.shindigneo4j.web.session;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.schema.authorization.SessionOperations;
import io.shindigneo4j.schema.authorization.SessionOperations.BrowserSession;
import io.shindigneo4j.schema.authorization.SessionOperations.ListSessions;
import io.shindigneo4j.schema.authorization.SessionOperations.NoteSession;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;

/**
 * Where people are signed in, as the graph has it. It is noted at the sign-in, and then seldom:
 * what decides whether a session is good is its cookie. Thread-safe.
 */
public final class PersonSessions {

  /** How much later than noted a session may have been used. */
  static final Duration INTERVAL = Duration.ofMinutes(15);

  private final OperationRunner operations;
  private final SessionRevocations revocations;
  private final Clock clock;
  private final NotedSessions noted = new NotedSessions(INTERVAL);

  @Inject
  PersonSessions(OperationRunner operations, SessionRevocations revocations, Clock clock) {
    this.operations = operations;
    this.revocations = revocations;
    this.clock = clock;
  }

  /**
   * Notes that a session of a person has begun. Nobody waits for it: if the database cannot note
   * it, a later use of the session is noted.
   *
   * @param end when it has ended in any case
   */
  CompletableFuture<?> note(WebSession session, Instant end, BrowserName browser) {
    noted.add(session.id(), session.renewed());
    return run(session, end, browser);
  }

  /**
   * Notes a later use of a session, once in each {@link #INTERVAL}: by the use before it that the
   * cookie tells of, which may have been at another Shindig, and by what is noted here, as an old
   * cookie may come again and again.
   */
  CompletableFuture<?> noteAgain(
      WebSession session, Instant before, Instant end, BrowserName browser) {
    return noted.areApart(before, session.renewed()) && noted.add(session.id(), session.renewed())
        ? run(session, end, browser)
        : CompletableFuture.completedFuture(null);
  }

  private CompletableFuture<?> run(WebSession session, Instant end, BrowserName browser) {
    BrowserSession use =
        new BrowserSession(
            session.id(),
            session.created().toEpochMilli(),
            session.renewed().toEpochMilli(),
            browser.family(),
            browser.system(),
            end.toEpochMilli());
    Instant now = clock.instant();
    return operations.run(
        SessionOperations.NOTE,
        new NoteSession(
            session.person().orElseThrow(),
            use,
            now.toEpochMilli(),
            revocations.expiry(now).toEpochMilli()));
  }

  /**
   * Those of the person of a session: this one first, then the one used last.
   *
   * @throws java.util.concurrent.CompletionException if the database does not answer
   */
  public List<OwnSession> of(WebSession current, BrowserName browser) {
    OwnSession own =
        new OwnSession(
            current.id(), true, current.created().toEpochMilli(), clock.millis(), browser);
    Stream<OwnSession> others =
        others(current)
            .map(
                each ->
                    new OwnSession(
                        each.id(),
                        false,
                        each.since(),
                        each.lastUsed(),
                        new BrowserName(each.browser(), each.system())));
    return Stream.concat(Stream.of(own), others).toList();
  }

  /** Without those that were revoked with their person, or at the provider. */
  private Stream<BrowserSession> others(WebSession current) {
    String person = current.person().orElseThrow();
    return operations
        .run(SessionOperations.LIST, new ListSessions(person, clock.millis()))
        .join()
        .stream()
        .filter(each -> !each.id().equals(current.id()))
        .filter(
            each -> !revocations.isRevoked(person, each.id(), Instant.ofEpochMilli(each.since())));
  }

  /**
   * Ends another session of the person of a session, on each Shindig.
   *
   * @return whether there was such a session
   * @throws java.util.concurrent.CompletionException if the database cannot note it
   */
  public boolean end(WebSession current, String id) {
    List<String> ids = others(current).map(BrowserSession::id).filter(id::equals).toList();
    endAll(current, ids);
    return !ids.isEmpty();
  }

  /** The same for all others. */
  public void endOthers(WebSession current) {
    endAll(current, others(current).map(BrowserSession::id).toList());
  }

  private void endAll(WebSession current, List<String> ids) {
    if (!ids.isEmpty()) {
      revocations.revoke(current.person().orElseThrow(), ids);
    }
  }
}
