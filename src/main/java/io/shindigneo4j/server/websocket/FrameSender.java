package io.shindigneo4j.server.websocket;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.handler.codec.http.websocketx.BinaryWebSocketFrame;
import io.netty.handler.codec.http.websocketx.TextWebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketFrame;
import io.shindigneo4j.server.connection.CoalescingTask;
import io.shindigneo4j.server.metrics.ServerMeters;
import io.shindigneo4j.server.session.ResponseSender;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * Sends payloads in frames, in their order. One flush sends all that waits, as each flush is a
 * system call. Safe for use by many threads.
 */
final class FrameSender implements ResponseSender {

  private final Channel channel;
  private final boolean binary;
  private final ServerMeters meters;
  private final Queue<byte[]> waiting = new ConcurrentLinkedQueue<>();
  private final CoalescingTask flush;

  FrameSender(Channel channel, boolean binary, ServerMeters meters) {
    this.channel = channel;
    this.binary = binary;
    this.meters = meters;
    this.flush = new CoalescingTask(channel.eventLoop(), this::flush);
  }

  @Override
  public void send(byte[] payload) {
    meters.sent(payload.length);
    waiting.add(payload);
    flush.schedule();
  }

  /** Sends what waits; on the event loop, after each batch of reads. */
  void flush() {
    if (!waiting.isEmpty()) {
      write();
    }
  }

  private void write() {
    for (byte[] next = waiting.poll(); next != null; next = waiting.poll()) {
      channel.write(frame(next, binary), channel.voidPromise());
    }
    channel.flush();
  }

  static WebSocketFrame frame(byte[] payload, boolean binary) {
    ByteBuf content = Unpooled.wrappedBuffer(payload);
    return binary ? new BinaryWebSocketFrame(content) : new TextWebSocketFrame(content);
  }
}
