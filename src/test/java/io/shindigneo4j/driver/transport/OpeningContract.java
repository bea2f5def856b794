package io.shindigneo4j.driver.transport;

import static io.shindigneo4j.testing.RawWebSocket.BINARY;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.ManualPeer;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How connections open, and how opening fails. */
abstract class OpeningContract extends TransportContract {

  private static final int IN_A_ROW = 50;
  private static final Duration SHORT_TIMEOUT = Duration.ofSeconds(1);

  @Test
  void anOpenChannelHasTheSubprotocolThatTheServerChose() throws Exception {
    CompletableFuture<Channel> opened = open(server.uri());
    server.accept().upgrade("Sec-WebSocket-Protocol: two");
    assertThat(get(opened).subprotocol()).isEqualTo("two");
  }

  @Test
  void theUpgradeRequestHasCredentialsAndSubprotocolsButNoOrigin() throws Exception {
    open(server.uri());
    String request = server.accept().request();
    assertThat(request)
        .startsWith("GET /neo4j HTTP/1.1\r\n")
        .containsIgnoringCase("\r\nAuthorization: Basic none\r\n")
        .containsPattern("(?i)\r\nSec-WebSocket-Protocol: *one, *two\r\n")
        .containsPattern("(?i)\r\nSec-WebSocket-Version: *13\r\n")
        .containsPattern("(?i)\r\nHost: *127\\.0\\.0\\.1:\\d+\r\n")
        .doesNotContainIgnoringCase("Origin:")
        .doesNotContainIgnoringCase("Sec-WebSocket-Extensions:");
  }

  @ParameterizedTest
  @ValueSource(ints = {302, 400, 401, 403, 404, 409, 426, 429, 500, 503})
  void aRefusalHasItsStatus(int status) throws Exception {
    CompletableFuture<Channel> opened = open(server.uri());
    server.accept().refuse(status, "Location: /else", "WWW-Authenticate: Basic realm=\"neo4j\"");
    Throwable failure = failure(opened);
    assertThat(failure).isInstanceOf(UpgradeRefusedException.class);
    assertThat(((UpgradeRefusedException) failure).status()).isEqualTo(status);
  }

  @Test
  void aServerThatChoosesNoOfferedSubprotocolIsRefused() throws Exception {
    for (String[] headers :
        new String[][] {{}, {"Sec-WebSocket-Protocol: three"}, {"Sec-WebSocket-Protocol: "}}) {
      CompletableFuture<Channel> opened = open(server.uri());
      ManualPeer peer = server.accept().upgrade(headers);
      failure(opened);
      assertEnds(peer);
    }
    assertThat(heard.closes).isEmpty();
  }

  @Test
  void aServerThatDoesNotKnowTheKeyIsRefused() throws Exception {
    CompletableFuture<Channel> opened = open(server.uri());
    ManualPeer peer = server.accept();
    peer.request();
    peer.send(ManualPeer.acceptance("Sec-WebSocket-Key: another\r\n", SUBPROTOCOL));
    failure(opened);
    assertEnds(peer);
  }

  @Test
  void aServerThatAcceptsNoKeyOrTwoIsRefusedAtOnce() throws Exception {
    for (String keys : new String[] {"", "$0$0", "Sec-WebSocket-Accept: \r\n"}) {
      assertRefusedAtOnce("(?m)^Sec-WebSocket-Accept: .*\r\n", keys);
    }
  }

  @Test
  void aServerThatDoesNotUpgradeIsRefusedAtOnce() throws Exception {
    assertRefusedAtOnce("Upgrade: websocket\r\n", "");
    assertRefusedAtOnce("Upgrade: websocket\r\n", "Upgrade: h2c\r\n");
    assertRefusedAtOnce("Connection: Upgrade\r\n", "");
  }

  @Test
  void anExtensionThatWasNotOfferedIsRefusedAtOnce() throws Exception {
    assertRefusedAtOnce("\r\n\r\n$", "\r\nSec-WebSocket-Extensions: permessage-deflate\r\n\r\n");
    assertRefusedAtOnce("\r\n\r\n$", "\r\nSec-WebSocket-Extensions: x-none; a=1\r\n\r\n");
  }

  @Test
  void aServerThatChoosesTwoSubprotocolsIsRefusedAtOnce() throws Exception {
    assertRefusedAtOnce("\r\n\r\n$", "\r\nSec-WebSocket-Protocol: two\r\n\r\n");
  }

  /** Spoils a response that would be accepted. */
  private void assertRefusedAtOnce(String pattern, String replacement) throws Exception {
    CompletableFuture<Channel> opened = open(server.uri(), Duration.ofHours(1));
    ManualPeer peer = server.accept();
    String answer = new String(ManualPeer.acceptance(peer.request(), SUBPROTOCOL), UTF_8);
    String spoilt = answer.replaceAll(pattern, replacement);
    assertThat(spoilt).isNotEqualTo(answer);
    peer.send(spoilt.getBytes(UTF_8));
    assertThat(failure(opened)).isNotInstanceOf(UpgradeRefusedException.class);
    assertEnds(peer);
    assertThat(heard.closes).isEmpty();
  }

