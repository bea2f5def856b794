package io.shindigneo4j.prove.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.testing.TestDeadlines;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("A link that can be made bad")
@Timeout(value = TestDeadlines.TEST_SECONDS, unit = TimeUnit.SECONDS)
class LinkProxyTest {

  private ServerSocket server;
  private LinkProxy proxy;
  private Socket client;
  private Socket accepted;

  @BeforeEach
  void connect() throws IOException {
    server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
    proxy = new LinkProxy(server.getLocalPort());
    client = new Socket(InetAddress.getLoopbackAddress(), proxy.port());
    client.setSoTimeout(TestDeadlines.HANGING_MILLIS);
    accepted = server.accept();
    accepted.setSoTimeout(TestDeadlines.HANGING_MILLIS);
  }

  @AfterEach
  void close() throws IOException {
    client.close();
    accepted.close();
    server.close();
    proxy.close();
  }

  private static void send(Socket from, String text) throws IOException {
    from.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
  }

  private static String receive(Socket to, int bytes) throws IOException {
    return new String(to.getInputStream().readNBytes(bytes), StandardCharsets.US_ASCII);
  }

  @Test
  void carriesBytesBothWays() throws IOException {
    send(client, "question");
    assertThat(receive(accepted, 8)).isEqualTo("question");
    send(accepted, "answer");
    assertThat(receive(client, 6)).isEqualTo("answer");
  }

  @Test
  void carriesSingleBytes() throws IOException {
    proxy.become(LinkCondition.SINGLE_BYTES);
    send(client, "question");
    assertThat(receive(accepted, 8)).isEqualTo("question");
  }

  @Test
  void passesTheEndOn() throws IOException {
    client.shutdownOutput();
    assertThat(accepted.getInputStream().read()).isEqualTo(-1);
    send(accepted, "answer");
    accepted.shutdownOutput();
    assertThat(receive(client, 7)).isEqualTo("answer");
  }

  @Test
  void resetsBothEndsAfterTheBytesThatAreLeft() throws IOException {
    proxy.cutAfter(Direction.TO_CLIENT, 3);
    send(accepted, "answer");
    assertThat(receive(client, 3)).isEqualTo("ans");
    assertThatThrownBy(() -> client.getInputStream().read()).isInstanceOf(IOException.class);
    assertThatThrownBy(() -> accepted.getInputStream().read()).isInstanceOf(IOException.class);
  }

  @Test
  void isCutOnce() throws IOException {
    proxy.cutAfter(Direction.TO_CLIENT, 0);
    send(accepted, "x");
    assertThatThrownBy(() -> client.getInputStream().read()).isInstanceOf(IOException.class);
    try (Socket next = new Socket(InetAddress.getLoopbackAddress(), proxy.port());
        Socket nextAccepted = server.accept()) {
      next.setSoTimeout(TestDeadlines.HANGING_MILLIS);
      send(nextAccepted, "answer");
      assertThat(receive(next, 6)).isEqualTo("answer");
    }
  }

  @Test
  void carriesWhatWasSentInSilenceOnceItIsGood() throws IOException {
    proxy.become(LinkCondition.SILENT);
    send(client, "question");
    accepted.setSoTimeout(50);
    assertThatThrownBy(() -> accepted.getInputStream().read()).isInstanceOf(IOException.class);
    accepted.setSoTimeout(TestDeadlines.HANGING_MILLIS);
    proxy.heal();
    assertThat(receive(accepted, 8)).isEqualTo("question");
  }

  @Test
  void isDownAsAServerThatWasKilled() throws IOException {
    proxy.goDown();
    assertThatThrownBy(() -> client.getInputStream().read()).isInstanceOf(SocketException.class);
    try (Socket later = new Socket(InetAddress.getLoopbackAddress(), proxy.port())) {
      later.setSoTimeout(TestDeadlines.HANGING_MILLIS);
      assertThatThrownBy(() -> later.getInputStream().read()).isInstanceOf(SocketException.class);
    }
  }

  @Test
  void carriesBytesAgainWhenItHasComeUp() throws IOException {
    proxy.goDown();
    proxy.comeUp();
    try (Socket later = new Socket(InetAddress.getLoopbackAddress(), proxy.port());
        Socket other = server.accept()) {
      send(later, "question");
      assertThat(receive(other, 8)).isEqualTo("question");
    }
  }
}
