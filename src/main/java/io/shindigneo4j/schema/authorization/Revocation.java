package io.shindigneo4j.schema.authorization;

import java.time.Duration;

/**
 * Something that was taken back.
 *
 * @param sequence its place among all revocations; a later one has a greater number
 * @param subject the id; empty for all
 * @param before what was issued up to this moment is void, in milliseconds since 1970
 */
public record Revocation(long sequence, RevocationKind kind, String subject, long before) {

  /** For how long that of a session is remembered; no session or token of one may last longer. */
  public static final Duration SESSION_MEMORY = Duration.ofDays(30);

  /** For how long it is remembered; nothing that is issued may be valid for longer. */
  public static final Duration MEMORY = Duration.ofDays(400);
}
