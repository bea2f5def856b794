package io.shindigneo4j.schema.request;

import io.shindigneo4j.schema.MayBeAbsent;
import io.shindigneo4j.schema.Unwrapped;
import java.util.Optional;

/**
 * The result of an operation that creates something, unless a limit refuses it.
 *
 * @param full true if a limit is reached; then nothing has changed. Null, as false, from a server
 *     of an earlier release
 */
public record Creation(@Unwrapped EarlierAnswer earlierAnswer, @MayBeAbsent Boolean full) {

  /**
   * That of a call that a limit refuses. Its empty text is no answer: a Shindig of an earlier
   * release, which does not know the limit, fails of it rather than tell that all is done.
   */
  public static final Creation REFUSED = new Creation(new EarlierAnswer(""), true);

  /**
   * That of a call that has created something.
   *
   * @param earlier the first request's answer, where this one is repeated
   */
  public static Creation done(Optional<String> earlier) {
    return new Creation(new EarlierAnswer(earlier.orElse(null)), false);
  }

  public boolean isRefused() {
    return Boolean.TRUE.equals(full);
  }
}
