package io.shindigneo4j.benchmark.question;

import java.util.List;

/**
 * What an answer says, in Shindig's objects.
 *
 * @param total how many items there are, were the page longer; null where the answer is one item
 */
public record Answer(Long total, List<?> items) {

  /** Nothing. */
  public static final Answer EMPTY = new Answer(null, List.of());
}
