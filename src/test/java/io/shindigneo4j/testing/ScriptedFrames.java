package io.shindigneo4j.testing;

import io.netty.buffer.ByteBufUtil;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.handler.codec.http.websocketx.CloseWebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketFrame;
import io.shindigneo4j.protocol.MalformedMessageException;
import io.shindigneo4j.protocol.Message.Request;
import io.shindigneo4j.protocol.MessageCodec;

/** Passes the requests of one client to the {@link ScriptedServer}. */
final class ScriptedFrames extends SimpleChannelInboundHandler<WebSocketFrame> {

  private final ScriptedServer server;
  private final ScriptedPeer peer;
  private final MessageCodec codec;

  ScriptedFrames(ScriptedServer server, ScriptedPeer peer, MessageCodec codec) {
    this.server = server;
    this.peer = peer;
    this.codec = codec;
  }

  @Override
  protected void channelRead0(ChannelHandlerContext context, WebSocketFrame frame)
      throws MalformedMessageException {
    if (frame instanceof CloseWebSocketFrame close) {
      context.writeAndFlush(close.retain()).addListener(ChannelFutureListener.CLOSE);
    } else {
      server.receive(peer, request(frame));
    }
  }

  private Request request(WebSocketFrame frame) throws MalformedMessageException {
    byte[] payload = ByteBufUtil.getBytes(frame.content());
    return (Request) codec.decode(codec.unpack(payload, Integer.MAX_VALUE));
  }

  @Override
  public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
    context.close();
  }
}
