package io.shindigneo4j.web.doctor;

import java.util.List;

/** One thing to look at. */
interface Check {

  /** A few words, which no other check has. */
  String name();

  /**
   * Names of checks, one of which must have passed: otherwise there is nothing to look at. Empty if
   * there always is.
   */
  default List<String> after() {
    return List.of();
  }

  /**
   * Looks, and changes nothing.
   *
   * @throws Exception for what nobody has expected; it is a failure, too
   */
  CheckOutcome run() throws Exception;
}
