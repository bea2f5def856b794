package io.shindigneo4j.benchmark.client.relational;

import io.shindigneo4j.benchmark.question.Answer;
import java.util.List;
import java.util.function.LongSupplier;

/** First pages of lists. */
final class Paging {

  private Paging() {}

  /** Counts all only where there may be more than on the page. */
  static Answer of(List<?> page, int limit, LongSupplier all) {
    return new Answer(page.size() < limit ? page.size() : all.getAsLong(), page);
  }
}
