package io.shindigneo4j.opensocial.configuration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A setting that is on or off")
class FlagSettingTest {
  private static final Setting SETTING = new Setting("shindig.neo4j.example", "true");

  private static boolean read(String text) {
    return new SettingValues(key -> Optional.ofNullable(text)).flag(SETTING);
  }

  @ParameterizedTest
  @CsvSource({"true, true", "false, false", "TRUE, true", "' False ', false", ", true"})
  void isTrueOrFalseInAnyCase(String text, boolean on) {
    assertThat(read(text)).isEqualTo(on);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "yes", "1", "on", "truee"})
  void isNothingElse(String text) {
    assertThatThrownBy(() -> read(text))
        .isInstanceOf(InvalidSettingException.class)
        .hasMessage("shindig.neo4j.example is not valid: it must be true or false");
  }
}
