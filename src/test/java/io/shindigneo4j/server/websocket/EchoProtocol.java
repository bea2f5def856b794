package io.shindigneo4j.server.websocket;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelPipeline;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.handler.codec.http.FullHttpRequest;
import io.netty.handler.codec.http.HttpObjectAggregator;
import io.netty.handler.codec.http.websocketx.BinaryWebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketFrame;
import io.shindigneo4j.protocol.Compression;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.protocol.MessageCodec;
import io.shindigneo4j.protocol.Subprotocol;
import io.shindigneo4j.server.connection.ApplicationProtocol;
import io.shindigneo4j.server.connection.ConnectionLimits;
import io.shindigneo4j.server.connection.LoginTimeoutHandler;
import io.shindigneo4j.server.connection.OutboundMemory;
import io.shindigneo4j.server.metrics.ServerMeters;
import io.shindigneo4j.server.session.ResponseSender;
import java.util.concurrent.Executor;
import org.neo4j.logging.NullLog;

/** WebSocket with the frames of the plug-in, but with neither login nor session: an echo. */
public final class EchoProtocol implements ApplicationProtocol {

  private static final Subprotocol JSON = new Subprotocol(Format.JSON, Compression.NONE);

  private final ConnectionLimits limits;
  private final Executor decoders;

  public EchoProtocol(ConnectionLimits limits, Executor decoders) {
    this.limits = limits;
    this.decoders = decoders;
  }

  @Override
  public void configure(ChannelPipeline pipeline) {
    pipeline.addLast(new HttpObjectAggregator(0, true));
    pipeline.addLast(new Upgrading());
  }

  private final class Upgrading extends SimpleChannelInboundHandler<FullHttpRequest> {

    @Override
    protected void channelRead0(ChannelHandlerContext context, FullHttpRequest request) {
      new Handshaker(new UpgradeRequest("echo", null, JSON), limits)
          .handshake(context.channel(), request);
      context.pipeline().remove(LoginTimeoutHandler.class);
      new Echo(limits, decoders).configure(context.pipeline());
      context.pipeline().remove(this);
    }
  }

  /** Returns each message in its type of frame. */
  private static final class Echo extends FrameHandler {

    Echo(ConnectionLimits limits, Executor decoders) {
      super(
          new IgnoredRequests(),
          new MessageCodec(Format.JSON),
          null,
          decoders,
          new OutboundMemory(1 << 26, NullLog.getInstance()),
          ServerMeters.NONE,
          limits);
    }

    @Override
    void receive(ChannelHandlerContext context, WebSocketFrame frame) {
      if (frame instanceof BinaryWebSocketFrame) {
        context.writeAndFlush(frame.retain());
      } else {
        super.receive(context, frame);
      }
    }

    @Override
    void take(byte[] document, long received, ResponseSender answer) {
      answer.send(document);
    }
  }
}
