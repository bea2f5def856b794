package io.shindigneo4j.driver.transport;

import static io.shindigneo4j.testing.Certificates.CLIENT;
import static io.shindigneo4j.testing.Certificates.ELSEWHERE;
import static io.shindigneo4j.testing.Certificates.OTHER_SERVER;
import static io.shindigneo4j.testing.Certificates.SERVER;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.shindigneo4j.driver.tls.Store;
import io.shindigneo4j.driver.tls.TlsSettings;
import io.shindigneo4j.testing.Certificates;
import io.shindigneo4j.testing.ManualPeer;
import io.shindigneo4j.testing.ManualServer;
import io.shindigneo4j.testing.RawWebSocket;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Connections of {@code wss}. */
abstract class EncryptionContract extends TransportContract {

  private static final Duration TIMEOUT = Duration.ofMinutes(1);

  @TempDir private Path directory;

  /** Lets both ends of a handshake run at the same time. */
  private final ExecutorService otherSide = Executors.newSingleThreadExecutor();

  @AfterEach
  void end() {
    otherSide.shutdownNow();
  }

  @Test
  void messagesOfAllSizesReachATrustedServer() throws Exception {
    Pair pair = connect(with(trusting(SERVER)), closed(ManualServer.start(SERVER)));
    for (int size : new int[] {0, 1, 16_384, LIMIT}) {
      pair.channel().send(bytes(size), true);
      assertThat(pair.peer().receive().payload()).isEqualTo(bytes(size));
      pair.peer().sendFrame(RawWebSocket.BINARY, bytes(size));
      assertThat(heard.take()).isEqualTo(bytes(size));
    }
    pair.channel().close();
    assertThat(closeCode(pair.peer())).isEqualTo(1000);
    assertClosed(1000);
  }

  @Test
  void aServerIsTrustedByItsNameAsByItsAddress() throws Exception {
    ManualServer encrypted = closed(ManualServer.start(SERVER));
    CompletableFuture<Channel> opened =
        open(with(trusting(SERVER)), encrypted.uri("localhost"), TIMEOUT);
    encrypted.accept().upgrade(SUBPROTOCOL);
    get(opened).close();
  }

  @Test
  void aServerThatIsNotTrustedGetsNoCredentials() throws Exception {
    assertRefused(with(trusting(OTHER_SERVER)), SERVER);
    assertRefused(transport, SERVER);
  }

  @Test
  void aTrustedServerOfAnotherNameGetsNoCredentials() throws Exception {
    assertRefused(with(trusting(ELSEWHERE)), ELSEWHERE);
  }

  @Test
  void aServerThatIsNotEncryptedGetsNoCredentials() throws Exception {
    String uri = server.uri().replace("ws:", "wss:");
    CompletableFuture<Channel> opened = open(with(trusting(SERVER)), uri, TIMEOUT);
    ManualPeer peer = server.accept();
    peer.send("HTTP/1.1 400 No\r\n\r\n".getBytes());
    failure(opened);
  }

  @Test
  void aServerThatBeginsNoEncryptionTimesOut() throws Exception {
    String uri = server.uri().replace("ws:", "wss:");
    CompletableFuture<Channel> opened = open(with(trusting(SERVER)), uri, Duration.ofSeconds(1));
    server.accept();
    assertThat(failure(opened)).hasMessageContaining("PT1S");
  }

  @Test
  void theClientSendsItsCertificate() throws Exception {
    Store clients = Certificates.trust(directory.resolve("clients.p12"), CLIENT);
    ManualServer strict = closed(ManualServer.start(SERVER, clients));
    connect(with(trusting(SERVER).withKey(CLIENT)), strict).channel().close();
    assertRefused(with(trusting(SERVER)), strict);
  }

  @Test
  void aChangedTrustStoreAffectsNewConnectionsOnly() throws Exception {
    ManualServer first = closed(ManualServer.start(SERVER));
    ManualServer second = closed(ManualServer.start(OTHER_SERVER));
    Transport reloading = with(trusting(SERVER));
    Pair open = connect(reloading, first);
    assertRefused(reloading, second);
    trusting(OTHER_SERVER);
    connect(reloading, second);
    assertRefused(reloading, first);
    open.channel().send(bytes(10), true);
    assertThat(open.peer().receive().payload()).isEqualTo(bytes(10));
  }

  private TlsSettings trusting(Store server) {
    Path file = directory.resolve("trusted.p12");
    return TlsSettings.DEFAULT.withTrust(Certificates.trust(file, server));
  }

  private void assertRefused(Transport by, Store key) throws Exception {
    assertRefused(by, closed(ManualServer.start(key)));
  }

  private void assertRefused(Transport by, ManualServer refusing) throws Exception {
    Future<Throwable> read =
        otherSide.submit(() -> catchThrowable(() -> refusing.accept().upgrade(SUBPROTOCOL)));
    assertThat(failure(open(by, refusing.uri(), TIMEOUT)).getMessage()).isNotNull();
    assertThat(read.get()).isInstanceOf(IOException.class);
  }
}
