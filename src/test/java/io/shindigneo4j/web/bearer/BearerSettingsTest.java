package io.shindigneo4j.web.bearer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.nimbusds.jose.JWSAlgorithm;
import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.web.provider.PersonClaim;
import io.shindigneo4j.web.provider.ProviderSettings;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BearerSettingsTest {

  private final Map<String, String> settings =
      new HashMap<>(
          Map.of(
              "shindig.neo4j.oidc-issuer", "https://id.example",
              "shindig.neo4j.oidc-audience", "https://social.example",
              "shindig.neo4j.oidc-keys", "https://id.example/keys"));

  private Optional<BearerSettings> read() {
    return BearerSettings.from(key -> Optional.ofNullable(settings.get(key)));
  }

  @Test
  void areNoneByDefault() {
    settings.clear();
    assertThat(read()).isEmpty();
  }

  @Test
  void haveDefaults() {
    BearerSettings read = read().orElseThrow();
    ProviderSettings provider = read.provider();
    assertThat(provider.personClaim()).isEqualTo(new PersonClaim("sub"));
    assertThat(provider.algorithms())
        .containsExactlyInAnyOrder(JWSAlgorithm.RS256, JWSAlgorithm.PS256, JWSAlgorithm.ES256);
    assertThat(read.scopes().of(List.of("people:read", "openid"))).hasToString("people:read");
  }

  @Test
  void areWhole() {
    settings.remove("shindig.neo4j.oidc-audience");
    assertThatThrownBy(this::read)
        .isInstanceOf(InvalidSettingException.class)
        .hasMessage(
            "shindig.neo4j.oidc-issuer needs shindig.neo4j.oidc-audience or"
                + " shindig.neo4j.oidc-client");
  }

  @Test
  void needNeitherKeysNorAnAudienceWherePeopleSignIn() {
    settings.remove("shindig.neo4j.oidc-keys");
    assertThat(read().orElseThrow().provider().keys()).isEmpty();
    settings.remove("shindig.neo4j.oidc-audience");
    settings.put("shindig.neo4j.oidc-client", "social");
    assertThat(read()).isEmpty();
  }

  @Test
  void needAnIssuerWherePeopleSignIn() {
    settings.remove("shindig.neo4j.oidc-issuer");
    settings.put("shindig.neo4j.oidc-client", "social");
    assertThatThrownBy(this::read)
        .isInstanceOf(InvalidSettingException.class)
        .hasMessage("shindig.neo4j.oidc-client needs shindig.neo4j.oidc-issuer");
  }

  @ParameterizedTest
  @CsvSource({
    "issuer, http://id.example",
    "issuer, https://id.example?a=b",
    "issuer, https://user@id.example",
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
    settings.put("shindig.neo4j.oidc-issuer", "http://localhost:9000");
    assertThat(read()).isPresent();
  }
}
