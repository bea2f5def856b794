package io.shindigneo4j.opensocial.request;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The cost of a change of case")
class CaseCostTest {
  private static final int MAX = CaseCost.MAX_GROWING;

  @Test
  void knowsAllLettersThatGrow() {
    assertThat(IntStream.range(0, 1 << 16).filter(c -> grows(Character.toString(c))))
        .hasSizeGreaterThan(100)
        .allMatch(c -> CaseCost.grows((char) c.intValue()));
  }

  private static boolean grows(String letter) {
    return letter.toLowerCase(Locale.ROOT).length() > 1
        || letter.toUpperCase(Locale.ROOT).length() > 1;
  }

  @Test
  void isSmallForWhatPeopleWrite() {
    assertThat(CaseCost.isSmall(null)).isTrue();
    assertThat(CaseCost.isSmall("ß".repeat(MAX) + "s".repeat(9_000))).isTrue();
    assertThat(CaseCost.isSmall("ß".repeat(MAX + 1))).isFalse();
    assertThat(CaseCost.isSmall("ΣΙΣΥΦΟΣ ".repeat(9_000))).isTrue();
    assertThat(CaseCost.isSmall("Σ".repeat(1_001))).isFalse();
    assertThat(CaseCost.isSmall("Σ" + "a".repeat(1_000_000))).isFalse();
  }

  /** Neither dots nor hyphens nor marks end a word. */
  @ParameterizedTest
  @ValueSource(strings = {"Σ", "Σ.", "Σ-", "Σ\u0301", "aΣ'"})
  void isThatOfWholeWords(String part) {
    assertThat(CaseCost.isSmall(part.repeat(2_000))).isFalse();
    assertThat(CaseCost.isSmall((part.repeat(20) + "\n").repeat(100))).isTrue();
  }

  @Test
  void isThatOfAllTexts() {
    CaseCost cost = new CaseCost();
    for (int i = 0; i < 10; i++) {
      assertThat(cost.isSmall()).isTrue();
      cost.add("Σ".repeat(330));
    }
    assertThat(cost.isSmall()).isFalse();
  }
}
