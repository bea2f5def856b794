package io.shindigneo4j.web.token;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.testing.Tokens;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The settings of security tokens")
class TokenSettingsTest {
  private static final String TYPE = "shindig.neo4j.token-type";
  private static final String KEY = "shindig.neo4j.token-key";
  private static final String KEY_FILE = "shindig.neo4j.token-key-file";

  @TempDir Path directory;

  @Test
  void areSecureByDefaultAndThenNeedAKey() {
    assertRefused(
        Map.of(),
        "Security tokens need a key: set shindig.neo4j.token-key or shindig.neo4j.token-key-file");
  }

  @Test
  void takeAKeyFromItsSetting() {
    TokenSettings settings = settings(Map.of(KEY, " " + Tokens.KEY + " "));
    assertThat(settings.type()).isEqualTo(TokenType.SECURE);
    assertThat(settings.keys().orElseThrow().encrypting().key().text()).isEqualTo(Tokens.KEY);
  }

  @Test
  void takeAKeyFromAFile() throws IOException {
    Path file = Files.writeString(directory.resolve("key"), Tokens.KEY + "\n");
    assertThat(
            settings(Map.of(KEY_FILE, file.toString()))
                .keys()
                .orElseThrow()
                .encrypting()
                .key()
                .text())
        .isEqualTo(Tokens.KEY);
  }

  @Test
  void nameAFileThatCannotBeRead() {
    assertRefused(
        Map.of(KEY_FILE, directory.resolve("nothing").toString()), KEY_FILE + " is not valid");
  }

  @Test
  void refuseAnEmptyFile() throws IOException {
    Path file = Files.createFile(directory.resolve("key"));
    assertRefused(Map.of(KEY_FILE, file.toString()), KEY_FILE + " is not valid");
  }

  @Test
  void refuseTwoKeys() {
    assertRefused(Map.of(KEY, Tokens.KEY, KEY_FILE, "file"), "both set");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "short",
        "default-insecure-embedded-key",
        "0123456789abcdefghijklmnopqrstu",
        "00000000000000000000000000000000",
        "passwordpasswordpasswordpassword",
        "12345678901234567890123456789012"
      })
  void refuseAKeyThatCanBeGuessedWithoutPrintingIt(String key) {
    assertThatThrownBy(() -> settings(Map.of(KEY, key)))
        .isInstanceOf(InvalidSettingException.class)
        .hasMessageStartingWith(KEY + " is not valid: the key must")
        .hasMessageNotContaining(key);
  }

  @ParameterizedTest
  @ValueSource(strings = {"insecure", "INSECURE"})
  void areInsecureWhenAskedForByName(String type) {
    TokenSettings settings = settings(Map.of(TYPE, type));
    assertThat(settings)
        .isEqualTo(new TokenSettings(TokenType.INSECURE, Optional.empty(), Duration.ofHours(12)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"plain", "none", "in secure"})
  void areOfAKnownType(String type) {
    assertRefused(Map.of(TYPE, type, KEY, Tokens.KEY), TYPE + " is not valid");
  }

  /** Revocations are forgotten after that time. */
  @Test
  void letTokensBeRenewedForThirtyDaysAtMost() {
    String renewal = "shindig.neo4j.token-renewal";
    assertThat(settings(Map.of(KEY, Tokens.KEY, renewal, "P30D")).renewal())
        .isEqualTo(Duration.ofDays(30));
    assertRefused(Map.of(KEY, Tokens.KEY, renewal, "P30DT1S"), renewal + " is not valid");
  }

  @Test
  void doNotPrintTheKey() {
    assertThat(settings(Map.of(KEY, Tokens.KEY)).toString()).doesNotContain(Tokens.KEY);
  }

  private static void assertRefused(Map<String, String> values, String message) {
    assertThatThrownBy(() -> settings(values))
        .isInstanceOf(InvalidSettingException.class)
        .hasMessageContaining(message);
  }

  private static TokenSettings settings(Map<String, String> values) {
    return TokenSettings.from(key -> Optional.ofNullable(values.get(key)));
  }
}
