package io.shindigneo4j.driver.transport;

import static io.shindigneo4j.testing.RawWebSocket.BINARY;
import static io.shindigneo4j.testing.RawWebSocket.CLOSE;
import static io.shindigneo4j.testing.RawWebSocket.PING;
import static io.shindigneo4j.testing.RawWebSocket.PONG;
import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.tls.TlsSettings;
import io.shindigneo4j.testing.ManualPeer;
import io.shindigneo4j.testing.TestDeadlines;
import java.util.Arrays;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A caller that is alone on a connection")
class NettyCallersTest extends TransportContract {

  private static final long LONG = TimeUnit.HOURS.toNanos(1);

  private final Answers answers = new Answers();

  @Override
  Transport transport(TlsSettings tls) {
    return new NettyTransport(tls);
  }

  /** Remembers on which thread the last message was received. */
  private static final class Answers implements ChannelListener {

    private volatile CompletableFuture<byte[]> answer = new CompletableFuture<>();
    private volatile Thread thread;
    private volatile int closed;

    @Override
    public void active() {}

    @Override
    public void received(byte[] payload, boolean binary) {
      thread = Thread.currentThread();
      answer.complete(payload);
    }

    @Override
    public void ponged() {}

    @Override
    public void closed(int code, String reason) {
      closed = code;
    }
  }

  /** A connection on which callers read. */
  private Pair lent() throws Exception {
    Pair pair = connect(transport, server, answers);
    do {
      call(pair, bytes(100));
    } while (answers.thread != Thread.currentThread());
    return pair;
  }

  private void call(Pair pair, byte[] payload) throws Exception {
    answers.answer = new CompletableFuture<>();
    pair.channel().sendAlone(payload, true);
    assertThat(pair.peer().receive().payload()).isEqualTo(payload);
    pair.peer().sendFrame(BINARY, payload);
    pair.channel().await(answers.answer, LONG);
    assertAnswered(payload);
  }

  private void assertAnswered(byte[] payload) throws Exception {
    assertThat(answers.answer.get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS))
        .isEqualTo(payload);
  }

  /** A caller that waits in a thread of its own. */
  private Thread waiting(Pair pair) {
    answers.answer = new CompletableFuture<>();
    Thread caller = new Thread(() -> pair.channel().await(answers.answer, LONG));
    caller.setDaemon(true);
    caller.start();
    await().until(() -> caller.getState() != Thread.State.NEW);
    return caller;
  }

  private static void assertEnds(Thread caller) throws InterruptedException {
    caller.join(TimeUnit.SECONDS.toMillis(TestDeadlines.HANGING_SECONDS));
    assertThat(caller.isAlive()).isFalse();
  }

  @Test
  void readsAnswersOfAllSizes() throws Exception {
    Pair pair = lent();
    for (int size : new int[] {0, 1, 125, 126, 5_000, 65_535, 65_536, LIMIT}) {
      call(pair, bytes(size));
    }
  }

  @Test
  void leavesTheSocketToTheEventLoopWhenItDoesNotComeAgain() throws Exception {
    Pair pair = lent();
    answers.answer = new CompletableFuture<>();
    pair.peer().sendFrame(BINARY, new byte[] {7});
    assertAnswered(new byte[] {7});
    assertThat(answers.thread).isNotSameAs(Thread.currentThread());
  }

  @Test
  void readsAnAnswerThatComesInPieces() throws Exception {
    Pair pair = lent();
    Thread caller = waiting(pair);
    byte[] header = ManualPeer.header(0x80 | BINARY, 300);
    pair.peer().send(Arrays.copyOf(header, 1));
    pair.peer().send(Arrays.copyOfRange(header, 1, header.length));
    pair.peer().send(Arrays.copyOf(bytes(300), 100));
    pair.peer().send(Arrays.copyOfRange(bytes(300), 100, 300));
    assertEnds(caller);
    assertAnswered(bytes(300));
  }

  @Test
  void doesNotDelayAPong() throws Exception {
    Pair pair = lent();
    waiting(pair);
    pair.peer().sendFrame(PING, new byte[] {3});
    assertThat(pair.peer().receive().opcode()).isEqualTo(PONG);
    pair.peer().sendFrame(BINARY, new byte[] {4});
    assertAnswered(new byte[] {4});
  }

  @Test
  void leavesWhenTheTimeIsOver() throws Exception {
    Pair pair = lent();
    pair.channel().await(new CompletableFuture<>(), TimeUnit.MILLISECONDS.toNanos(5));
    call(pair, bytes(10));
  }

  @Test
  void leavesWhenItIsInterrupted() throws Exception {
    Pair pair = lent();
    Thread caller = waiting(pair);
    caller.interrupt();
    assertEnds(caller);
    call(pair, bytes(10));
  }

  @Test
  void leavesWhenTheChannelCloses() throws Exception {
    Pair pair = lent();
    Thread caller = waiting(pair);
    pair.channel().close();
    assertEnds(caller);
    assertThat(closeCode(pair.peer())).isEqualTo(1000);
    pair.peer().sendClose(1000, "");
    assertThat(pair.peer().receive().isEnd()).isTrue();
  }

  @Test
  void leavesWhenTheServerCloses() throws Exception {
    Pair pair = lent();
    Thread caller = waiting(pair);
    pair.peer().sendClose(1001, "");
    assertEnds(caller);
    assertThat(pair.peer().receive().opcode()).isEqualTo(CLOSE);
    await().until(() -> answers.closed == 1001);
  }

  @Test
  void leavesWhenTheConnectionIsLost() throws Exception {
    Pair pair = lent();
    Thread caller = waiting(pair);
    pair.peer().close();
    assertEnds(caller);
    await().until(() -> answers.closed == 1006);
  }

  @Test
  void leavesTheRestToTheEventLoopWhereTheServerDoesNotRead() throws Exception {
    Pair pair = lent();
    int messages = 2_000;
    for (int i = 0; i < messages; i++) {
      pair.channel().sendAlone(bytes(16_000 - i), true);
    }
    for (int i = 0; i < messages; i++) {
      assertThat(pair.peer().receive().payload()).isEqualTo(bytes(16_000 - i));
    }
    call(pair, bytes(10));
  }
}
