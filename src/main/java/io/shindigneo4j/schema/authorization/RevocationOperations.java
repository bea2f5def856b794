package io.shindigneo4j.schema.authorization;

import static io.shindigneo4j.schema.ResultType.many;
import static io.shindigneo4j.schema.ResultType.one;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.MayBeAbsent;
import io.shindigneo4j.schema.Operation;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The operations on revocations. They have numbers without regard to clocks: who has seen a number
 * has seen all smaller ones. Something that is revoked again has its last revocation alone.
 */
public final class RevocationOperations {

  /** How many revocations one answer has at most. */
  public static final long MAX = 10_000;

  /** Revokes what was issued until now. */
  public static final Operation<AddRevocation, Revocation> ADD =
      Operation.repeatableWrite(
          "revocations.add",
          "Revokes what was issued until now.",
          AddRevocation.class,
          one(Revocation.class));

  /** The revocations after a number, in their order; {@link #MAX} at most. */
  public static final Operation<ListRevocations, List<Revocation>> LIST =
      Operation.read(
          "revocations.list",
          "The revocations after a number, in their order.",
          ListRevocations.class,
          many(Revocation.class));

  private RevocationOperations() {}

  /** The parameters of {@link #ADD}. */
  public record AddRevocation(
      @Description("what it is about") RevocationKind kind,
      @Description("the id; empty for all") String subject,
      @Description("now, in milliseconds since 1970") long now,
      @MayBeAbsent
          @Description(
              "when nothing that it revokes can be valid any more, in milliseconds since 1970; absent"
                  + " for as long as anything of its kind may be")
          Long expires) {

    /** Of a subject. */
    public static final int MAX_LENGTH = 1_024;

    /** One that is remembered for as long as others of its kind. */
    public AddRevocation(RevocationKind kind, String subject, long now) {
      this(kind, subject, now, null);
    }

    public AddRevocation {
      if ((kind == RevocationKind.ALL) != subject.isEmpty()) {
        throw new InvalidParameterException("a subject must be given, unless all is revoked");
      }
      if (subject.length() > MAX_LENGTH) {
        throw new InvalidParameterException("a subject has at most 1,024 characters");
      }
    }
  }

  /** What a revocation is about. */
  public enum RevocationKind {
    /** Everything that was issued. */
    ALL,

    /** What was issued to or for a person: sessions, security tokens, grants. */
    PERSON,

    /** What was issued to a client or an application. */
    CLIENT,
    GRANT,

    /** All that a client was granted for a person who no longer consents. */
    CONSENT,

    /** A session in a browser. */
    SESSION,

    /** All sessions of a person, in browsers. */
    PERSON_SESSIONS;

    /** The kind of a word; empty for one of a later release. */
    public static Optional<RevocationKind> of(String word) {
      return Stream.of(values()).filter(kind -> kind.word().equals(word)).findFirst();
    }

    /** Its word in the graph. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }

    /**
     * For how long after its moment one is remembered that does not say when it expires. The moment
     * of a grant's is when its last token expires.
     */
    public Duration memory() {
      return switch (this) {
        case GRANT -> Duration.ofDays(1);
        case SESSION, PERSON_SESSIONS -> Revocation.SESSION_MEMORY;
        case ALL, PERSON, CLIENT, CONSENT -> Revocation.MEMORY;
      };
    }

    /** The subject of a revocation of a consent: ids of clients have no blanks. */
    public static String consent(String client, String person) {
      return client + " " + person;
    }

    /** The key of the revocation of a subject in the graph; there is one for each. */
    public String key(String subject) {
      return word() + ":" + subject;
    }
  }

  /**
   * Something that was taken back.
   *
   * @param sequence its place among all revocations; a later one has a greater number
   * @param kind the word of a {@link RevocationKind}, or of a kind that only a later release knows
   * @param subject the id; empty for all
   * @param before what was issued up to this moment is void, in milliseconds since 1970
   * @param expires when nothing that it voids can be valid any more, in milliseconds since 1970;
   *     null if it is remembered for as long as others of its kind
   */
  public record Revocation(
      long sequence, String kind, String subject, long before, @MayBeAbsent Long expires) {

    public Revocation(
        long sequence, RevocationKind kind, String subject, long before, Long expires) {
      this(sequence, kind.word(), subject, before, expires);
    }

    /** One without a moment of its own. */
    public Revocation(long sequence, RevocationKind kind, String subject, long before) {
      this(sequence, kind, subject, before, null);
    }

    /** For how long that of a session is remembered; no session or token of one may last longer. */
    public static final Duration SESSION_MEMORY = Duration.ofDays(30);

    /** For how long it is remembered; nothing that is issued may be valid for longer. */
    public static final Duration MEMORY = Duration.ofDays(400);
  }

  /** The parameters of {@link #LIST}. */
  public record ListRevocations(
      @Description("the greatest number that is known; 0 for none") long after) {}
}
