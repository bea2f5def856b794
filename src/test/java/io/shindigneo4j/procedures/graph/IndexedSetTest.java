package io.shindigneo4j.procedures.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("An indexed set")
class IndexedSetTest {

  @ParameterizedTest
  @ValueSource(ints = {3, 70, 100_000, Integer.MAX_VALUE})
  void givesPlacesInTheOrderOfInsertion(int bound) {
    assertPlaces(bound, new IndexedSet());
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 3, 70, 5_000, 16_384, 16_385})
  void givesThemAlsoWhereTheBoundIsSmall(int bound) {
    assertPlaces(Math.max(1, bound), IndexedSet.bounded(bound));
    assertPlaces(bound + 1_000, IndexedSet.bounded(bound));
  }

  private static void assertPlaces(int bound, IndexedSet set) {
    Random random = new Random(bound);
    List<Integer> plain = new ArrayList<>();
    for (int i = 0; i < 3_000; i++) {
      int number = random.nextInt(bound);
      assertThat(set.contains(number)).isEqualTo(plain.contains(number));
      if (!plain.contains(number)) {
        plain.add(number);
      }
      assertThat(set.add(number)).isEqualTo(plain.indexOf(number));
      int asked = random.nextInt(bound);
      assertThat(set.place(asked)).isEqualTo(plain.indexOf(asked));
    }
    assertThat(set.size()).isEqualTo(plain.size());
    for (int place = 0; place < plain.size(); place++) {
      assertThat(set.number(place)).isEqualTo(plain.get(place));
    }
  }

  @Test
  void countsWhatIsInBothSets() {
    assertThat(set(1, 2, 3, 4).intersectionSize(set(9, 4, 2))).isEqualTo(2);
    assertThat(set().intersectionSize(set(1))).isZero();
  }

  private static IndexedSet set(int... numbers) {
    IndexedSet set = new IndexedSet();
    for (int number : numbers) {
      set.add(number);
    }
    return set;
  }
}
