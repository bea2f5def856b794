package io.shindigneo4j.schema.authorization;

import static io.shindigneo4j.schema.ResultType.many;
import static io.shindigneo4j.schema.ResultType.one;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.MayBeAbsent;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.schema.authorization.RevocationOperations.AddRevocation;
import java.util.List;

/** The operations on the browsers in which people are signed in. */
public final class SessionOperations {

  /** How many sessions a person has at most. */
  public static final int MAX = 50;

  /**
   * Notes that a session is in use, and forgets those of the person that have expired. Of more than
   * {@link #MAX}, those end that were used longest ago.
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

  /** The parameters of {@link #NOTE}. */
  public record NoteSession(
      @Description("a person's id") String person,
      @Description("the session") BrowserSession session,
      @Description("now, in milliseconds since 1970") long now,
      @MayBeAbsent
          @Description(
              "when nothing of a session that ends in its place can be valid any more, in"
                  + " milliseconds since 1970; absent for as long as a session may last")
          Long expires) {

    /** One in whose place others end that are remembered for as long as a session may last. */
    public NoteSession(String person, BrowserSession session, long now) {
      this(person, session, now, null);
    }
  }

  /**
   * A browser in which a person is signed in.
   *
   * @param lastUsed when it was last noted, which is seldom
   * @param browser the family, such as Firefox; empty if nobody knows
   * @param system such as Linux; empty if nobody knows
   */
  public record BrowserSession(
      @Description("the session's id") String id,
      @Description("when the person signed in, in milliseconds since 1970") long since,
      @Description("when it was last used, in milliseconds since 1970") long lastUsed,
      @Description("the family of the browser; empty if nobody knows") String browser,
      @Description("its operating system; empty if nobody knows") String system,
      @Description("when it has ended in any case, in milliseconds since 1970") long expires) {

    /** The most characters of a family, and of a system. */
    public static final int MAX_LENGTH = 40;

    public BrowserSession {
      InvalidParameterException.ifNull(id, "id");
      InvalidParameterException.ifNull(browser, "browser");
      InvalidParameterException.ifNull(system, "system");
      if (id.isEmpty() || id.length() > AddRevocation.MAX_LENGTH) {
        throw new InvalidParameterException("the id of a session has 1 to 1,024 characters");
      }
      if (browser.length() > MAX_LENGTH || system.length() > MAX_LENGTH) {
        throw new InvalidParameterException("a browser and a system have at most 40 characters");
      }
    }
  }

  /**
   * The result of an operation that changes the sessions of a person.
   *
   * @param known whether the graph has the person
   */
  public record SessionChange(boolean known) {}

  /** The parameters of {@link #LIST}. */
  public record ListSessions(
      @Description("a person's id") String person,
      @Description("now, in milliseconds since 1970") long now) {}

  /** The parameters of {@link #END}. */
  public record EndSessions(
      @Description("the id of the person whose they are") String person,
      @Description("the ids of the sessions, each once") List<String> ids,
      @Description("now, in milliseconds since 1970") long now,
      @MayBeAbsent
          @Description(
              "when nothing of them can be valid any more, in milliseconds since 1970; absent for as"
                  + " long as a session may last")
          Long expires) {

    /** Those whose ends are remembered for as long as a session may last. */
    public EndSessions(String person, List<String> ids, long now) {
      this(person, ids, now, null);
    }

    public EndSessions {
      ids = ids.stream().distinct().toList();
      if (ids.size() > MAX) {
        throw new InvalidParameterException("at most 50 sessions end at once");
      }
      if (ids.stream().anyMatch(id -> id.isEmpty() || id.length() > AddRevocation.MAX_LENGTH)) {
        throw new InvalidParameterException("the id of a session has 1 to 1,024 characters");
      }
    }
  }
}
