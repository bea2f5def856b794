package io.shindigneo4j.audit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Text of others in a line")
class SafeTextTest {

  @Test
  void staysAsItIsWhereItIsVisible() {
    assertThat(SafeText.of("Ünal O'Neil <@example.org> 李 😀"))
        .isEqualTo("Ünal O'Neil <@example.org> 李 😀");
  }

  @Test
  void showsWhatEndsALineOrHidesOrTurnsText() {
    assertThat(SafeText.of("a\r\nb\u0000\u001b[31m"))
        .isEqualTo("a<U+000D><U+000A>b<U+0000><U+001B>[31m");
    assertThat(SafeText.of("\u202e\u2066\u200b\u2028\u2029\u0085\ufeff"))
        .isEqualTo("<U+202E><U+2066><U+200B><U+2028><U+2029><U+0085><U+FEFF>");
    assertThat(SafeText.of("\ud800x\ue000")).isEqualTo("<U+D800>x<U+E000>");
    assertThat(SafeText.of(new String(Character.toChars(0xE0041)))).isEqualTo("<U+E0041>");
  }

  @Test
  void isBounded() {
    assertThat(SafeText.of("x".repeat(1 << 20))).isEqualTo("x".repeat(SafeText.MAX_LENGTH) + "...");
    assertThat(SafeText.of("\n".repeat(1 << 20)))
        .isEqualTo("<U+000A>".repeat(SafeText.MAX_LENGTH / "<U+000A>".length()) + "...");
    assertThat(SafeText.of("😀".repeat(1 << 20))).hasSize(SafeText.MAX_LENGTH + "...".length());
    assertThat(SafeText.of("x".repeat(SafeText.MAX_LENGTH))).hasSize(SafeText.MAX_LENGTH);
  }
}
