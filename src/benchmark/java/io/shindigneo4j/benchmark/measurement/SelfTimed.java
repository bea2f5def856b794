package io.shindigneo4j.benchmark.measurement;

/** Work of which somebody else tells what it takes. Used by one thread. */
@FunctionalInterface
public interface SelfTimed {

  /** Does it once. */
  SelfTimedResult run();
}
