package io.shindigneo4j.driver.transport;

import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.shindigneo4j.driver.tls.TlsSettings;
import io.shindigneo4j.testing.ManualPeer;
import io.shindigneo4j.testing.ManualServer;
import io.shindigneo4j.testing.RawWebSocket;
import io.shindigneo4j.testing.RawWebSocket.Frame;
import io.shindigneo4j.testing.TestDeadlines;
import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Timeout;

/** The transport, the server and the listener of each test. */
@Timeout(TestDeadlines.TEST_SECONDS)
abstract class TransportContract {

  static final int LIMIT = 100_000;
  static final String SUBPROTOCOL = "Sec-WebSocket-Protocol: one";

  /** For a server that does not answer a close frame; one that answers is not waited for. */
  static final Duration CLOSING = Duration.ofMillis(400);

  private static final Duration TIMEOUT = Duration.ofMinutes(1);

  private final List<Transport> transports = new ArrayList<>();
  private final List<ManualServer> servers = new ArrayList<>();
  private final Set<Thread> before = Thread.getAllStackTraces().keySet();
  final RecordingListener heard = new RecordingListener();
  ManualServer server;
  Transport transport;

  abstract Transport transport(TlsSettings tls);

  @BeforeEach
  void start() throws IOException {
    server = closed(ManualServer.start());
    transport = with(TlsSettings.DEFAULT);
  }

  @AfterEach
  void leavesNoThread() throws IOException {
    for (Transport each : transports) {
      each.close();
    }
    for (ManualServer each : servers) {
      each.close();
    }
    await().until(() -> threads().isEmpty());
  }

  /** The threads that a transport has started. */
  final List<String> threads() {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> !before.contains(thread))
        .map(Thread::getName)
        .filter(name -> name.toLowerCase(Locale.ROOT).matches(".*(driver|netty|grizzly|tyrus).*"))
        .toList();
  }

  /** Makes a transport that is closed after the test. */
  final Transport with(TlsSettings tls) {
    Transport made = transport(tls);
    transports.add(made);
    return made;
  }

  final ManualServer closed(ManualServer started) {
    servers.add(started);
    return started;
  }

  final CompletableFuture<Channel> open(String uri) {
    return open(uri, TIMEOUT);
  }

  final CompletableFuture<Channel> open(String uri, Duration timeout) {
    return open(transport, uri, timeout);
  }

  final CompletableFuture<Channel> open(Transport by, String uri, Duration timeout) {
    return by.open(handshake(uri, timeout), heard);
  }

  private static Handshake handshake(String uri, Duration timeout) {
    List<String> subprotocols = List.of("one", "two");
    return new Handshake(URI.create(uri), subprotocols, "Basic none", timeout, LIMIT);
  }

  /** Both ends of an open connection. */
  record Pair(Channel channel, ManualPeer peer) {}

  final Pair connect() throws Exception {
    return connect(transport, server);
  }

  final Pair connect(Transport by, ManualServer to) throws Exception {
    return connect(by, to, heard);
  }

  final Pair connect(Transport by, ManualServer to, ChannelListener listener) throws Exception {
    CompletableFuture<Channel> opened = by.open(handshake(to.uri(), TIMEOUT), listener);
    ManualPeer peer = to.accept().upgrade(SUBPROTOCOL);
    return new Pair(get(opened), peer);
  }

  static Channel get(CompletableFuture<Channel> opened) throws Exception {
    return opened.get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS);
  }

  static Throwable failure(CompletableFuture<Channel> opened) {
    List<Throwable> causes = new ArrayList<>();
    assertThatExceptionOfType(ExecutionException.class)
        .isThrownBy(() -> get(opened))
        .satisfies(thrown -> causes.add(thrown.getCause()));
    assertThat(causes.get(0)).isInstanceOf(IOException.class);
    return causes.get(0);
  }

  final void assertClosed(int code) {
    await().until(() -> !heard.closes.isEmpty());
    assertThat(heard.closes).containsExactly(code);
  }

  /** Reads up to the close frame, which must come. */
  static int closeCode(ManualPeer peer) throws IOException {
    Frame frame = peer.receive();
    while (frame.opcode() != RawWebSocket.CLOSE && !frame.isEnd()) {
      frame = peer.receive();
    }
    return frame.closeCode();
  }

  static byte[] bytes(int length) {
    byte[] bytes = new byte[length];
    for (int i = 0; i < length; i++) {
      bytes[i] = (byte) (i * 31 + i / 251);
    }
    return bytes;
  }
}
