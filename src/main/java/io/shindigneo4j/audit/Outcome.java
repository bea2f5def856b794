package io.shindigneo4j.audit;

import java.util.Locale;

/** What something came to. */
public enum Outcome {
  SUCCEEDED,
  /** It was tried, and something was wrong with it. */
  FAILED,
  /** It was not let in. */
  REFUSED,
  /** There were more of the kind than are told one by one. */
  SUPPRESSED;

  /** As it is written. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
