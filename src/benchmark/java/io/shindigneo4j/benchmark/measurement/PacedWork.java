package io.shindigneo4j.benchmark.measurement;

import io.shindigneo4j.benchmark.result.BenchmarkSetting;
import java.time.Duration;

/**
 * Work of a contender at a fixed rate, by the threads of a load in this process.
 *
 * @param rate calls per second; it follows an {@code @} in the query's name
 */
public record PacedWork(Contender contender, OpenLoopLoad load, int rate) implements TimedWork {

  @Override
  public BenchmarkSetting setting() {
    return contender.setting().at(Integer.toString(rate));
  }

  @Override
  public TurnResult warmUp(Duration time) {
    return turn(time);
  }

  @Override
  public TurnResult turn(Duration time) {
    return load.run(contender.work(), rate, time);
  }
}
