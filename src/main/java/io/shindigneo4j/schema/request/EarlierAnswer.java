package io.shindigneo4j.schema.request;

import io.shindigneo4j.schema.MayBeAbsent;

/**
 * The result of an operation that creates something.
 *
 * @param earlier the answer to the first request with this id; null if this one was the first, or
 *     had none
 */
public record EarlierAnswer(@MayBeAbsent String earlier) {

  /** The earlier answer, or the one given where there is none. */
  public String orElse(String answer) {
    return earlier == null ? answer : earlier;
  }
}
