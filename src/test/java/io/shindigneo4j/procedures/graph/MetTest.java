package io.shindigneo4j.procedures.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Those met")
class MetTest {

  @ParameterizedTest
  @ValueSource(ints = {3, 70, 100_000, Integer.MAX_VALUE})
  void havePlacesInTheOrderOfMeeting(int bound) {
    assertPlaces(bound, new Met());
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 3, 70, 5_000, 16_384, 16_385})
  void haveThemAlsoWhereThereAreFewInAll(int bound) {
    assertPlaces(Math.max(1, bound), Met.among(bound));
    assertPlaces(bound + 1_000, Met.among(bound));
  }

  private static void assertPlaces(int bound, Met met) {
    Random random = new Random(bound);
    List<Integer> plain = new ArrayList<>();
    for (int i = 0; i < 3_000; i++) {
      int number = random.nextInt(bound);
      assertThat(met.contains(number)).isEqualTo(plain.contains(number));
      if (!plain.contains(number)) {
        plain.add(number);
      }
      assertThat(met.add(number)).isEqualTo(plain.indexOf(number));
      int asked = random.nextInt(bound);
      assertThat(met.place(asked)).isEqualTo(plain.indexOf(asked));
    }
    assertThat(met.size()).isEqualTo(plain.size());
    for (int place = 0; place < plain.size(); place++) {
      assertThat(met.number(place)).isEqualTo(plain.get(place));
    }
  }

  @Test
  void areCountedWhereTwoHaveMetThem() {
    assertThat(met(1, 2, 3, 4).inCommon(met(9, 4, 2))).isEqualTo(2);
    assertThat(met().inCommon(met(1))).isZero();
  }

  private static Met met(int... numbers) {
    Met met = new Met();
    for (int number : numbers) {
      met.add(number);
    }
    return met;
  }
}
