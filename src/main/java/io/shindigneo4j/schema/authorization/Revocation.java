package io.shindigneo4j.schema.authorization;

import io.shindigneo4j.schema.MayBeAbsent;
import java.time.Duration;

/**
 * Something that was taken back.
 *
 * @param sequence its place among all revocations; a later one has a greater number
 * @param kind the word of a {@link RevocationKind}, or of a kind that only a later release knows
 * @param subject the id; empty for all
 * @param before what was issued up to this moment is void, in milliseconds since 1970
 * @param expires when nothing that it voids can be valid any more, in milliseconds since 1970; null
 *     if it is remembered for as long as others of its kind
 */
public record Revocation(
    long sequence, String kind, String subject, long before, @MayBeAbsent Long expires) {

  public Revocation(long sequence, RevocationKind kind, String subject, long before, Long expires) {
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
