package io.shindigneo4j.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A random case")
class RandomCasesTest {

  private List<Integer> last;

  @Test
  void thatFailsIsMadeSmaller() {
    AssertionError failure =
        catchThrowableOfType(
            AssertionError.class, () -> RandomCases.check(7, random -> rejectTens(random)));
    assertThat(failure).hasMessageContaining("seed 7").hasMessageContaining("a ten");
    assertThat(last.size()).isLessThan(50);
    assertThat(last.stream().filter(number -> number == 10)).hasSize(1);
    assertThat(last.stream().filter(number -> number != 0)).hasSize(1);
  }

  @Test
  void thatPassesIsLeftAlone() {
    assertThatCode(() -> RandomCases.check(7, RandomGenerator::nextInt)).doesNotThrowAnyException();
  }

  @Test
  void isTheSameForTheSameSeed() {
    List<Long> first = new ArrayList<>();
    List<Long> second = new ArrayList<>();
    RandomCases.check(3, random -> random.longs(10).forEach(first::add));
    RandomCases.check(3, random -> random.longs(10).forEach(second::add));
    assertThat(second).isEqualTo(first);
  }

  private void rejectTens(RandomGenerator random) {
    List<Integer> numbers = new ArrayList<>();
    int size = random.nextInt(1000);
    for (int i = 0; i < size; i++) {
      numbers.add(random.nextInt(20));
    }
    if (numbers.contains(10)) {
      last = numbers;
      throw new AssertionError("a ten");
    }
  }
}
