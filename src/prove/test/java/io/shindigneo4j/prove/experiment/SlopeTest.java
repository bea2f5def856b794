package io.shindigneo4j.prove.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The slope of samples")
class SlopeTest {

  @Test
  void isThatOfALine() {
    Slope slope = Slope.of(List.of(100.0, 101.0, 102.0, 103.0, 104.0));
    assertThat(slope.first()).isCloseTo(100, within(1e-9));
    assertThat(slope.growth()).isCloseTo(0.04, within(1e-9));
  }

  @Test
  void isLevelWhateverTheNoise() {
    assertThat(Slope.of(List.of(100.0, 90.0, 110.0, 90.0, 100.0)).growth())
        .isCloseTo(0, within(0.03));
  }

  @Test
  void isLevelForOneSample() {
    assertThat(Slope.of(List.of(7.0)).growth()).isZero();
  }
}
