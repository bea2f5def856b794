package io.shindigneo4j.benchmark.writing;

import io.shindigneo4j.benchmark.result.Setting;

/** A connected client that writes. Used by many threads. */
public interface WriteClient extends AutoCloseable {

  /** By the names of the report. */
  Setting setting(String suite, String query, int threads);

  /**
   * Writes once, whatever others write meanwhile.
   *
   * @return how many records were answered, and one
   */
  long write(Write write, int number);

  @Override
  void close();
}
