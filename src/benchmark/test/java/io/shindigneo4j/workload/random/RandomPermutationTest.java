package io.shindigneo4j.workload.random;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.LongStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A permutation")
class RandomPermutationTest {

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 5, 64, 1_000, 4_097})
  void hasEachNumberOnceAndKnowsItsPlace(long size) {
    RandomPermutation permutation = new RandomPermutation(size, new SeededRandom(1).of("test"));
    assertThat(LongStream.range(0, size).map(permutation::at).distinct().count()).isEqualTo(size);
    for (long place = 0; place < size; place++) {
      assertThat(permutation.at(place)).isBetween(0L, size - 1);
      assertThat(permutation.placeOf(permutation.at(place))).isEqualTo(place);
    }
  }

  @Test
  void isAnotherFromEachSeed() {
    RandomPermutation one = new RandomPermutation(1_000, new SeededRandom(1).of("test"));
    RandomPermutation other = new RandomPermutation(1_000, new SeededRandom(2).of("test"));
    long same = LongStream.range(0, 1_000).filter(i -> one.at(i) == other.at(i)).count();
    assertThat(same).isLessThan(10);
  }
}
