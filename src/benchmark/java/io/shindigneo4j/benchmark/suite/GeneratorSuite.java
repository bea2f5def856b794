package io.shindigneo4j.benchmark.suite;

import io.shindigneo4j.benchmark.measurement.Contender;
import io.shindigneo4j.benchmark.measurement.Load;
import io.shindigneo4j.benchmark.measurement.OpenLoad;
import io.shindigneo4j.benchmark.measurement.Slice;
import io.shindigneo4j.benchmark.result.Setting;
import java.util.ArrayList;
import java.util.List;

/** What the measuring itself costs: calls that do nothing. */
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
  public boolean isForFirstLook() {
    return true;
  }

  @Override
  public void run(Bench bench) {
    for (int threads : bench.choice().threadCounts()) {
      try (Load load = new Load(threads)) {
        new Turns(bench).measure(List.of(new Contender(nothing(threads), number -> 1)), load);
      }
    }
    try (OpenLoad load = new OpenLoad(AT_ONCE)) {
      List<Slice> rounds = new ArrayList<>();
      for (int round = 0; round < bench.pace().rounds(); round++) {
        rounds.add(load.run(number -> 1, RATE, bench.pace().slice()));
      }
      Setting setting = nothing(AT_ONCE).at(Integer.toString(RATE));
      bench.journal().add(List.of(Slice.sum(setting, rounds)));
    }
  }

  private Setting nothing(int threads) {
    return new Setting(name(), "nothing", "none", "none", "none", 0, threads);
  }
}
