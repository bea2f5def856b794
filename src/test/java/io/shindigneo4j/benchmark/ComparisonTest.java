package io.shindigneo4j.benchmark;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The comparison with the goals")
class ComparisonTest {

  @Test
  void takesTheMedianForOneThreadAndCallsPerSecondForSeveral() {
    List<Comparison> comparisons =
        Comparison.of(
            List.of(
                figures("websocket-native", 1, 10, 1),
                figures("bolt", 1, 60, 1),
                figures("websocket-native", 32, 1, 590),
                figures("bolt", 32, 1, 100)));
    assertThat(comparisons.stream().map(Comparison::threads)).containsExactly(1, 32);
    assertThat(comparisons.stream().map(Comparison::ratio)).containsExactly(6.0, 5.9);
    assertThat(comparisons.stream().map(Comparison::isMet)).containsExactly(true, false);
  }

  private static Figures figures(
      String transport, int threads, double median, double callsPerSecond) {
    return new Figures(
        "person",
        new Transport(transport, Form.NATIVE, null),
        threads,
        median,
        0,
        callsPerSecond,
        0);
  }
}
