package io.shindigneo4j.web.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.Tokens;
import io.shindigneo4j.web.token.TokenIssuer;
import io.shindigneo4j.web.token.TokenSettings;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CurlExampleTest {
  private static final String BEGIN =
      "curl 'http://localhost:8080/social/rest/people/john.doe/@friends?st=";

  @Test
  void asksForTheFriendsOfASamplePersonWithAnEncryptedToken() {
    assertThat(example(Map.of("shindig.neo4j.token-key", Tokens.KEY)))
        .startsWith(BEGIN + "default%3A")
        .matches("curl '[A-Za-z0-9:/.@?=%_-]+'");
  }

  @Test
  void usesAPlainTokenIfTheSettingsSaySo() {
    assertThat(example(Map.of("shindig.neo4j.token-type", "insecure")))
        .startsWith(BEGIN + "john.doe%3Ajohn.doe%3A1%3Ashindig%3A1%3A0%3Adefault%3A");
  }

  private static String example(Map<String, String> settings) {
    TokenIssuer tokens =
        new TokenIssuer(TokenSettings.from(key -> Optional.ofNullable(settings.get(key))));
    return CurlExample.forAddress("http://localhost:8080/", tokens);
  }
}
