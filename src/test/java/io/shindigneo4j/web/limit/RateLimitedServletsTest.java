package io.shindigneo4j.web.limit;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.Tokens;
import io.shindigneo4j.web.launcher.Answer;
import io.shindigneo4j.web.launcher.Probe;
import io.shindigneo4j.web.launcher.ProbeServer;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The real clock gives a token in a second: each test needs more than that to be let in. */
@DisplayName("A viewer in a time, over HTTP,")
@Timeout(300)
class RateLimitedServletsTest {
  @TempDir static Path directory;
  private static ProbeServer server;

  @BeforeAll
  static void start() throws IOException {
    server =
        ProbeServer.start(
            directory,
            Map.of(
                "shindig.neo4j.address-rate", "0",
                "shindig.neo4j.viewer-rate", "1",
                "shindig.neo4j.viewer-burst", "110"));
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @BeforeEach
  void forget() {
    Probe.reached();
  }

  @Test
  void paysForEachCallOfABatchOfWhichAllOrNoneRun() throws Exception {
    String token = Tokens.encrypted("batches");
    assertThat(post(batch(100), token).status()).isEqualTo(200);
    assertThat(Probe.reached()).hasSize(100);
    Answer refused = post(batch(100), token);
    assertThat(refused.status()).isEqualTo(429);
    assertThat(refused.body()).contains("\"code\":429").contains("Too many requests");
    assertThat(refused.response().headers().firstValueAsLong("Retry-After").orElseThrow())
        .isBetween(1L, 90L);
    assertThat(Probe.reached()).isEmpty();
    assertThat(post("{'method': 'probe.get'}", token).status()).isEqualTo(200);
  }

  @Test
  void paysForABatchInAQueryToo() throws Exception {
    String token = Tokens.encrypted("queries");
    String query = "?callback=show&st=" + encode(token) + "&request=" + encode(batch(60));
    String address = server.address() + "/social/rpc" + query;
    assertThat(Answer.to("GET", address, null).status()).isEqualTo(200);
    assertThat(Answer.to("GET", address, null).status()).isEqualTo(429);
  }

  @Test
  void losesNothingByTokensThatOthersForge() throws Exception {
    String token = Tokens.encrypted("john");
    String changed = token.substring(0, 40) + (token.charAt(40) == 'A' ? "B" : "A");
    for (int i = 0; i < 120; i++) {
      assertThat(post("{}", changed + token.substring(41)).status()).isEqualTo(401);
      assertThat(post("{}", Tokens.expired("john")).status()).isEqualTo(401);
    }
    assertThat(post(batch(100), token).status()).isEqualTo(200);
  }

  private static String batch(int calls) {
    return "[" + String.join(",", Collections.nCopies(calls, "{'method': 'probe.get'}")) + "]";
  }

  private static Answer post(String body, String token) throws IOException, InterruptedException {
    return Answer.to(
        "POST", server.address() + "/social/rpc", body.replace('\'', '"'), "X-Shindig-ST", token);
  }

  private static String encode(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }
}
