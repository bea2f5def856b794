package io.shindigneo4j.web.doctor;

/** What has come of a check. */
enum Status {
  OK,
  /** It works, and somebody should do something. */
  WARN,
  /** It does not work. */
  FAIL,
  /** There was nothing to look at, or nobody may. */
  SKIP;

  /** Whether the checks that come after it can be made. */
  boolean isPassed() {
    return this == OK || this == WARN;
  }
}
