package io.shindigneo4j.benchmark.report;

import io.shindigneo4j.benchmark.result.Results;

/** A part of the page. */
interface Section {

  /** Of letters, digits and hyphens. */
  String id();

  String title();

  /** Elements of HTML; none where the results have nothing for it. */
  String body(Results results);
}
