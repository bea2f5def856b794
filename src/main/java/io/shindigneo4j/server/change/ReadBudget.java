package io.shindigneo4j.server.change;

/** How much a transaction's thread may still read to make events. Not thread-safe. */
final class ReadBudget {

  private long left;

  ReadBudget(long most) {
    this.left = most;
  }

  /**
   * Something is to be read.
   *
   * @throws TooManyChangesException if that is too much
   */
  void take(long steps) {
    left -= steps;
    if (left < 0) {
      throw new TooManyChangesException();
    }
  }
}
