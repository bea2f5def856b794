package io.shindigneo4j.benchmark.question;

import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.ListQuery.Sort;
import io.shindigneo4j.schema.query.Page;

/** The list query of all questions: the first page in default order. */
final class FirstPage {

  private FirstPage() {}

  static ListQuery of(int limit) {
    return new ListQuery(null, null, new Sort(null, true), new Page(0, limit));
  }
}
