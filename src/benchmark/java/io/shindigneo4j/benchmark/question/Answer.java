package io.shindigneo4j.benchmark.question;

import java.util.List;

/**
 * An answer in Shindig's objects.
 *
 * @param total how many items there are without paging; null if the answer is one item
 */
public record Answer(Long total, List<?> items) {

  /** An answer without items. */
  public static final Answer EMPTY = new Answer(null, List.of());
}
