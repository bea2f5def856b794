package io.shindigneo4j.server.websocket;

import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.http.websocketx.ContinuationWebSocketFrame;
import io.netty.handler.codec.http.websocketx.CorruptedWebSocketFrameException;
import io.netty.handler.codec.http.websocketx.PingWebSocketFrame;
import io.netty.handler.codec.http.websocketx.PongWebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocket13FrameDecoder;
import io.netty.handler.codec.http.websocketx.WebSocketCloseStatus;
import io.netty.handler.codec.http.websocketx.WebSocketDecoderConfig;
import io.netty.handler.codec.http.websocketx.WebSocketFrame;
import io.shindigneo4j.protocol.CloseCode;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * Reads frames, and refuses messages in too many fragments and those that have begun and do not go
 * on. All of its state is of the event loop.
 */
final class Frames extends WebSocket13FrameDecoder {

  /** What must come of an unfinished message in its time. */
  private static final long PROGRESS = 16 * 1024;

  private final ConnectionLimits limits;

  /** Of the message that is being read: none between messages. */
  private int fragments;

  /** The last bytes that came are not the end of a frame. */
  private boolean inFrame;

  private boolean watched;
  private long bytes;
  private long messages;

  Frames(ConnectionLimits limits, WebSocketDecoderConfig config) {
    super(config);
    this.limits = limits;
  }

  @Override
  public void channelRead(ChannelHandlerContext context, Object message) throws Exception {
    bytes += ((ByteBuf) message).readableBytes();
    super.channelRead(context, message);
    if (isUnfinished() && !watched) {
      watch(context);
    }
  }

  private boolean isUnfinished() {
    return inFrame || fragments > 0;
  }

  @Override
  protected void decode(ChannelHandlerContext context, ByteBuf in, List<Object> out)
      throws Exception {
    int before = out.size();
    super.decode(context, in, out);
    inFrame = out.size() == before;
    if (!inFrame) {
      count((WebSocketFrame) out.get(before));
    }
  }

  private void count(WebSocketFrame frame) {
    if (frame instanceof PingWebSocketFrame || frame instanceof PongWebSocketFrame) {
      return; // which may come between fragments
    }
    if (frame.isFinalFragment()) {
      fragments = 0;
      messages++;
    } else {
      fragments = frame instanceof ContinuationWebSocketFrame ? fragments + 1 : 1;
    }
    if (fragments >= limits.fragments()) { // and the last one would be one more
      throw refusal(CloseCode.TOO_MANY_FRAGMENTS, "more than " + limits.fragments() + " fragments");
    }
  }

  private static CorruptedWebSocketFrameException refusal(int code, String reason) {
    return new CorruptedWebSocketFrameException(new WebSocketCloseStatus(code, reason), reason);
  }

  private void watch(ChannelHandlerContext context) {
    long bytesBefore = bytes;
    long messagesBefore = messages;
    watched = true;
    context
        .executor()
        .schedule(
            () -> check(context, bytesBefore, messagesBefore),
            limits.messageTimeout().toMillis(),
            TimeUnit.MILLISECONDS);
  }

  private void check(ChannelHandlerContext context, long bytesBefore, long messagesBefore) {
    watched = false;
    if (!isUnfinished() || !context.channel().isActive()) {
      return;
    }
    boolean goesOn = messages > messagesBefore || bytes - bytesBefore >= PROGRESS;
    if (goesOn || !context.channel().config().isAutoRead()) { // where the server does not listen
      watch(context);
    } else {
      context.fireExceptionCaught(refusal(CloseCode.SLOW_WRITER, "a message that does not go on"));
    }
  }
}
