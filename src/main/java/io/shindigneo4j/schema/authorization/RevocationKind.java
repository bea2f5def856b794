package io.shindigneo4j.schema.authorization;

import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

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
