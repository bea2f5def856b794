package io.shindigneo4j.web.openid;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A line of the log about a failed sign-in")
class FailureLogTest {

  @ParameterizedTest
  @ValueSource(strings = {"a\nb", "a\u0085b", "a\u009bb", "a\u2028b", "a\u2029b", "a\u202eb"})
  void isOneLineThatChangesNoTerminal(String text) {
    assertThat(FailureLog.line(text)).isEqualTo("a?b");
  }

  @Test
  void isNotLong() {
    assertThat(FailureLog.line("a".repeat(1_000))).isEqualTo("a".repeat(300) + "...");
  }
}
