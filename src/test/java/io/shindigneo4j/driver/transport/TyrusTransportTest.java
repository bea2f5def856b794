package io.shindigneo4j.driver.transport;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.awaitility.Awaitility.await;

import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.protocol.Subprotocol;
import io.shindigneo4j.testing.ScriptedServer;
import io.shindigneo4j.testing.Upgrade;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class TyrusTransportTest {

  private static final int PATIENCE = 5;

  private final ScriptedServer server = ScriptedServer.start();
  private final TyrusTransport transport = new TyrusTransport();
  private final Listener listener = new Listener();

  @AfterEach
  void close() {
    transport.close();
    server.close();
  }

  @Test
  void anOpenChannelTellsTheSubprotocolThatTheServerChose() throws Exception {
    assertThat(open(server.uri()).get(PATIENCE, TimeUnit.SECONDS).subprotocol())
        .isEqualTo("shindig-neo4j.v1.bson");
  }

  @Test
  void aChannelWithoutSubprotocolTellsAnEmptyOne() throws Exception {
    server.upgrading(new Upgrade.AcceptAs(""));
    assertThat(open(server.uri()).get(PATIENCE, TimeUnit.SECONDS).subprotocol()).isEmpty();
  }

  @Test
  void theListenerHearsOfEachPong() throws Exception {
    Channel channel = open(server.uri()).get(PATIENCE, TimeUnit.SECONDS);
    channel.ping();
    channel.ping();
    await().until(() -> listener.pongs.get() == 2);
  }

  @Test
  void aPingOnAClosedChannelDoesNothing() throws Exception {
    Channel channel = open(server.uri()).get(PATIENCE, TimeUnit.SECONDS);
    channel.close();
    channel.ping();
    assertThat(listener.pongs).hasValue(0);
  }

  @Test
  void theListenerHearsOnceThatAChannelIsClosed() throws Exception {
    Channel channel = open(server.uri()).get(PATIENCE, TimeUnit.SECONDS);
    channel.close();
    channel.close();
    await().until(() -> server.connections() == 0);
    assertThat(listener.closes).containsExactly(1000);
  }

  @Test
  void theListenerHearsOnceThatTheConnectionIsCut() throws Exception {
    Channel channel = open(server.uri()).get(PATIENCE, TimeUnit.SECONDS);
    server.cutAll();
    await().until(() -> !listener.closes.isEmpty());
    channel.close();
    assertThat(listener.closes).containsExactly(1006);
  }

  @Test
  void aServerThatRefusesTheConnectionIsUnreachable() throws Exception {
    server.stop();
    assertFails(open(server.uri()), IOException.class);
  }

  @Test
  void aRefusalTellsItsStatus() throws Exception {
    server.upgrading(new Upgrade.Refuse(404));
    Throwable failure = assertFails(open(server.uri()), UpgradeRefusedException.class);
    assertThat(((UpgradeRefusedException) failure).status()).isEqualTo(404);
  }

  @Test
  void attemptsThatHangAreGivenUpInTimeAndHoldUpNoOther() throws Exception {
    try (FullBacklog hole = new FullBacklog()) {
      List<CompletableFuture<Channel>> hanging = new ArrayList<>();
      for (int i = 0; i < 3; i++) {
        hanging.add(open(hole.uri()));
      }
      open(server.uri()).get(PATIENCE, TimeUnit.SECONDS).close();
      for (CompletableFuture<Channel> attempt : hanging) {
        assertThat(assertFails(attempt, IOException.class)).hasMessageContaining("PT1S");
      }
    }
  }

  @Test
  void aClosedTransportKeepsNoThreadToTimeAnAttemptThatHasEnded() throws Exception {
    open(server.uri(), Duration.ofHours(1)).get(PATIENCE, TimeUnit.SECONDS);
    assertThat(timers()).isNotEmpty();
    transport.close();
    await().until(() -> timers().isEmpty());
  }

  private static List<String> timers() {
    return Thread.getAllStackTraces().keySet().stream()
        .map(Thread::getName)
        .filter(name -> name.endsWith("connect-timeout"))
        .toList();
  }

  @Test
  void aClosedTransportOpensNothing() throws Exception {
    transport.close();
    assertFails(open(server.uri()), IOException.class);
    assertThat(server.attempts()).isEmpty();
  }

  private static Throwable assertFails(
      CompletableFuture<Channel> opened, Class<? extends Throwable> type) {
    ExecutionException[] failure = new ExecutionException[1];
    assertThatExceptionOfType(ExecutionException.class)
        .isThrownBy(() -> opened.get(PATIENCE, TimeUnit.SECONDS))
        .satisfies(thrown -> failure[0] = thrown)
        .withCauseInstanceOf(type);
    return failure[0].getCause();
  }

  private CompletableFuture<Channel> open(String uri) {
    return open(uri, Duration.ofSeconds(1));
  }

  private CompletableFuture<Channel> open(String uri, Duration timeout) {
    Handshake handshake =
        new Handshake(
            URI.create(uri),
            List.of(new Subprotocol(Format.BSON).name()),
            "Basic none",
            timeout,
            10_000);
    return transport.open(handshake, listener);
  }

  private static final class Listener implements ChannelListener {

    private final AtomicInteger pongs = new AtomicInteger();
    private final Queue<Integer> closes = new ConcurrentLinkedQueue<>();

    @Override
    public void received(byte[] payload) {}

    @Override
    public void ponged() {
      pongs.incrementAndGet();
    }

    @Override
    public void closed(int code, String reason) {
      closes.add(code);
    }
  }

  /** A port that answers no more connections, neither yes nor no. */
  private static final class FullBacklog implements AutoCloseable {

    private final ServerSocket listening;
    private final List<Socket> queued = new ArrayList<>();

    FullBacklog() throws IOException {
      listening = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
      for (int i = 0; i < 4; i++) {
        Socket socket = new Socket();
        queued.add(socket);
        try {
          socket.connect(listening.getLocalSocketAddress(), 200);
        } catch (IOException e) { // it is full
          return;
        }
      }
      throw new AssertionError("The backlog takes more than it should");
    }

    String uri() {
      return "ws://127.0.0.1:" + listening.getLocalPort() + "/neo4j";
    }

    @Override
    public void close() throws IOException {
      for (Socket socket : queued) {
        socket.close();
      }
      listening.close();
    }
  }
}
