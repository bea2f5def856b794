package io.shindigneo4j.opensocial.oauth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.opensocial.configuration.Setting;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The lifetimes of codes and tokens")
class TokenLifetimesTest {

  @Test
  void areShortForWhatIsNotRenewed() {
    assertThat(lifetimes(Map.of()))
        .isEqualTo(
            new TokenLifetimes(Duration.ofMinutes(1), Duration.ofHours(1), Duration.ofDays(30)));
  }

  @Test
  void areSet() {
    assertThat(
            lifetimes(
                Map.of(
                    "shindig.neo4j.oauth-code-lifetime", "PT30S",
                    "shindig.neo4j.oauth-access-token-lifetime", "PT10M",
                    "shindig.neo4j.oauth-refresh-token-lifetime", "P400D")))
        .isEqualTo(
            new TokenLifetimes(
                Duration.ofSeconds(30), Duration.ofMinutes(10), Duration.ofDays(400)));
  }

  /** Revocations are forgotten after that time. */
  @Test
  void areTimesOfAtMostFourHundredDays() {
    List<Setting> settings =
        List.of(
            OAuthTokenSetting.CODE_LIFETIME,
            OAuthTokenSetting.ACCESS_TOKEN_LIFETIME,
            OAuthTokenSetting.REFRESH_TOKEN_LIFETIME);
    for (Setting setting : settings) {
      for (String text : List.of("1 hour", "PT0S", "-PT1H", "P400DT1S", "PT9999999999999999H")) {
        assertThatThrownBy(() -> lifetimes(Map.of(setting.key(), text)))
            .isInstanceOf(InvalidSettingException.class)
            .hasMessageStartingWith(setting.key() + " is not valid");
      }
    }
  }

  private static TokenLifetimes lifetimes(Map<String, String> values) {
    return TokenLifetimes.from(key -> Optional.ofNullable(values.get(key)));
  }
}
