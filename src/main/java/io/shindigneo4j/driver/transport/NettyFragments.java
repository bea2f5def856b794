package io.shindigneo4j.driver.transport;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.codec.http.websocketx.BinaryWebSocketFrame;
import io.netty.handler.codec.http.websocketx.ContinuationWebSocketFrame;
import io.netty.handler.codec.http.websocketx.CorruptedWebSocketFrameException;
import io.netty.handler.codec.http.websocketx.TextWebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketCloseStatus;
import io.netty.handler.codec.http.websocketx.WebSocketFrame;
import io.netty.util.ReferenceCountUtil;

/** Refuses messages in too many fragments, before these are aggregated. */
final class NettyFragments extends ChannelInboundHandlerAdapter {

  private final FragmentCount count = new FragmentCount();

  @Override
  public void channelRead(ChannelHandlerContext context, Object message) {
    if (isOfMessage(message) && isTooMany((WebSocketFrame) message)) {
      ReferenceCountUtil.release(message);
      throw new CorruptedWebSocketFrameException(
          new WebSocketCloseStatus(FragmentCount.CLOSE_CODE, FragmentCount.REASON),
          FragmentCount.REASON);
    }
    context.fireChannelRead(message);
  }

  private static boolean isOfMessage(Object frame) {
    return frame instanceof BinaryWebSocketFrame
        || frame instanceof TextWebSocketFrame
        || frame instanceof ContinuationWebSocketFrame;
  }

  private boolean isTooMany(WebSocketFrame frame) {
    return count.add(frame.content().readableBytes(), frame.isFinalFragment());
  }
}
