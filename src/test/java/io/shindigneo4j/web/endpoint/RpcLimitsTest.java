package io.shindigneo4j.web.endpoint;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.testing.Tokens;
import io.shindigneo4j.web.launcher.Probe;
import io.shindigneo4j.web.launcher.ProbeServer;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A request of RPC")
@Timeout(TestDeadlines.TEST_SECONDS)
class RpcLimitsTest {
  private static final HttpClient CLIENT =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private static final String GET = "{'method': 'probe.get'}";

  @TempDir static Path directory;
  private static ProbeServer server;

  /** The viewer has fewer tokens than the call of most gadgets would cost. */
  @BeforeAll
  static void start() throws IOException {
    server =
        ProbeServer.start(
            directory,
            Map.of(
                "shindig.neo4j.viewer-rate", "1",
                "shindig.neo4j.viewer-burst", "1000",
                "shindig.neo4j.request-limit", "100000"));
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
  void isAboutAHundredGadgetsAtMost() throws Exception {
    assertThat(json(gadgets(100)).statusCode()).isEqualTo(200);
    for (int count : new int[] {101, 2_000}) {
      HttpResponse<String> refused = json(gadgets(count));
      assertThat(refused.statusCode()).isEqualTo(400);
      assertThat(refused.body()).contains("100 calls and as many gadgets");
    }
    String text = "{'method': 'gadgets.token', 'params': {'ids': '" + "a,".repeat(100) + "a'}}";
    assertThat(json(text).statusCode()).isEqualTo(400);
  }

  private static String gadgets(int count) {
    String ids = String.join(",", Collections.nCopies(count, "'a'"));
    return "{'method': 'gadgets.metadata', 'params': {'ids': [" + ids + "]}}";
  }

  @Test
  void fetchesEightTimesAtMost() throws Exception {
    String fetches = "{'method': 'http.get'}, {'method': 'http.post'}, ";
    assertThat(json("[" + fetches.repeat(4) + GET + "]").statusCode()).isEqualTo(200);
    assertThat(Probe.reached()).containsExactly("get");
    HttpResponse<String> refused = json("[" + fetches.repeat(5) + GET + "]");
    assertThat(refused.statusCode()).isEqualTo(400);
    assertThat(refused.body()).contains("\"code\":400", "8 calls of http");
    assertThat(Probe.reached()).isEmpty();
  }

  @Test
  void isInAFormOfTwentyPartsAtMost() throws Exception {
    assertThat(form(part("request", GET) + part("a", "").repeat(19)).body()).contains("john.doe");
    assertThat(Probe.reached()).containsExactly("get");
    HttpResponse<String> refused = form(part("a", "").repeat(20) + part("request", GET));
    assertThat(refused.statusCode()).isEqualTo(400);
    assertThat(refused.body()).contains("a form has at most 20 parts");
    assertThat(Probe.reached()).isEmpty();
  }

  @Test
  void isRefusedInAFormThatIsMalformedOrTooLarge() throws Exception {
    assertThat(send("multipart/form-data", "{}").statusCode()).isEqualTo(400);
    assertThat(
            form("--x\r\nContent-Disposition: form-data; name=\"request\"\r\n\r\n{").statusCode())
        .isEqualTo(400);
    assertThat(form(part("request", GET) + part("a", "a".repeat(100_000))).statusCode())
        .isEqualTo(413);
    assertThat(Probe.reached()).isEmpty();
  }

  private static String part(String name, String content) {
    return "--x\r\nContent-Disposition: form-data; name=\""
        + name
        + "\"\r\n\r\n"
        + content
        + "\r\n";
  }

  private static HttpResponse<String> form(String parts) throws IOException, InterruptedException {
    return send("multipart/form-data; boundary=x", parts + "--x--\r\n");
  }

  private static HttpResponse<String> json(String body) throws IOException, InterruptedException {
    return send("application/json", body.replace('\'', '"'));
  }

  /** Without a length. */
  private static HttpResponse<String> send(String type, String body)
      throws IOException, InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(server.address() + "/social/rpc"))
            .timeout(Duration.ofSeconds(TestDeadlines.HANGING_SECONDS))
            .header("Content-Type", type)
            .header("X-Shindig-ST", Tokens.encrypted("john.doe"))
            .POST(BodyPublishers.fromPublisher(BodyPublishers.ofString(body)))
            .build();
    return CLIENT.send(request, BodyHandlers.ofString());
  }
}
