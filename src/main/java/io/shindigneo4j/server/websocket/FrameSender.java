package io.shindigneo4j.server.websocket;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.handler.codec.http.websocketx.BinaryWebSocketFrame;
import io.netty.handler.codec.http.websocketx.TextWebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketFrame;
import io.shindigneo4j.server.connection.CoalescingTask;
import io.shindigneo4j.server.connection.OutboundQueue;
import io.shindigneo4j.server.connection.Pieces;
import io.shindigneo4j.server.metrics.ServerMeters;
import io.shindigneo4j.server.session.ResponseSender;
import io.shindigneo4j.server.session.UnreadAnswers;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * Sends payloads in frames, in their order. One flush sends all that waits, as each flush is a
 * system call. Safe for use by many threads.
 */
final class FrameSender implements ResponseSender {

  /** A final frame of a message whose length is in eight bytes (RFC 6455, section 5.2). */
  private static final int TEXT = 0x81;

  private static final int BINARY = 0x82;
  private static final int LONG = 127;

  private final Channel channel;
  private final boolean binary;
  private final ServerMeters meters;
  private final OutboundQueue unread;
  private final Queue<byte[]> waiting = new ConcurrentLinkedQueue<>();
  private final CoalescingTask flush;

  FrameSender(Channel channel, boolean binary, ServerMeters meters, OutboundQueue unread) {
    this.channel = channel;
    this.binary = binary;
    this.meters = meters;
    this.unread = unread;
    this.flush = new CoalescingTask(channel.eventLoop(), this::flush);
  }

  @Override
  public void send(byte[] payload) {
    meters.sent(payload.length);
    unread.takeTurn(payload.length);
    unread.add(payload.length);
    waiting.add(payload);
    flush.schedule();
  }

  @Override
  public UnreadAnswers unread() {
    return unread;
  }

  /** Sends what waits; on the event loop, after each batch of reads. */
  void flush() {
    if (!waiting.isEmpty()) {
      write();
    }
  }

  private void write() {
    for (byte[] next = waiting.poll(); next != null; next = waiting.poll()) {
      int bytes = next.length;
      channel.write(message(next)).addListener(written -> unread.sent(bytes));
    }
    channel.flush();
  }

  private Object message(byte[] payload) {
    return payload.length > Pieces.SIZE
        ? new Pieces(
            Unpooled.wrappedBuffer(header(payload.length), Unpooled.wrappedBuffer(payload)))
        : frame(payload, binary);
  }

  static WebSocketFrame frame(byte[] payload, boolean binary) {
    ByteBuf content = Unpooled.wrappedBuffer(payload);
    return binary ? new BinaryWebSocketFrame(content) : new TextWebSocketFrame(content);
  }

  /** What is sent in pieces is one frame all the same, which Netty writes as a whole only. */
  private ByteBuf header(int length) {
    return Unpooled.buffer(10).writeByte(binary ? BINARY : TEXT).writeByte(LONG).writeLong(length);
  }
}
