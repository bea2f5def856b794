package io.shindigneo4j.opensocial.request;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Letters that a change of case makes longer")
class GrowingLettersTest {

  @Test
  void areAllKnown() {
    assertThat(IntStream.range(0, 1 << 16).filter(c -> grows(Character.toString(c))))
        .hasSizeGreaterThan(100)
        .allMatch(c -> GrowingLetters.isOne((char) c.intValue()));
  }

  private static boolean grows(String letter) {
    return letter.toLowerCase(Locale.ROOT).length() > 1
        || letter.toUpperCase(Locale.ROOT).length() > 1;
  }

  @Test
  void areFewInTexts() {
    assertThat(GrowingLetters.areFew(null)).isTrue();
    assertThat(GrowingLetters.areFew("ß".repeat(GrowingLetters.MOST) + "s".repeat(9_000))).isTrue();
    assertThat(GrowingLetters.areFew("ß".repeat(GrowingLetters.MOST + 1))).isFalse();
  }
}
