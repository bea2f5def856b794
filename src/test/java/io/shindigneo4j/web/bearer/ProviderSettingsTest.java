package io.shindigneo4j.web.bearer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.nimbusds.jose.JWSAlgorithm;
import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ProviderSettingsTest {

  private final Map<String, String> settings =
      new HashMap<>(
          Map.of(
              "shindig.neo4j.oidc-issuer", "https://id.example",
              "shindig.neo4j.oidc-audience", "https://social.example",
              "shindig.neo4j.oidc-keys", "https://id.example/keys"));

  private Optional<ProviderSettings> read() {
    return ProviderSettings.from(key -> Optional.ofNullable(settings.get(key)));
  }

  @Test
  void areNoneByDefault() {
    settings.clear();
    assertThat(read()).isEmpty();
  }

  @Test
  void haveDefaults() {
    ProviderSettings provider = read().orElseThrow();
    assertThat(provider.personClaim()).isEqualTo("sub");
    assertThat(provider.algorithms())
        .containsExactlyInAnyOrder(JWSAlgorithm.RS256, JWSAlgorithm.PS256, JWSAlgorithm.ES256);
    assertThat(provider.scopes().of(List.of("people:read", "openid"))).hasToString("people:read");
  }

  @ParameterizedTest
  @ValueSource(strings = {"audience", "keys"})
  void areWhole(String missing) {
    settings.remove("shindig.neo4j.oidc-" + missing);
    assertThatThrownBy(this::read)
        .isInstanceOf(InvalidSettingException.class)
        .hasMessage("shindig.neo4j.oidc-issuer needs shindig.neo4j.oidc-" + missing);
  }

  @ParameterizedTest
  @CsvSource({
    "keys, http://id.example/keys",
    "keys, file:///etc/passwd",
    "keys, https:///keys",
    "algorithms, none",
    "algorithms, HS256",
    "algorithms, 'RS256, HS256'",
    "algorithms, ','",
    "scopes, people:read",
    "scopes, a=people:rule"
  })
  void nameWhatIsWrong(String setting, String value) {
    settings.put("shindig.neo4j.oidc-" + setting, value);
    assertThatThrownBy(this::read)
        .isInstanceOf(InvalidSettingException.class)
        .hasMessageStartingWith("shindig.neo4j.oidc-" + setting + " is not valid: it must")
        .hasMessageNotContaining("null");
  }

  @Test
  void takeAProviderOnThisMachineWithoutEncryption() {
    settings.put("shindig.neo4j.oidc-keys", "http://127.0.0.1:9000/keys");
    assertThat(read()).isPresent();
  }
}
