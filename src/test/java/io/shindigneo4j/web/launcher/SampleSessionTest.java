package io.shindigneo4j.web.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.Tokens;
import io.shindigneo4j.web.token.TokenIssuer;
import io.shindigneo4j.web.token.TokenKey;
import io.shindigneo4j.web.token.TokenKeys;
import io.shindigneo4j.web.token.TokenSettings;
import io.shindigneo4j.web.token.TokenType;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The session of the container page")
@Timeout(300)
class SampleSessionTest {
  @TempDir Path base;
  @TempDir Path webapp;
  private WebServer server;
  private int port;

  @BeforeEach
  void start() throws Exception {
    server = new WebServer(base, webapp, 0);
    TokenKeys keys = TokenKeys.of(new TokenKey(Tokens.KEY));
    server.showSamples(
        new TokenIssuer(
            new TokenSettings(TokenType.SECURE, Optional.of(keys), Duration.ofHours(1))));
    port = server.bind();
    server.start();
  }

  @AfterEach
  void stop() {
    server.close();
    System.clearProperty("catalina.home");
    System.clearProperty("catalina.base");
  }

  @Test
  void hasATokenForItsOwnPage() throws Exception {
    assertThat(session("same-origin").body())
        .matches("\\{\"viewer\":\"john.doe\",\"token\":\"default:[A-Za-z0-9_-]{60,}\"}");
  }

  @Test
  void hasNothingForOtherPages() throws Exception {
    for (String[] site : new String[][] {{"cross-site"}, {"same-site"}, {"none"}, {}}) {
      Answer answer = session(site);
      assertThat(answer.status()).isEqualTo(403);
      assertThat(answer.body()).doesNotContain("default:");
    }
  }

  private Answer session(String... site) throws Exception {
    String[] headers = site.length == 0 ? site : new String[] {"Sec-Fetch-Site", site[0]};
    String address = "http://127.0.0.1:" + port + SampleSession.PATH;
    return Answer.to("GET", address, null, headers);
  }
}
