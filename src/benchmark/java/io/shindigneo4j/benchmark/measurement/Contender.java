package io.shindigneo4j.benchmark.measurement;

import io.shindigneo4j.benchmark.result.Setting;

/**
 * Something that takes turns with others.
 *
 * @param repetitions a turn of one thread has a multiple of these
 * @param calls in each time that the work is done; they take that long, all of them
 */
public record Contender(Setting setting, int repetitions, int calls, Work work) {

  /** Whose work is one call. */
  public Contender(Setting setting, int repetitions, Work work) {
    this(setting, repetitions, 1, work);
  }

  /** Whose turns are as long as they are. */
  public Contender(Setting setting, Work work) {
    this(setting, 1, work);
  }

  /** The same under some circumstance, which the name of the query tells after an {@code @}. */
  public Contender at(String circumstance) {
    return new Contender(setting.at(circumstance), repetitions, calls, work);
  }
}
