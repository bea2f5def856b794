package io.shindigneo4j.benchmark.suite;

import io.shindigneo4j.benchmark.measurement.ClosedLoopLoad;
import io.shindigneo4j.benchmark.measurement.Contender;
import io.shindigneo4j.benchmark.measurement.OpenLoopLoad;
import io.shindigneo4j.benchmark.measurement.TurnResult;
import io.shindigneo4j.benchmark.result.BenchmarkSetting;
import java.util.ArrayList;
import java.util.List;

/** The cost of the load generator itself: calls that do nothing. */
final class GeneratorSuite implements Suite {

  private static final int AT_ONCE = 64;
  private static final int RATE = 16_000;

  @Override
  public String name() {
    return "generator";
  }

  @Override
  public String description() {
    return "the cost of measuring: calls that do nothing";
  }

  @Override
  public boolean isInQuickRun() {
    return true;
  }

  @Override
  public void run(SuiteContext context) {
    for (int threads : context.filter().threadCounts()) {
      try (ClosedLoopLoad load = new ClosedLoopLoad(threads)) {
        new QuestionRunner(context)
            .measure(List.of(new Contender(nothing(threads), number -> 1)), load);
      }
    }
    try (OpenLoopLoad load = new OpenLoopLoad(AT_ONCE)) {
      List<TurnResult> rounds = new ArrayList<>();
      for (int round = 0; round < context.options().rounds(); round++) {
        rounds.add(load.run(number -> 1, RATE, context.options().slice()));
      }
      BenchmarkSetting setting = nothing(AT_ONCE).at(Integer.toString(RATE));
      context.runLog().add(List.of(TurnResult.sum(setting, rounds)));
    }
  }

  private BenchmarkSetting nothing(int threads) {
    return new BenchmarkSetting(name(), "nothing", "none", "none", "none", 0, threads);
  }
}
