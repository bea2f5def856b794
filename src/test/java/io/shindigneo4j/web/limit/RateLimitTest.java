package io.shindigneo4j.web.limit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.opensocial.configuration.Setting;
import io.shindigneo4j.opensocial.configuration.SettingConstants;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("The settings of limits in time")
class RateLimitTest {

  private static Function<String, Optional<String>> settings(Map<String, String> values) {
    return key -> Optional.ofNullable(values.get(key));
  }

  /** Those of requests, not of failures or calls. */
  static List<Setting> all() {
    return SettingConstants.of(LimitSetting.class).stream()
        .filter(setting -> !setting.equals(LimitSetting.OAUTH_FAILURES))
        .filter(setting -> !setting.equals(LimitSetting.CLIENT_CALLS))
        .toList();
  }

  @Test
  void haveDefaults() {
    assertThat(RateLimit.ofAddresses(settings(Map.of()))).isEqualTo(new RateLimit(200, 2_000));
    assertThat(RateLimit.ofViewers(settings(Map.of()))).isEqualTo(new RateLimit(100, 1_000));
    assertThat(RateLimit.ofBodies(settings(Map.of()))).isEqualTo(new RateLimit(64, 262_144));
  }

  @Test
  void areReadFromTheirKeys() {
    Map<String, String> values =
        Map.of(
            "shindig.neo4j.address-rate", " 1 ",
            "shindig.neo4j.address-burst", "2",
            "shindig.neo4j.viewer-rate", "3",
            "shindig.neo4j.viewer-burst", "4",
            "shindig.neo4j.viewer-body-rate", "5",
            "shindig.neo4j.viewer-body-burst", "6");
    assertThat(all().stream().map(Setting::key))
        .containsExactlyInAnyOrderElementsOf(values.keySet());
    assertThat(RateLimit.ofAddresses(settings(values))).isEqualTo(new RateLimit(1, 2));
    assertThat(RateLimit.ofViewers(settings(values))).isEqualTo(new RateLimit(3, 4));
    assertThat(RateLimit.ofBodies(settings(values))).isEqualTo(new RateLimit(5, 6));
  }

  @Test
  void switchALimitOffByARateOfNothing() {
    assertThat(RateLimit.ofAddresses(settings(Map.of("shindig.neo4j.address-rate", "0"))).isOff())
        .isTrue();
    assertThat(RateLimit.ofAddresses(settings(Map.of())).isOff()).isFalse();
  }

  @ParameterizedTest
  @MethodSource("all")
  void areNamedWhereTheirValueMakesNoSense(Setting setting) {
    for (String value : List.of("-1", "many", "", "1.5", "3000000000")) {
      Function<String, Optional<String>> find = settings(Map.of(setting.key(), value));
      assertThatExceptionOfType(InvalidSettingException.class)
          .isThrownBy(
              () -> {
                RateLimit.ofAddresses(find);
                RateLimit.ofViewers(find);
                RateLimit.ofBodies(find);
              })
          .withMessageContaining(setting.key());
    }
  }
}
