package io.shindigneo4j.web.oauth1;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.opensocial.oauth.Secret;
import io.shindigneo4j.testing.AuditLines;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.TestDeadlines;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.json.JSONObject;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The audit of OAuth 1.0a tells")
@ExtendWith(SharedGraphServer.class)
@Timeout(TestDeadlines.TEST_SECONDS)
class AuditedTokensTest {
  @TempDir static Path directory;
  private static AuditLines audit;
  private static OAuth1Server server;

  @BeforeAll
  static void start(GraphServer graph) {
    audit = AuditLines.in(directory);
    server = new OAuth1Server(graph, directory, AuditLines.settings(directory));
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @Test
  void consentsTokensAndSignaturesThatAreWrong() throws Exception {
    server.fill();
    Attacker people =
        new Attacker(
            server, server.browser().signIn("john.doe"), server.browser().signIn("jane.doe"));
    Credentials access = people.accessToken();
    JSONObject consent = audit.last("consent-give");
    assertThat(consent.getString("person")).isEqualTo("john.doe");
    assertThat(consent.getString("client")).isEqualTo("photos");
    List<JSONObject> issued = audit.of("token-issue");
    assertThat(issued)
        .extracting(event -> event.optString("type"))
        .containsExactly("oauth1-request-token", "oauth1-access-token");
    assertThat(issued.get(1).getString("token")).isEqualTo(new Secret(access.token()).digest());
    Attacker.requestCall("photos").sendBy("a-wrong-secret", server.address());
    JSONObject refusal = audit.last("refusal");
    assertThat(refusal.getString("reason")).isEqualTo("signature");
    people.decide(people.john, people.requestToken(), "deny");
    assertThat(audit.last("consent-give").getString("outcome")).isEqualTo("refused");
    assertThat(Files.readString(audit.file())).doesNotContain(access.token(), access.secret());
  }
}
