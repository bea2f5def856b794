package io.shindigneo4j.driver.transport;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.channel.epoll.EpollEventLoopGroup;
import io.shindigneo4j.driver.tls.TlsSettings;
import io.shindigneo4j.testing.ManualPeer;
import java.time.Duration;
import java.util.Arrays;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

class NettyOpeningTest extends OpeningContract {

  @Override
  Transport transport(TlsSettings tls) {
    return new NettyTransport(tls, CLOSING);
  }

  @Test
  void aTruncatedResponseFailsTheAttemptAtOnce() throws Exception {
    CompletableFuture<Channel> opened = open(server.uri(), Duration.ofMinutes(5));
    ManualPeer peer = server.accept();
    byte[] answer = ManualPeer.acceptance(peer.request(), SUBPROTOCOL);
    peer.send(Arrays.copyOf(answer, answer.length / 2)).close();
    failure(opened);
  }

  @Test
  void allConnectionsShareTwoThreads() throws Exception {
    for (int i = 0; i < 8; i++) {
      connect();
    }
    assertThat(threads()).filteredOn(name -> name.matches(".*-(epoll|nio)-.*")).hasSize(2);
  }

  /** On Linux, the only system on which the tests run. */
  @Test
  void theSystemsOwnSelectorIsUsedForEncryptedConnections() {
    NettySockets sockets = NettySockets.encrypted();
    assertThat(sockets.threads()).isInstanceOf(EpollEventLoopGroup.class);
    sockets.stop();
  }
}
