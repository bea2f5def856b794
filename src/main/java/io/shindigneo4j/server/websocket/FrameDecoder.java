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
import io.shindigneo4j.server.connection.ConnectionLimits;
import io.shindigneo4j.server.connection.StallDetector;
import java.util.List;

/**
 * Decodes frames; refuses messages in too many fragments and messages that stall. Of the event
 * loop.
 */
final class FrameDecoder extends WebSocket13FrameDecoder {

  private final ConnectionLimits limits;
  private final StallDetector stall;

  /** The fragments so far of the current message. */
  private int fragments;

  /** The last bytes did not end a frame. */
  private boolean inFrame;

  FrameDecoder(ConnectionLimits limits, WebSocketDecoderConfig config) {
    super(config);
    this.limits = limits;
    this.stall =
        new StallDetector(limits.messageTimeout(), this::isUnfinished, FrameDecoder::stalled);
  }

  @Override
  public void channelRead(ChannelHandlerContext context, Object message) throws Exception {
    int bytes = ((ByteBuf) message).readableBytes();
    super.channelRead(context, message);
    stall.bytesReceived(context, bytes);
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
      stall.messageEnded();
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

  private static void stalled(ChannelHandlerContext context) {
    context.fireExceptionCaught(refusal(CloseCode.SLOW_WRITER, "a message that does not go on"));
  }
}
