package io.shindigneo4j.benchmark.suite;

/** A part of the benchmark. Its name is the first column of its rows. */
public interface Suite {

  String name();

  /** A description in one line. */
  String description();

  /** Whether a quick run includes it. */
  default boolean isInQuickRun() {
    return false;
  }

  /** Measures, and adds the results to the log. */
  void run(SuiteContext context) throws Exception;
}
