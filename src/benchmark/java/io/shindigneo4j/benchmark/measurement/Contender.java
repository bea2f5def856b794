package io.shindigneo4j.benchmark.measurement;

import io.shindigneo4j.benchmark.result.BenchmarkSetting;

/**
 * Work that is measured in turns with other work.
 *
 * @param repetitions a turn of one thread repeats the work a multiple of this number of times
 * @param calls how many calls one execution of the work makes; its time counts for each of them
 */
public record Contender(BenchmarkSetting setting, int repetitions, int calls, Work work) {

  /** Work that makes one call. */
  public Contender(BenchmarkSetting setting, int repetitions, Work work) {
    this(setting, repetitions, 1, work);
  }

  /** Work whose turns are limited by time only. */
  public Contender(BenchmarkSetting setting, Work work) {
    this(setting, 1, work);
  }

  /** The same work under a circumstance, which follows an {@code @} in the query's name. */
  public Contender at(String circumstance) {
    return new Contender(setting.at(circumstance), repetitions, calls, work);
  }
}
