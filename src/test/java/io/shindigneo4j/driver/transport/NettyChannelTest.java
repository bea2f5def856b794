package io.shindigneo4j.driver.transport;

import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;

import io.netty.bootstrap.Bootstrap;
import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ChannelOutboundHandlerAdapter;
import io.netty.channel.ChannelPromise;
import io.netty.channel.DefaultEventLoopGroup;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.local.LocalAddress;
import io.netty.channel.local.LocalChannel;
import io.netty.channel.local.LocalServerChannel;
import io.netty.handler.codec.http.websocketx.WebSocketFrame;
import io.shindigneo4j.testing.TestDeadlines;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** When frames are written and flushed. */
class NettyChannelTest {

  private final EventLoopGroup threads = new DefaultEventLoopGroup(1);
  private final Recorder recorder = new Recorder();
  private final Channel socket = connect();
  private final NettyChannel channel =
      new NettyChannel(
          socket, "one", new RecordingListener(), DirectSocket.NONE, TestDeadlines.HANGING);

  @AfterEach
  void end() {
    threads.shutdownGracefully(0, 5, TimeUnit.SECONDS).syncUninterruptibly();
  }

  @Test
  void framesSentWhileTheEventLoopIsBusyAreFlushedOnce() throws Exception {
    CountDownLatch busy = new CountDownLatch(1);
    socket.eventLoop().execute(() -> hold(busy));
    for (int i = 0; i < 100; i++) {
      channel.send(new byte[] {(byte) i}, true);
    }
    assertThat(recorder.written).isEmpty();
    busy.countDown();
    settle();
    assertThat(recorder.written).containsExactlyElementsOf(numbers(100));
    assertThat(recorder.flushes).hasValue(1);
  }

  @Test
  void aFrameSentOnTheEventLoopIsWrittenAtOnceAfterThoseThatWait() throws Exception {
    CountDownLatch busy = new CountDownLatch(1);
    socket.eventLoop().execute(() -> hold(busy));
    socket
        .eventLoop()
        .execute(
            () -> {
              channel.send(new byte[] {1}, true);
              assertWritten(2);
            });
    channel.send(new byte[] {0}, true);
    busy.countDown();
    settle();
    assertThat(recorder.written).containsExactly(0, 1);
    assertThat(recorder.failures).isEmpty();
  }

  private void assertWritten(int count) {
    if (recorder.written.size() != count) {
      recorder.failures.add("written: " + recorder.written);
    }
  }

  @Test
  void aLongQueueLetsOtherTasksRun() throws Exception {
    CountDownLatch busy = new CountDownLatch(1);
    List<Integer> writtenBefore = new CopyOnWriteArrayList<>();
    socket.eventLoop().execute(() -> hold(busy));
    for (int i = 0; i < 1000; i++) {
      channel.send(new byte[] {0}, true);
    }
    socket.eventLoop().execute(() -> writtenBefore.add(recorder.written.size()));
    busy.countDown();
    settle();
    assertThat(writtenBefore).singleElement().satisfies(n -> assertThat(n).isLessThan(1000));
    await().until(() -> recorder.written.size() == 1000);
  }

  private static List<Integer> numbers(int count) {
    return IntStream.range(0, count).boxed().toList();
  }

  private void settle() throws Exception {
    socket.eventLoop().submit(() -> {}).get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS);
  }

  private static void hold(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  private Channel connect() {
    LocalAddress address = new LocalAddress(NettyChannelTest.class);
    new ServerBootstrap()
        .group(threads)
        .channel(LocalServerChannel.class)
        .childHandler(new ChannelInboundHandlerAdapter())
        .bind(address)
        .syncUninterruptibly();
    return new Bootstrap()
        .group(threads)
        .channel(LocalChannel.class)
        .handler(recorder)
        .connect(address)
        .syncUninterruptibly()
        .channel();
  }

  /** Replaces the encoder. */
  private static final class Recorder extends ChannelOutboundHandlerAdapter {

    private final List<Integer> written = new CopyOnWriteArrayList<>();
    private final List<String> failures = new CopyOnWriteArrayList<>();
    private final AtomicInteger flushes = new AtomicInteger();

    @Override
    public void write(ChannelHandlerContext context, Object message, ChannelPromise promise) {
      written.add((int) ((WebSocketFrame) message).content().getByte(0));
      promise.setSuccess();
    }

    @Override
    public void flush(ChannelHandlerContext context) {
      flushes.incrementAndGet();
      context.flush();
    }
  }
}
