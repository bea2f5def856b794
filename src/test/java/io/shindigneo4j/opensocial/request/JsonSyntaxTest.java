package io.shindigneo4j.opensocial.request;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("JSON")
class JsonSyntaxTest {

  @ParameterizedTest
  @ValueSource(strings = {"1", "'a'", "null", "[]", "{}", "{a: [1, {'b': null}]}"})
  void isOneValue(String text) {
    assertThat(JsonSyntax.checked(text)).isEqualTo(text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "[", "[1", "{\"a\":", "]", "[]]", "{} {}", "1 2", "[,]", "a"})
  void isNothingElse(String text) {
    assertThatIllegalArgumentException().isThrownBy(() -> JsonSyntax.checked(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "9223372036854775808",
        "{\"id\": -9223372036854775809}",
        "{\"id\": {\"a\": [1, [12345678901234567890]]}}"
      })
  void isNotKeptWhereItsNumbersWouldLoseDigits(String text) {
    JsonSyntax.checked(text);
    assertThatExceptionOfType(UnreadableInputException.class)
        .isThrownBy(() -> JsonSyntax.kept(text))
        .withMessageContaining("more than 64 bits");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "9223372036854775807",
        "[-9223372036854775808]",
        "1.5e300",
        "'9223372036854775808'"
      })
  void isKeptWithEachOtherNumber(String text) {
    assertThat(JsonSyntax.kept(text)).isEqualTo(text);
  }

  @Test
  void isAHundredDeepAtMost() {
    JsonSyntax.checked("[".repeat(100) + "]".repeat(100));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> JsonSyntax.checked("[".repeat(101) + "]".repeat(101)))
        .withMessageContaining("deeper than 100");
  }

  @ParameterizedTest
  @ValueSource(strings = {"1", "[]", "{}", "null", "\"\""})
  void hasTwoHundredThousandValuesAtMost(String value) {
    JsonSyntax.checked("[" + (value + ",").repeat(199_998) + value + "]");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> JsonSyntax.checked("[" + (value + ",").repeat(199_999) + value + "]"))
        .withMessageContaining("200000");
  }

  @Test
  void hasMembersThatCountAsValues() {
    JsonSyntax.checked("{" + "\"a\":1,".repeat(199_998) + "\"a\":1}");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> JsonSyntax.checked("{" + "\"a\":1,".repeat(199_999) + "\"a\":1}"));
  }
}
