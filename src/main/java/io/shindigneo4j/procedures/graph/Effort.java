package io.shindigneo4j.procedures.graph;

import io.shindigneo4j.server.procedure.RequestException;

/**
 * What a call looks at in the graph, which has a limit; now and then it is seen whether the call is
 * still wanted. For use by the transaction's thread.
 */
final class Effort {

  /** Takes some tens of microseconds. */
  private static final int RELATIONSHIPS_BETWEEN_CHECKS = 4096;

  private final long most;
  private final Runnable check;
  private long spent;
  private long nextCheck;

  /**
   * @param most how many relationships may be looked at
   * @param check fails where the call is no longer wanted
   */
  Effort(long most, Runnable check) {
    this.most = most;
    this.check = check;
    this.nextCheck = Math.min(RELATIONSHIPS_BETWEEN_CHECKS, most);
  }

  /**
   * Before one more relationship is looked at.
   *
   * @throws RequestException if that is one too many
   */
  void spend() {
    if (spent == nextCheck) {
      check();
    }
    spent++;
  }

  private void check() {
    check.run();
    if (spent == most) {
      throw RequestException.tooMuchWork(most);
    }
    nextCheck = Math.min(spent + RELATIONSHIPS_BETWEEN_CHECKS, most);
  }
}
