package io.shindigneo4j.web.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.Tokens;
import io.shindigneo4j.web.token.TokenIssuer;
import io.shindigneo4j.web.token.TokenKey;
import io.shindigneo4j.web.token.TokenSettings;
import io.shindigneo4j.web.token.TokenType;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The scripts of the sample containers")
@Timeout(300)
class SampleScriptsTest {
  private static final String PATH = "containers/commoncontainer/assembler.js";
  private static final String PLAIN = "token('john.doe:john.doe:appid:cont:url:0:default')";

  @TempDir Path base;
  @TempDir Path webapp;
  private WebServer server;
  private int port;

  @BeforeEach
  void start() throws Exception {
    Path script = webapp.resolve(PATH);
    Files.createDirectories(script.getParent());
    Files.writeString(script, PLAIN);
    server = new WebServer(base, webapp, 0);
    TokenKey key = new TokenKey(Tokens.KEY);
    server.showSamples(
        new TokenIssuer(
            new TokenSettings(TokenType.SECURE, Optional.of(key), Duration.ofHours(1))));
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
  void haveATokenForTheirOwnPages() throws Exception {
    assertThat(script("same-origin")).matches("token\\('default:[A-Za-z0-9_-]{60,}'\\)");
  }

  @Test
  void haveNoTokenForOtherPages() throws Exception {
    assertThat(script("cross-site")).isEqualTo(PLAIN);
    assertThat(script("same-site")).isEqualTo(PLAIN);
    assertThat(script()).isEqualTo(PLAIN);
  }

  private String script(String... site) throws Exception {
    String[] headers = site.length == 0 ? site : new String[] {"Sec-Fetch-Site", site[0]};
    return Answer.to("GET", "http://127.0.0.1:" + port + "/" + PATH, null, headers).body();
  }
}
