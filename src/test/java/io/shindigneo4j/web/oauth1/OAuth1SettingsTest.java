package io.shindigneo4j.web.oauth1;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The settings of signed requests")
class OAuth1SettingsTest {

  private static Optional<OAuth1Settings> read(Map<String, String> settings) {
    return OAuth1Settings.from(key -> Optional.ofNullable(settings.get(key)));
  }

  @Test
  void refuseThemUnlessTheySayOtherwise() {
    assertThat(read(Map.of())).isEmpty();
    assertThat(read(Map.of("shindig.neo4j.oauth1", "FALSE"))).isEmpty();
  }

  @Test
  void nameTheOrigin() {
    Map<String, String> settings =
        Map.of(
            "shindig.neo4j.oauth1", "true",
            "shindig.neo4j.oauth1-origin", "https://Social.example.org:8443");
    assertThat(read(settings))
        .hasValue(new OAuth1Settings("https://social.example.org:8443", false));
  }

  @Test
  void mayTakeBodiesThatNobodyHasSigned() {
    Map<String, String> settings =
        Map.of(
            "shindig.neo4j.oauth1", "true",
            "shindig.neo4j.oauth1-origin", "https://a.example",
            "shindig.neo4j.oauth1-unsigned-bodies", "true");
    assertThat(read(settings)).hasValue(new OAuth1Settings("https://a.example", true));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "example.org", "https://example.org/", "ftp://x", "https://a/b?c"})
  void areNotValidWithoutOne(String origin) {
    assertThatThrownBy(
            () ->
                read(Map.of("shindig.neo4j.oauth1", "true", "shindig.neo4j.oauth1-origin", origin)))
        .isInstanceOf(InvalidSettingException.class)
        .hasMessageContaining("shindig.neo4j.oauth1-origin");
  }

  @Test
  void areOnOrOff() {
    assertThatThrownBy(() -> read(Map.of("shindig.neo4j.oauth1", "yes")))
        .isInstanceOf(InvalidSettingException.class)
        .hasMessageContaining("shindig.neo4j.oauth1 is not valid");
  }
}
