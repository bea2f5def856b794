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
      "curl 'http://localhost:8080/social/rest/people/john.doe/@friends' -H 'X-Shindig-ST: ";

  @Test
  void asksForTheFriendsOfASamplePersonWithAnEncryptedToken() {
    assertThat(example(Map.of("shindig.neo4j.token-key", Tokens.KEY)))
        .startsWith(BEGIN + "default:")
        .matches("curl '[^']+' -H 'X-Shindig-ST: [A-Za-z0-9:_-]+'");
  }

  @Test
  void usesAPlainTokenIfTheSettingsSaySo() {
    assertThat(example(Map.of("shindig.neo4j.token-type", "insecure")))
        .startsWith(BEGIN + "john.doe:john.doe:1:shindig:1:0:default:");
  }

  private static String example(Map<String, String> settings) {
    TokenIssuer tokens =
        new TokenIssuer(TokenSettings.from(key -> Optional.ofNullable(settings.get(key))));
    return CurlExample.forAddress("http://localhost:8080/", tokens);
  }
}
