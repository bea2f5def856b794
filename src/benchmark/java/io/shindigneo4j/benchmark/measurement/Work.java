package io.shindigneo4j.benchmark.measurement;

/** Work that is repeated. Thread-safe. */
@FunctionalInterface
public interface Work {

  /**
   * Runs once.
   *
   * @param number the number of the call; no other call has it; any {@code int}
   * @return a number other than 0 that depends on the answer, so that the compiler removes nothing
   */
  long run(int number);
}
