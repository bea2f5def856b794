package io.shindigneo4j.web.oauth2;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.build.PageCommands;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.json.JSONObject;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("docs/oauth2.md has commands that work")
@ExtendWith(SharedGraphServer.class)
@Timeout(600)
class OAuthPageTest {
  private static final PageCommands PAGE = PageCommands.of("docs/oauth2.md");

  @TempDir static Path directory;
  private static OAuthServer server;

  private final Map<String, String> variables = new HashMap<>();

  @BeforeAll
  static void start(GraphServer graph) {
    server = new OAuthServer(graph, directory);
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @Test
  void fromTheMetadataToTheEndOfAToken() throws Exception {
    server.fill();
    variables.put("SHINDIG", server.address());
    variables.put("CLIENT", "site");
    variables.put("SECRET", OAuthServer.SECRET);
    variables.put("REDIRECT_URI", OAuthServer.SITE_REDIRECT);
    variables.put("VERIFIER", Attacker.VERIFIER);
    variables.put(
        "CODE",
        new Attacker(server)
            .code(
                Attacker.site(
                    "code_challenge", Attacker.CHALLENGE, "code_challenge_method", "S256")));
    assertThat(run("oauth-metadata").getString("issuer")).isEqualTo(server.address());
    variables.put("REFRESH_TOKEN", run("oauth-code").getString("refresh_token"));
    String access = run("oauth-refresh").getString("access_token");
    assertThat(run("oauth-credentials").getString("scope")).isEqualTo("people:read");
    variables.put("TOKEN", access);
    assertThat(run("oauth-introspect").getString("sub")).isEqualTo("john.doe");
    assertThat(PAGE.run("oauth-revoke", directory, variables)).isEmpty();
    assertThat(run("oauth-introspect").getBoolean("active")).isFalse();
  }

  private JSONObject run(String name) throws Exception {
    return new JSONObject(PAGE.run(name, directory, variables));
  }
}
