package io.shindigneo4j.driver.transport;

import static io.shindigneo4j.testing.RawWebSocket.BINARY;
import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.tls.TlsSettings;
import org.junit.jupiter.api.Test;

class NettyFramesTest extends FramesContract {

  @Override
  Transport transport(TlsSettings tls) {
    return new NettyTransport(tls, CLOSING);
  }

  @Test
  void aServerThatClosesAndDoesNotReadIsDisconnected() throws Exception {
    Pair pair = connect();
    for (int i = 0; i < 400; i++) {
      pair.channel().send(bytes(100_000), true);
    }
    pair.peer().sendClose(1001, "");
    assertClosed(1001);
    await().until(() -> ((NettyChannel) pair.channel()).ended().isDone());
  }

  @Test
  void aListenerThatFailsLosesOnlyItsConnection() throws Exception {
    Pair other = connect();
    Pair pair = connect(transport, server, new RecordingListener.Failing(heard));
    pair.peer().sendFrame(BINARY, new byte[1]);
    assertClosed(1006);
    assertThat(pair.peer().receive().isEnd()).isTrue();
    other.peer().sendFrame(BINARY, new byte[] {5});
    assertThat(heard.take()).containsExactly(5);
  }
}
