package io.shindigneo4j.driver.transport;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.handler.codec.TooLongFrameException;
import io.netty.handler.codec.http.websocketx.BinaryWebSocketFrame;
import io.netty.handler.codec.http.websocketx.CloseWebSocketFrame;
import io.netty.handler.codec.http.websocketx.CorruptedWebSocketFrameException;
import io.netty.handler.codec.http.websocketx.PingWebSocketFrame;
import io.netty.handler.codec.http.websocketx.PongWebSocketFrame;
import io.netty.handler.codec.http.websocketx.TextWebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketCloseStatus;
import io.netty.handler.codec.http.websocketx.WebSocketFrame;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Handles the incoming frames of an open connection. */
final class NettyFrames extends SimpleChannelInboundHandler<WebSocketFrame> {

  private static final Logger LOG = LoggerFactory.getLogger(NettyFrames.class);

  private final NettyChannel channel;
  private final ChannelListener listener;
  private final int maximumMessageSize;

  NettyFrames(NettyChannel channel, ChannelListener listener, int maximumMessageSize) {
    this.channel = channel;
    this.listener = listener;
    this.maximumMessageSize = maximumMessageSize;
  }

  @Override
  protected void channelRead0(ChannelHandlerContext context, WebSocketFrame frame) {
    if (frame instanceof CloseWebSocketFrame close) {
      channel.closedByServer(close);
    } else if (channel.isClosing()) {
      LOG.trace("Dropped a frame after the close");
    } else if (frame instanceof PingWebSocketFrame) {
      answerPing(context, frame);
    } else if (frame instanceof PongWebSocketFrame) {
      listener.ponged();
    } else if (frame instanceof BinaryWebSocketFrame) {
      listener.received(ByteBufUtil.getBytes(frame.content()), true);
    } else if (frame instanceof TextWebSocketFrame) {
      receiveText(ByteBufUtil.getBytes(frame.content()));
    }
  }

  private void receiveText(byte[] text) {
    if (ByteBufUtil.isText(Unpooled.wrappedBuffer(text), UTF_8)) {
      listener.received(text, false);
    } else {
      channel.close(WebSocketCloseStatus.INVALID_PAYLOAD_DATA.code(), "text that is not UTF-8");
    }
  }

  /** Sends no pong to a server that does not read, as pongs would pile up. */
  private void answerPing(ChannelHandlerContext context, WebSocketFrame ping) {
    if (context.channel().isWritable()) {
      channel.pong(new PongWebSocketFrame(ping.content().retain()));
    }
  }

  @Override
  public void channelReadComplete(ChannelHandlerContext context) {
    channel.readComplete();
    context.fireChannelReadComplete();
  }

  @Override
  public void channelWritabilityChanged(ChannelHandlerContext context) {
    channel.drain();
    context.fireChannelWritabilityChanged();
  }

  @Override
  public void channelInactive(ChannelHandlerContext context) {
    channel.lost();
    context.fireChannelInactive();
  }

  @Override
  public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
    if (cause instanceof TooLongFrameException) {
      tooLarge();
    } else if (cause instanceof CorruptedWebSocketFrameException corrupted) {
      corrupted(corrupted.closeStatus());
    } else {
      LOG.debug("The connection is broken", cause);
      context.close();
    }
  }

  private void corrupted(WebSocketCloseStatus status) {
    if (status.equals(WebSocketCloseStatus.MESSAGE_TOO_BIG)) {
      tooLarge();
    } else {
      channel.close(status.code(), status.reasonText());
    }
  }

  private void tooLarge() {
    int code = WebSocketCloseStatus.MESSAGE_TOO_BIG.code();
    channel.close(code, "a message of more than " + maximumMessageSize + " bytes");
  }
}
