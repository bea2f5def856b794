package io.shindigneo4j.web.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.Credentials;
import io.shindigneo4j.driver.DriverSettings;
import io.shindigneo4j.driver.tls.TlsSettings;
import io.shindigneo4j.testing.TestDeadlines;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.InstantSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("The checks of the way to a server that is hostile, or of something else")
@Timeout(value = TestDeadlines.HANGING_SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class HostileServerTest {

  private static final Duration SHORT = Duration.ofMillis(300);

  private ServerSocket listening;

  /** What a server sends, again and again after the first time, until the client hangs up. */
  private record Answer(String first, String again, int pauseMillis) {}

  @BeforeEach
  void listen() throws IOException {
    listening = new ServerSocket(0, 10, InetAddress.getLoopbackAddress());
  }

  @AfterEach
  void close() throws IOException {
    listening.close();
  }

  private void answer(String first, String again, int pauseMillis) {
    Answer answer = new Answer(first, again, pauseMillis);
    Thread thread = new Thread(() -> serve(answer), "hostile-server");
    thread.setDaemon(true);
    thread.start();
  }

  private void serve(Answer answer) {
    while (!listening.isClosed()) {
      try (Socket client = listening.accept()) {
        send(answer, client.getOutputStream());
      } catch (IOException | InterruptedException e) { // the client has hung up; or the end
        continue;
      }
    }
  }

  private static void send(Answer answer, OutputStream out)
      throws IOException, InterruptedException {
    out.write(answer.first().getBytes(StandardCharsets.ISO_8859_1));
    byte[] again = answer.again().getBytes(StandardCharsets.ISO_8859_1);
    while (again.length > 0) {
      out.write(again);
      Thread.sleep(answer.pauseMillis());
    }
  }

  private Server server(String scheme) {
    return new Server(
        URI.create(scheme + "://127.0.0.1:" + listening.getLocalPort() + "/neo4j"), false);
  }

  private CheckOutcome webSocket(Duration limit) {
    Server server = server("ws");
    DriverSettings settings =
        DriverSettings.of(server.uri().toString(), new Credentials("ann", "secret-of-ann"));
    return new WebSocketCheck(server, new WebSocketProbe(settings, limit)).run();
  }

  private static void assertFailure(CheckOutcome outcome, String detail) {
    assertThat(outcome.status()).as(outcome.toString()).isEqualTo(Status.FAIL);
    assertThat(outcome.detail()).contains(detail);
  }

  @Test
  @DisplayName("give up an answer that comes byte by byte")
  void drips() {
    answer("HTTP/1.1 401 No\r\nX-Slow: ", "x", 20);
    assertFailure(webSocket(SHORT), "no answer within 300 ms");
  }

  @Test
  @DisplayName("give up a handshake of TLS that comes byte by byte")
  void handshakeDrips() {
    answer("\u0016\u0003\u0003\u0020\u0000", "\u0000", 20);
    CheckOutcome outcome =
        new TlsCheck(server("wss"), TlsSettings.DEFAULT, SHORT, InstantSource.system()).run();
    assertFailure(outcome, "no answer within 300 ms");
    assertThat(outcome.advice().get(0)).contains("does not answer");
  }

  @Test
  @DisplayName("read no head of an answer that does not end")
  void endlessHead() {
    answer("HTTP/1.1 401 No\r\n", "X-More: x\r\n".repeat(100), 0);
    assertFailure(webSocket(TestDeadlines.HANGING), "more than 16 KiB");
  }

  @Test
  @DisplayName("read no body")
  void endlessBody() {
    answer("HTTP/1.1 200 OK\r\n\r\n", "x".repeat(1 << 16), 0);
    assertFailure(webSocket(TestDeadlines.HANGING), "the answer is 200");
  }

  @Test
  @DisplayName("notice that something does not speak HTTP, without waiting for more")
  void anotherProtocol() {
    answer("SSH-2.0-OpenSSH_9.2\r\n", " ", 20);
    assertFailure(webSocket(TestDeadlines.HANGING), "does not speak HTTP");
  }
}
