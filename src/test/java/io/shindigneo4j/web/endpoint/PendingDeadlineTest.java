package io.shindigneo4j.web.endpoint;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.testing.Tokens;
import io.shindigneo4j.web.launcher.Answer;
import io.shindigneo4j.web.launcher.ProbeServer;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Apart from {@link PendingAnswersTest}, none of whose requests may reach the deadline. */
@DisplayName("Requests that wait in vain for the database")
@Timeout(TestDeadlines.TEST_SECONDS)
class PendingDeadlineTest {

  private static final String TOKEN = Tokens.encrypted("john.doe");

  @TempDir static Path directory;
  private static ProbeServer server;

  @BeforeAll
  static void start() throws IOException {
    server = ProbeServer.start(directory, Map.of("shindig.neo4j.call-timeout", "PT1S"));
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  private static Answer answer(String method, String path, String body) throws Exception {
    return Answer.to(method, server.address() + "/social/" + path, body, "X-Shindig-ST", TOKEN);
  }

  @Test
  void haveADeadline() throws Exception {
    Answer one = answer("GET", "rest/late/never", null);
    assertThat(one.status()).isEqualTo(503);
    assertThat(one.response().headers().firstValue("Retry-After")).hasValue("1");
    Answer batch =
        answer(
            "POST",
            "rpc",
            "[{'method': 'late.never', 'id': 'a'}, {'method': 'probe.get', 'id': 'b'}]");
    assertThat(batch.status()).isEqualTo(200);
    assertThat(batch.body()).contains("\"code\":503", "john.doe");
  }
}
