package io.shindigneo4j.web.gadgetoauth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.ClientProof;
import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.GadgetService;
import io.shindigneo4j.testing.Tokens;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
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
    assertThat(read.fetchTime()).isEqualTo(Duration.ofSeconds(20));
    assertThat(read.callback(service(ClientProof.HMAC_SHA1)))
        .isEqualTo(
            "https://social.example.org/shindig/gadgets/oauthcallback"
                + "?gadget=https%3A%2F%2Fg.example%2Fg.xml%3Fa%3D%2A&service=my%20mail");
    assertThat(read.callback(service(ClientProof.NONE)))
        .isEqualTo("https://social.example.org/shindig/gadgets/oauth2callback");
  }

  private static GadgetService service(ClientProof proof) {
    return new GadgetService(
        "id",
        "https://g.example/g.xml?a=*",
        "my mail",
        proof,
        "client",
        null,
        null,
        null,
        null,
        null,
        List.of(),
        1);
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
