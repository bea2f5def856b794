package io.shindigneo4j.web.gadgetoauth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.testing.Tokens;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The settings of what gadgets fetch by OAuth")
class GadgetOAuthSettingsTest {

  private final Map<String, String> settings =
      new HashMap<>(
          Map.of(
              "shindig.neo4j.token-key", Tokens.KEY,
              "shindig.neo4j.gadget-oauth", "true",
              "shindig.neo4j.gadget-oauth-address", "https://social.example.org/shindig"));

  private Optional<GadgetOAuthSettings> read() {
    return GadgetOAuthSettings.from(key -> Optional.ofNullable(settings.get(key)));
  }

  @Test
  void areOffByDefault() {
    settings.clear();
    assertThat(read()).isEmpty();
  }

  @Test
  void tellWherePeopleComeBack() {
    GadgetOAuthSettings read = read().orElseThrow();
    assertThat(read.lifetime()).isEqualTo(Duration.ofDays(90));
    assertThat(read.callback1())
        .isEqualTo("https://social.example.org/shindig/gadgets/oauthcallback");
    assertThat(read.callback2())
        .isEqualTo("https://social.example.org/shindig/gadgets/oauth2callback");
  }

  @ParameterizedTest
  @CsvSource({
    "gadget-oauth, yes",
    "gadget-oauth-address, ''",
    "gadget-oauth-address, http://social.example.org",
    "gadget-oauth-address, https://social.example.org/",
    "gadget-oauth-address, https://social.example.org?x",
    "gadget-oauth-lifetime, P401D",
    "gadget-oauth-lifetime, soon",
    "fetch-headers, 'accept, content-type'",
    "token-type, insecure",
    "token-key, ''"
  })
  void refuse(String key, String value) {
    settings.put("shindig.neo4j." + key, value);
    assertThatExceptionOfType(InvalidSettingException.class).isThrownBy(this::read);
  }
}
