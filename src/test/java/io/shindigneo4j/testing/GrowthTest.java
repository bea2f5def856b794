package io.shindigneo4j.testing;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The growth of a parser's time")
class GrowthTest {

  @Test
  void isLinear() {
    Growth.assertLinear("a"::repeat, text -> Pattern.matches("a*b", text));
  }

  @ParameterizedTest
  @ValueSource(strings = {"a*a*b", "a*a*a*b"})
  void isNot(String expression) {
    Pattern pattern = Pattern.compile(expression);
    assertThatThrownBy(
            () -> Growth.assertLinear("a"::repeat, text -> pattern.matcher(text).matches()))
        .isInstanceOf(AssertionError.class);
  }
}
