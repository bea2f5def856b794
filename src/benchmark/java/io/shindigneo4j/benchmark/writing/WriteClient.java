package io.shindigneo4j.benchmark.writing;

import io.shindigneo4j.benchmark.result.BenchmarkSetting;

/** A connected client that writes. Thread-safe. */
public interface WriteClient extends AutoCloseable {

  /** The setting under which results are reported. */
  BenchmarkSetting setting(String suite, String query, int threads);

  /**
   * Makes one write, which may run beside others.
   *
   * @return the number of records in the answer, plus one
   */
  long write(Write write, int number);

  @Override
  void close();
}
