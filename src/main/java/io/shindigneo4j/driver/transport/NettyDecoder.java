package io.shindigneo4j.driver.transport;

import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.http.websocketx.PingWebSocketFrame;
import io.netty.handler.codec.http.websocketx.PongWebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocket13FrameDecoder;
import io.netty.handler.codec.http.websocketx.WebSocketDecoderConfig;
import io.netty.handler.codec.http.websocketx.WebSocketFrame;
import java.util.List;

/** Decodes frames, and knows where messages end. Of the event loop. */
final class NettyDecoder extends WebSocket13FrameDecoder {

  /** The last bytes did not end a frame. */
  private boolean inFrame;

  /** The last frame did not end a message. */
  private boolean inMessage;

  NettyDecoder(WebSocketDecoderConfig config) {
    super(config);
  }

  /** Whether the next bytes begin a message or a frame between messages. */
  boolean isBetweenMessages() {
    return !inFrame && !inMessage;
  }

  @Override
  protected void decode(ChannelHandlerContext context, ByteBuf in, List<Object> out)
      throws Exception {
    inFrame = true; // also where it fails
    int before = out.size();
    super.decode(context, in, out);
    inFrame = out.size() == before;
    if (!inFrame) {
      count((WebSocketFrame) out.get(before));
    }
  }

  private void count(WebSocketFrame frame) {
    if (!(frame instanceof PingWebSocketFrame || frame instanceof PongWebSocketFrame)) {
      inMessage = !frame.isFinalFragment();
    }
  }
}
