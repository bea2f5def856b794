package io.shindigneo4j.opensocial.oauth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The lifetimes of tokens of OAuth 1.0a")
class SignedTokenLifetimesTest {

  private static SignedTokenLifetimes read(Map<String, String> settings) {
    return SignedTokenLifetimes.from(key -> Optional.ofNullable(settings.get(key)));
  }

  @Test
  void haveDefaults() {
    assertThat(read(Map.of()))
        .isEqualTo(new SignedTokenLifetimes(Duration.ofMinutes(10), Duration.ofDays(30)));
  }

  @Test
  void areThoseOfTheSettings() {
    Map<String, String> settings =
        Map.of(
            "shindig.neo4j.oauth1-request-token-lifetime", "PT1H",
            "shindig.neo4j.oauth1-access-token-lifetime", "P400D");
    assertThat(read(settings))
        .isEqualTo(new SignedTokenLifetimes(Duration.ofHours(1), Duration.ofDays(400)));
  }

  @ParameterizedTest
  @CsvSource({
    "shindig.neo4j.oauth1-request-token-lifetime, PT61M",
    "shindig.neo4j.oauth1-request-token-lifetime, long",
    "shindig.neo4j.oauth1-access-token-lifetime, P401D",
    "shindig.neo4j.oauth1-access-token-lifetime, PT0S"
  })
  void areBounded(String key, String value) {
    assertThatThrownBy(() -> read(Map.of(key, value)))
        .isInstanceOf(InvalidSettingException.class)
        .hasMessageContaining(key);
  }
}
