package io.shindigneo4j.benchmark.measurement;

import io.shindigneo4j.benchmark.result.BenchmarkSetting;
import java.time.Duration;

/** Work of a contender, by the threads of a load in this process. */
record LocalWork(Contender contender, ClosedLoopLoad load, MeasurementOptions options)
    implements TimedWork {

  @Override
  public BenchmarkSetting setting() {
    return contender.setting();
  }

  @Override
  public TurnResult warmUp(Duration time) {
    return load.run(contender.work(), 1, time);
  }

  @Override
  public TurnResult turn(Duration time) {
    return load.run(contender, options);
  }
}
