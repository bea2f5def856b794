package io.shindigneo4j.web.endpoint;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.Answers;
import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.testing.Tokens;
import io.shindigneo4j.web.launcher.Answer;
import io.shindigneo4j.web.launcher.ProbeServer;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
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
    server = ProbeServer.start(directory, Map.of("shindig.neo4j.call-timeout", "PT0.5S"));
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  private static Future<Answer> answer(String method, String path, String body) {
    FutureTask<Answer> answer =
        new FutureTask<>(
            () ->
                Answer.to(
                    method, server.address() + "/social/" + path, body, "X-Shindig-ST", TOKEN));
    new Thread(answer).start();
    return answer;
  }

  @Test
  void haveADeadline() {
    Future<Answer> alone = answer("GET", "rest/late/never", null);
    Future<Answer> together =
        answer(
            "POST",
            "rpc",
            "[{'method': 'late.never', 'id': 'a'}, {'method': 'probe.get', 'id': 'b'}]");
    Answer one = Answers.get(alone);
    assertThat(one.status()).isEqualTo(503);
    assertThat(one.response().headers().firstValue("Retry-After")).hasValue("1");
    Answer batch = Answers.get(together);
    assertThat(batch.status()).isEqualTo(200);
    assertThat(batch.body()).contains("\"code\":503", "john.doe");
  }
}
