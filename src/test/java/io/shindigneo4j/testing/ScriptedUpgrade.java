package io.shindigneo4j.testing;

import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.handler.codec.http.DefaultFullHttpResponse;
import io.netty.handler.codec.http.DefaultHttpHeaders;
import io.netty.handler.codec.http.FullHttpRequest;
import io.netty.handler.codec.http.FullHttpResponse;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaders;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.handler.codec.http.websocketx.WebSocketDecoderConfig;
import io.netty.handler.codec.http.websocketx.WebSocketFrameAggregator;
import io.netty.handler.codec.http.websocketx.WebSocketServerHandshaker13;
import io.shindigneo4j.protocol.MessageCodec;
import io.shindigneo4j.protocol.Subprotocol;
import java.util.List;
import java.util.Optional;

/** Answers the upgrade request of one client as the script of the {@link ScriptedServer} says. */
final class ScriptedUpgrade extends SimpleChannelInboundHandler<FullHttpRequest> {

  private static final int MAX_MESSAGE_SIZE = 64 * 1024 * 1024;

  private final ScriptedServer server;

  ScriptedUpgrade(ScriptedServer server) {
    this.server = server;
  }

  @Override
  protected void channelRead0(ChannelHandlerContext context, FullHttpRequest request) {
    Upgrade upgrade = server.upgrade(request.headers().get(HttpHeaderNames.AUTHORIZATION));
    if (upgrade instanceof Upgrade.Accept) {
      accept(context, request);
    } else if (upgrade instanceof Upgrade.Hold) {
      FullHttpRequest held = request.retain();
      server.released().thenRun(() -> context.executor().execute(() -> accept(context, held)));
    } else if (upgrade instanceof Upgrade.AcceptAndCut) {
      accept(context, request);
      context.channel().close();
    } else if (upgrade instanceof Upgrade.AcceptAs other) {
      accept(context, request, other.subprotocol());
    } else if (upgrade instanceof Upgrade.Refuse refusal) {
      refuse(context, HttpResponseStatus.valueOf(refusal.status()));
    } else if (upgrade instanceof Upgrade.Cut) {
      context.close();
    }
  }

  private static List<String> offered(FullHttpRequest request) {
    String names = request.headers().get(HttpHeaderNames.SEC_WEBSOCKET_PROTOCOL);
    return List.of(names.split(",\\s*"));
  }

  private void accept(ChannelHandlerContext context, FullHttpRequest request) {
    Optional<Subprotocol> chosen = Subprotocol.select(offered(request));
    accept(context, request, chosen.orElseThrow().name());
  }

  private void accept(ChannelHandlerContext context, FullHttpRequest request, String subprotocol) {
    HttpHeaders headers = new DefaultHttpHeaders();
    if (!subprotocol.isEmpty()) {
      headers.set(HttpHeaderNames.SEC_WEBSOCKET_PROTOCOL, subprotocol);
    }
    MessageCodec codec = Subprotocol.select(offered(request)).orElseThrow().codec();
    WebSocketDecoderConfig frames =
        WebSocketDecoderConfig.newBuilder().maxFramePayloadLength(MAX_MESSAGE_SIZE).build();
    new WebSocketServerHandshaker13(server.uri(), null, frames)
        .handshake(context.channel(), request, headers, context.newPromise());
    context.pipeline().addLast(new WebSocketFrameAggregator(MAX_MESSAGE_SIZE));
    context.pipeline().addLast(server.link().new Frames());
    context
        .pipeline()
        .addLast(new ScriptedFrames(server, new ScriptedPeer(context.channel(), codec), codec));
    context.pipeline().remove(this);
  }

  private static void refuse(ChannelHandlerContext context, HttpResponseStatus status) {
    FullHttpResponse response = new DefaultFullHttpResponse(HttpVersion.HTTP_1_1, status);
    response.headers().set(HttpHeaderNames.CONTENT_LENGTH, 0);
    if (status.equals(HttpResponseStatus.UNAUTHORIZED)) {
      response.headers().set(HttpHeaderNames.WWW_AUTHENTICATE, "Basic realm=\"neo4j\"");
    }
    context.writeAndFlush(response).addListener(ChannelFutureListener.CLOSE);
  }

  @Override
  public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
    context.close();
  }
}
