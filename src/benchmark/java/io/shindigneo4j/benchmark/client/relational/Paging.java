package io.shindigneo4j.benchmark.client.relational;

import io.shindigneo4j.benchmark.question.ShindigAnswer;
import java.util.List;
import java.util.function.LongSupplier;

/** First pages of lists with their totals. */
final class Paging {

  private Paging() {}

  /** Runs the count query only if there may be more items than the page has. */
  static ShindigAnswer of(List<?> page, int limit, LongSupplier all) {
    return new ShindigAnswer(page.size() < limit ? page.size() : all.getAsLong(), page);
  }
}
