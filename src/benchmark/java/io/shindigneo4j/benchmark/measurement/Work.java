package io.shindigneo4j.benchmark.measurement;

/** What is done over and over. Used by many threads. */
@FunctionalInterface
public interface Work {

  /**
   * Does it once.
   *
   * @param number of the call, which no other has; any {@code int}
   * @return something of what came back, not 0, so that nothing is left out
   */
  long run(int number);
}
