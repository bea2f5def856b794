package io.shindigneo4j.benchmark.report;

import java.util.function.DoubleFunction;

/** What the values of a chart are. */
enum Unit {
  MICROSECONDS(Numbers::time),
  RATIO(Numbers::times),
  CALLS_PER_SECOND(Numbers::rate);

  private final DoubleFunction<String> format;

  Unit(DoubleFunction<String> format) {
    this.format = format;
  }

  String format(double value) {
    return format.apply(value);
  }
}
