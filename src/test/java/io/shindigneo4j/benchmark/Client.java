package io.shindigneo4j.benchmark;

import java.util.List;
import java.util.Map;

/** A connected client of the server. Used by many threads. */
interface Client extends AutoCloseable {

  /** The name of the format that values travel in. */
  String format();

  /** How many connections so many threads share. */
  int connections(int threads);

  /** Asks, and touches every value of the answer, which is what is timed. */
  long read(Asked asked);

  /** The records of the answer in plain values, for comparison. */
  List<Map<String, Object>> answer(Asked asked);

  @Override
  void close();
}
