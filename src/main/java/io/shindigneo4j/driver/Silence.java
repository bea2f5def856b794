package io.shindigneo4j.driver;

/**
 * Whether the other side still says anything. It is asked once when it has said nothing from one
 * check to the next, and lost when it has said nothing to the one after that either. Safe for use
 * by many threads.
 */
final class Silence {

  /** NONE: something came in. ASK: nothing did. LOST: nothing did, though asked. */
  enum Verdict {
    NONE,
    ASK,
    LOST
  }

  /** Whether something came in since the last check; the beginning counts. */
  private boolean broken = true;

  private boolean asked;

  synchronized void end() {
    broken = true;
  }

  /** Called at regular times. */
  synchronized Verdict check() {
    Verdict verdict = broken ? Verdict.NONE : asked ? Verdict.LOST : Verdict.ASK;
    asked = !broken;
    broken = false;
    return verdict;
  }
}
