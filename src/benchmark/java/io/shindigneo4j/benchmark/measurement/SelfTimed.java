package io.shindigneo4j.benchmark.measurement;

/** Work that reports its own cost. Not thread-safe. */
@FunctionalInterface
public interface SelfTimed {

  /** Runs once. */
  SelfTimedResult run();
}
