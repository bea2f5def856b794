package io.shindigneo4j.web.openid;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.AuditLines;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.web.launcher.Browser;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.json.JSONObject;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The audit of sign-ins by a provider tells")
@ExtendWith(SharedGraphServer.class)
@Timeout(TestDeadlines.TEST_SECONDS)
class AuditedSignInTest {
  @TempDir static Path directory;
  private static AuditLines audit;
  private static OpenIdServer server;

  @BeforeAll
  static void start(GraphServer graph) throws Exception {
    audit = AuditLines.in(directory);
    server = new OpenIdServer(graph, directory, AuditLines.settings(directory));
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @Test
  void whoHasSignedInByWhom() throws Exception {
    server.provider.reset();
    server.signedIn();
    JSONObject event = audit.last("sign-in");
    assertThat(event.getString("outcome")).isEqualTo("succeeded");
    assertThat(event.getString("person")).isEqualTo("ada");
    assertThat(event.getString("provider")).isEqualTo(server.provider.issuer());
  }

  @Test
  void whoHasNotAndWhyNot() throws Exception {
    server.provider.reset();
    Browser browser = server.browser();
    OpenIdServer.comeBack(browser, Map.of("state", "made-up", "code", "a-code"));
    JSONObject event = audit.last("sign-in");
    assertThat(event.getString("outcome")).isEqualTo("failed");
    assertThat(event.getString("reason")).isEqualTo("not-begun");
    assertThat(Files.readString(audit.file())).doesNotContain("made-up", "a-code");
  }

  @Test
  void whoseSessionsTheProviderEnds() throws Exception {
    server.provider.reset();
    server.signedIn();
    String token = ScriptedProvider.signed(server.provider.logout().build());
    server.browser().post(OpenIdServer.LOGOUT, Map.of("logout_token", token));
    JSONObject event = audit.last("session-end");
    assertThat(event.getString("outcome")).isEqualTo("succeeded");
    assertThat(event.getString("by")).isEqualTo("provider");
    server.browser().post(OpenIdServer.LOGOUT, Map.of("logout_token", "forged"));
    assertThat(audit.last("session-end").getString("outcome")).isEqualTo("failed");
    assertThat(Files.readString(audit.file())).doesNotContain(token);
  }
}
