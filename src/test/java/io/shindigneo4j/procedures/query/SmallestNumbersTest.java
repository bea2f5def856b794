package io.shindigneo4j.procedures.query;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.LongStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The smallest of many numbers")
class SmallestNumbersTest {

  private static long bound(long count, long... numbers) {
    SmallestNumbers smallest = new SmallestNumbers(count);
    LongStream.of(numbers).forEach(smallest::add);
    return smallest.bound();
  }

  @Test
  void endWithTheGreatestOfThem() {
    assertThat(bound(2, 5, 3, 9, 4, 3)).isEqualTo(3);
    assertThat(bound(3, 5, 3, 9, 4, 3)).isEqualTo(4);
  }

  @Test
  void areAllWhereThereAreFewer() {
    assertThat(bound(6, 5, 3, 9, 4, 3)).isEqualTo(Long.MAX_VALUE);
  }

  @Test
  void areNoneWhereNoneIsWanted() {
    assertThat(bound(0, 5, 3)).isEqualTo(Long.MIN_VALUE);
  }
}
