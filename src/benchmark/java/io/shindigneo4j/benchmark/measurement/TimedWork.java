package io.shindigneo4j.benchmark.measurement;

import io.shindigneo4j.benchmark.result.BenchmarkSetting;
import java.time.Duration;

/** What has turns, by whichever load generator. Not thread-safe. */
public interface TimedWork {

  BenchmarkSetting setting();

  /** Runs for this time, to warm up. */
  TurnResult warmUp(Duration time);

  /** Runs one turn of at least this time. */
  TurnResult turn(Duration time);
}