  @Test
  void aServerThatDoesNotSpeakHttpFailsTheAttempt() throws Exception {
    CompletableFuture<Channel> opened = open(server.uri(), SHORT_TIMEOUT);
    ManualPeer peer = server.accept();
    peer.request();
    peer.send("220 mail.example ESMTP\r\n\r\n".getBytes(UTF_8));
    failure(opened);
  }

  @Test
  void anUnknownHostAndAClosedPortAreUnreachable() throws Exception {
    failure(open("ws://unknown.invalid:7690/neo4j"));
    server.close();
    failure(open(server.uri()));
  }

  @Test
  void aTruncatedResponseFailsTheAttempt() throws Exception {
    CompletableFuture<Channel> opened = open(server.uri(), SHORT_TIMEOUT);
    ManualPeer peer = server.accept();
    byte[] answer = ManualPeer.acceptance(peer.request(), SUBPROTOCOL);
    peer.send(Arrays.copyOf(answer, answer.length / 2)).close();
    failure(opened);
  }

  @Test
  void halfAResponseAndNoResponseTimeOut() throws Exception {
    CompletableFuture<Channel> half = open(server.uri(), SHORT_TIMEOUT);
    ManualPeer halfway = server.accept();
    byte[] answer = ManualPeer.acceptance(halfway.request(), SUBPROTOCOL);
    halfway.send(Arrays.copyOf(answer, answer.length / 2));
    CompletableFuture<Channel> none = open(server.uri(), SHORT_TIMEOUT);
    ManualPeer silent = server.accept();
    silent.request();
    assertThat(failure(half)).hasMessageContaining("PT1S");
    assertThat(failure(none)).hasMessageContaining("PT1S");
    assertEnds(halfway);
    assertEnds(silent);
  }

  @Test
  void aChannelThatOpensAfterTheTimeoutIsClosedSilently() throws Exception {
    CompletableFuture<Channel> opened = open(server.uri(), SHORT_TIMEOUT);
    ManualPeer peer = server.accept();
    String request = peer.request();
    failure(opened);
    try {
      peer.send(ManualPeer.acceptance(request, SUBPROTOCOL)).sendFrame(BINARY, bytes(10));
      assertEnds(peer);
    } catch (IOException e) {
      assertThat(e).hasMessageMatching(".*(Broken pipe|reset).*"); // it was closed before
    }
    assertThat(heard.closes).isEmpty();
    assertThat(heard.messages).isEmpty();
  }

  @Test
  void attemptsThatHangTimeOutAndDelayNoOther() throws Exception {
    try (FullBacklog hole = new FullBacklog()) {
      List<CompletableFuture<Channel>> hanging = new ArrayList<>();
      for (int i = 0; i < 5; i++) {
        hanging.add(open(hole.uri(), SHORT_TIMEOUT));
      }
      connect();
      for (CompletableFuture<Channel> attempt : hanging) {
        assertThat(failure(attempt)).hasMessageContaining("PT1S");
      }
    }
  }

  @Test
  void aFrameThatArrivesTogetherWithTheUpgradeIsReceived() throws Exception {
    CompletableFuture<Channel> opened = open(server.uri());
    ManualPeer peer = server.accept();
    byte[] answer = ManualPeer.acceptance(peer.request(), SUBPROTOCOL);
    byte[] both = Arrays.copyOf(answer, answer.length + 3);
    both[answer.length] = (byte) (0x80 | BINARY);
    both[answer.length + 1] = 1;
    both[answer.length + 2] = 7;
    peer.send(both);
    get(opened);
    assertThat(heard.take()).containsExactly(7);
  }

  /** The contract checks the threads after each test. */
  @Test
  void aClosedTransportKeepsNoThreadToTimeAnAttemptThatHasEnded() throws Exception {
    CompletableFuture<Channel> opened = open(server.uri(), Duration.ofHours(1));
    server.accept().upgrade(SUBPROTOCOL);
    get(opened);
    assertThat(threads()).isNotEmpty();
  }

  @Test
  void aClosedTransportOpensNothing() throws Exception {
    transport.close();
    failure(open(server.uri()));
  }

  @Test
  void aTransportThatIsClosedClosesItsChannels() throws Exception {
    Pair pair = connect();
    transport.close();
    assertThat(closeCode(pair.peer())).isEqualTo(1000);
    assertEnds(pair.peer());
    assertClosed(1000);
  }

  @Test
  void aTransportThatIsClosedEndsAttemptsToConnect() throws Exception {
    CompletableFuture<Channel> opened = open(server.uri(), Duration.ofSeconds(5));
    server.accept().request();
    transport.close();
    assertThat(failure(opened)).hasMessageNotContaining("no connection within");
  }

  @Test
  void consecutiveConnectionsLeaveNothingOpen() throws Exception {
    for (int i = 0; i < IN_A_ROW; i++) {
      Pair pair = connect();
      pair.channel().close();
      assertThat(closeCode(pair.peer())).isEqualTo(1000);
      pair.peer().sendClose(1000, "");
      assertEnds(pair.peer());
    }
    assertThat(heard.closes).hasSize(IN_A_ROW).containsOnly(1000);
  }

  /** Reads until the end of the connection. */
  private static void assertEnds(ManualPeer peer) throws IOException {
    boolean ended = false;
    while (!ended) {
      ended = peer.receive().isEnd();
    }
  }
}
