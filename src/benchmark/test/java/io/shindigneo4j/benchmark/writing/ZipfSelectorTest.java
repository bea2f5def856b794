package io.shindigneo4j.benchmark.writing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A choice by a power law")
class ZipfSelectorTest {

  private static final int DRAWS = 100_000;

  private final ZipfSelector law = new ZipfSelector(1_000, DRAWS, 7);

  private double share(int place) {
    return IntStream.range(0, DRAWS).filter(i -> law.place(i) == place).count() / (double) DRAWS;
  }

  @Test
  void fallsToAHalfATenthAndAHundredth() {
    assertThat(share(1) / share(0)).isCloseTo(0.5, within(0.05));
    assertThat(share(9) / share(0)).isCloseTo(0.1, within(0.02));
    assertThat(share(99) / share(0)).isCloseTo(0.01, within(0.005));
  }

  @Test
  void hasPlacesAlone() {
    assertThat(IntStream.range(-10, DRAWS).map(law::place)).allMatch(p -> p >= 0 && p < 1_000);
  }
}
