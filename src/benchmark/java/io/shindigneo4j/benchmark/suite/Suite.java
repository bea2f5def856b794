package io.shindigneo4j.benchmark.suite;

/** A part of the benchmark, whose name its rows have. */
public interface Suite {

  String name();

  /** What it measures, in a line. */
  String description();

  /** Whether a run of two minutes has it. */
  default boolean isForFirstLook() {
    return false;
  }

  /** Measures, and notes what came of it. */
  void run(SuiteContext context) throws Exception;
}
