package io.shindigneo4j.driver.transport;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelFutureListener;
import io.netty.handler.codec.http.websocketx.BinaryWebSocketFrame;
import io.netty.handler.codec.http.websocketx.CloseWebSocketFrame;
import io.netty.handler.codec.http.websocketx.PingWebSocketFrame;
import io.netty.handler.codec.http.websocketx.PongWebSocketFrame;
import io.netty.handler.codec.http.websocketx.TextWebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketCloseStatus;
import io.netty.handler.codec.http.websocketx.WebSocketFrame;
import java.time.Duration;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;

/**
 * A channel of Netty. Frames wait in a queue for the event loop, which writes all of them and
 * flushes once. While the socket is not writable, they stay in the queue. A caller that is alone
 * writes and reads without the event loop.
 */
final class NettyChannel implements Channel {

  /** The most frames that are written before the event loop reads again. */
  private static final int BATCH = 256;

  private final io.netty.channel.Channel socket;
  private final String subprotocol;
  private final ChannelListener listener;
  private final DirectSocket direct;
  private final Duration closing;
  private final Queue<WebSocketFrame> queue = new ConcurrentLinkedQueue<>();

  /** Whether the event loop is going to empty the queue anyway. */
  private final AtomicBoolean scheduled = new AtomicBoolean();

  private final CompletableFuture<Void> ended = new CompletableFuture<>();

  private final BooleanSupplier free = this::isFree;

  /** Used by the event loop only. */
  private boolean told;

  /** Used by who writes only. */
  private boolean closeSent;

  /**
   * @param closing how long the server may take to answer a close frame before the connection is
   *     cut
   */
  NettyChannel(
      io.netty.channel.Channel socket,
      String subprotocol,
      ChannelListener listener,
      DirectSocket direct,
      Duration closing) {
    this.socket = socket;
    this.subprotocol = subprotocol;
    this.listener = listener;
    this.direct = direct;
    this.closing = closing;
    socket.closeFuture().addListener(done -> end());
  }

  private void end() {
    ended.complete(null);
    queue.clear();
  }

  @Override
  public String subprotocol() {
    return subprotocol;
  }

  @Override
  public void send(byte[] payload, boolean binary) {
    share();
    enqueue(payload, binary);
  }

  private void enqueue(byte[] payload, boolean binary) {
    ByteBuf content = Unpooled.wrappedBuffer(payload);
    enqueue(binary ? new BinaryWebSocketFrame(content) : new TextWebSocketFrame(content));
  }

  @Override
  public void sendAlone(byte[] payload, boolean binary) {
    switch (direct.write(payload, binary, free)) {
      case WRITTEN -> {}
      case IN_PART -> onEventLoop(this::drain);
      case NOT_WRITTEN -> enqueue(payload, binary);
      case FAILED -> socket.close();
    }
  }

  private boolean isFree() {
    return queue.isEmpty() && !closeSent;
  }

  @Override
  public void await(Future<?> answer, long nanos) {
    direct.await(answer, nanos);
  }

  @Override
  public void share() {
    direct.takeBack();
  }

  @Override
  public void ping() {
    enqueue(new PingWebSocketFrame());
  }

  private void enqueue(WebSocketFrame frame) {
    if (ended.isDone()) {
      return;
    }
    queue.add(frame);
    if (socket.eventLoop().inEventLoop()) {
      drain();
    } else if (scheduled.compareAndSet(false, true)) {
      onEventLoop(this::drainScheduled);
    }
  }

  private void drainScheduled() {
    scheduled.set(false); // first, so that later frames are written here or scheduled again
    drain();
  }

  /** Called on the event loop. */
  void drain() {
    direct.exclusively(this::writeAll);
  }

  private void writeAll() {
    int written = 0;
    while (written < BATCH && socket.isWritable() && !queue.isEmpty()) {
      write(queue.remove());
      written++;
    }
    if (written > 0) {
      socket.flush();
    }
    if (written == BATCH && scheduled.compareAndSet(false, true)) {
      onEventLoop(this::drainScheduled);
    }
  }

  private void write(WebSocketFrame frame) {
    if (!closeSent) {
      closeSent = frame instanceof CloseWebSocketFrame;
      socket.write(frame).addListener(ChannelFutureListener.CLOSE_ON_FAILURE);
    }
  }

  /** Called on the event loop. */
  void readComplete() {
    direct.offer();
  }

  /** Called on the event loop. */
  void pong(PongWebSocketFrame frame) {
    direct.exclusively(() -> socket.writeAndFlush(frame));
  }

  /** Sends a close frame after the frames in the queue. */
  @Override
  public void close(int code, String reason) {
    if (socket.eventLoop().inEventLoop()) {
      closeOnce(code, reason);
    } else {
      onEventLoop(() -> closeOnce(code, reason));
    }
  }

  private void closeOnce(int code, String reason) {
    if (tell(code, reason)) {
      enqueue(new CloseWebSocketFrame(code, reason));
      cutLater();
    }
  }

  /** Closes the socket even if the server neither answers nor reads. */
  private void cutLater() {
    socket.eventLoop().schedule(() -> socket.close(), closing.toMillis(), TimeUnit.MILLISECONDS);
  }

  /** Answers a close frame, unless it is an answer itself. Called on the event loop. */
  void closedByServer(CloseWebSocketFrame frame) {
    int code = frame.statusCode();
    tell(code < 0 ? WebSocketCloseStatus.EMPTY.code() : code, frame.reasonText());
    direct.exclusively(() -> answer(frame));
  }

  private void answer(CloseWebSocketFrame frame) {
    if (closeSent) {
      socket.close();
    } else {
      closeSent = true;
      socket.writeAndFlush(frame.retain()).addListener(ChannelFutureListener.CLOSE);
      cutLater();
    }
  }

  /** Called on the event loop. */
  void lost() {
    tell(WebSocketCloseStatus.ABNORMAL_CLOSURE.code(), "");
  }

  /** Called on the event loop. */
  boolean isClosing() {
    return told;
  }

  private boolean tell(int code, String reason) {
    if (told) {
      return false;
    }
    told = true;
    direct.close();
    listener.closed(code, reason);
    return true;
  }

  /** Completes when the socket is closed. */
  CompletableFuture<Void> ended() {
    return ended;
  }

  private void onEventLoop(Runnable task) {
    try {
      socket.eventLoop().execute(task);
    } catch (RejectedExecutionException e) { // it has ended, and with it the connection
      queue.clear();
    }
  }
}
