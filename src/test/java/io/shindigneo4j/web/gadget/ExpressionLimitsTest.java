package io.shindigneo4j.web.gadget;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The expressions of a page")
class ExpressionLimitsTest {

  @ParameterizedTest
  @ValueSource(strings = {"", "{", "${a}", "a${'}'}b#{\"}\"}", "${'\\'}'}", "${", "{a: {b: $}}"})
  void mayBeShort(String text) {
    assertThat(ExpressionLimits.hold(text)).isTrue();
    assertThat(ExpressionLimits.hold(text + "x".repeat(200))).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"${", "#{", "${'}'+", "${\"}'\"+", "${'\\'}'+", "$a${"})
  void areNotLong(String begin) {
    assertThat(ExpressionLimits.hold(begin + "(".repeat(250) + "1" + ")".repeat(250) + "}"))
        .isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"${a}", "#{a}"})
  void areNotMany(String expression) {
    assertThat(ExpressionLimits.hold(expression.repeat(2_000))).isTrue();
    assertThat(ExpressionLimits.hold(expression.repeat(2_001))).isFalse();
  }
}
