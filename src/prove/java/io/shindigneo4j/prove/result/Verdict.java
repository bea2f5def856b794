package io.shindigneo4j.prove.result;

/** What came of an experiment. */
public enum Verdict {
  PASSED,
  FAILED,
  /** Something is missing here. */
  SKIPPED,
  /** It is there to compare with; nothing is promised. */
  SHOWN
}
