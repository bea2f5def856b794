package io.shindigneo4j.benchmark.result;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The interval of a median")
class IntervalTest {

  @Test
  void hasAllOfFewValues() {
    assertThat(Interval.ofMedian(3, 1, 2)).isEqualTo(new Interval(1, 3));
    assertThat(Interval.ofMedian(7)).isEqualTo(new Interval(7, 7));
  }

  @Test
  void leavesOutTheEndsOfMany() {
    double[] values = IntStream.rangeClosed(1, 20).mapToDouble(i -> 21 - i).toArray();
    // Conover, Practical Nonparametric Statistics: the 6th and the 15th of 20
    assertThat(Interval.ofMedian(values)).isEqualTo(new Interval(6, 15));
  }
}
