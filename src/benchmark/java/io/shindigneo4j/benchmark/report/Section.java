package io.shindigneo4j.benchmark.report;

import io.shindigneo4j.benchmark.result.Results;

/** A section of the page. */
interface Section {

  /** An identifier of letters, digits and hyphens. */
  String id();

  String title();

  /** The HTML; empty if there are no results for it. */
  String body(Results results);
}
