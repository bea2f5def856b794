package io.shindigneo4j.schema.authorization;

import static io.shindigneo4j.schema.ResultType.many;
import static io.shindigneo4j.schema.ResultType.one;

import io.shindigneo4j.schema.Operation;
import java.util.List;

/** The operations on the browsers in which people are signed in. */
public final class SessionOperations {

  /** How many sessions a person has at most. */
  public static final int MOST = 50;

  /**
   * Notes that a session is in use, and forgets those of the person that have expired. Of more than
   * {@link #MOST}, those end that were used longest ago.
   */
  public static final Operation<NoteSession, SessionChange> NOTE =
      Operation.repeatableWrite(
          "sessions.note",
          "Notes a browser in which a person is signed in.",
          NoteSession.class,
          one(SessionChange.class));

  /** Those of a person that have not expired, the one used last first; none for who is unknown. */
  public static final Operation<ListSessions, List<BrowserSession>> LIST =
      Operation.read(
          "sessions.list",
          "The browsers in which a person is signed in.",
          ListSessions.class,
          many(BrowserSession.class));

  /** Revokes sessions, whether or not they were noted, and forgets them. */
  public static final Operation<EndSessions, SessionChange> END =
      Operation.repeatableWrite(
          "sessions.end",
          "Ends sessions of a person in browsers.",
          EndSessions.class,
          one(SessionChange.class));

  private SessionOperations() {}
}
