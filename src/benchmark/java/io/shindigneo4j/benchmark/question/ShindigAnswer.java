package io.shindigneo4j.benchmark.question;

import java.util.List;

/**
 * An answer in Shindig's objects.
 *
 * @param total how many items there are without paging; null if the answer is one item
 */
public record ShindigAnswer(Long total, List<?> items) {

  /** An answer without items. */
  public static final ShindigAnswer EMPTY = new ShindigAnswer(null, List.of());
}
