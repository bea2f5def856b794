package io.shindigneo4j.server.websocket;

import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.handler.codec.http.DefaultFullHttpResponse;
import io.netty.handler.codec.http.FullHttpRequest;
import io.netty.handler.codec.http.FullHttpResponse;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaderValues;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.handler.codec.http.websocketx.WebSocketDecoderConfig;
import io.netty.handler.codec.http.websocketx.WebSocketHandshakeException;
import io.netty.handler.codec.http.websocketx.WebSocketServerHandshaker;
import io.netty.handler.codec.http.websocketx.WebSocketServerHandshakerFactory;
import io.shindigneo4j.protocol.MessageCodec;
import io.shindigneo4j.server.session.AnswerEncoder;
import io.shindigneo4j.server.session.Session;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.RejectedExecutionException;
import org.neo4j.internal.kernel.api.security.LoginContext;
import org.neo4j.kernel.internal.GraphDatabaseAPI;

/**
 * Lets a connection in: checks the upgrade request and the user, then hands the connection to a
 * session.
 */
final class UpgradeHandler extends SimpleChannelInboundHandler<FullHttpRequest> {

  private final UpgradeHandlers shared;

  UpgradeHandler(UpgradeHandlers shared) {
    this.shared = shared;
  }

  @Override
  protected void channelRead0(ChannelHandlerContext context, FullHttpRequest request) {
    context.channel().config().setAutoRead(false); // nothing more until the user is known
    try {
      UpgradeRequest upgrade = UpgradeRequest.of(request);
      FullHttpRequest kept = request.retain();
      shared.workers().execute(() -> admit(context, kept, upgrade));
    } catch (UpgradeRefusal refusal) {
      refuse(context, refusal);
    } catch (RejectedExecutionException e) {
      request.release();
      refuse(
          context,
          new UpgradeRefusal(HttpResponseStatus.SERVICE_UNAVAILABLE, "all workers are busy"));
    }
  }

  /** On a worker: passwords are slow to check. */
  private void admit(
      ChannelHandlerContext context, FullHttpRequest request, UpgradeRequest upgrade) {
    try {
      LoginContext user =
          shared
              .authenticator()
              .login(upgrade.username(), upgrade.password(), new WebSocketClient(context.channel()))
              .orElseThrow(UpgradeRefusal::unauthorized);
      GraphDatabaseAPI database =
          shared
              .databases()
              .find(upgrade.database())
              .orElseThrow(
                  () -> new UpgradeRefusal(HttpResponseStatus.NOT_FOUND, "no such database"));
      MessageCodec codec = new MessageCodec(upgrade.subprotocol().format());
      AnswerEncoder answers = new AnswerEncoder(codec, shared.maximumMessageSize());
      Session session = shared.sessions().open(database, user, answers);
      FrameHandler frames = new FrameHandler(session, codec, answers, shared.maximumMessageSize());
      context.executor().execute(() -> upgrade(context, request, upgrade, frames));
    } catch (UpgradeRefusal refusal) {
      request.release();
      context.executor().execute(() -> refuse(context, refusal));
    } catch (RuntimeException e) {
      shared.log().error("A connection to " + upgrade.database() + " could not be opened", e);
      request.release();
      context
          .executor()
          .execute(
              () ->
                  refuse(
                      context,
                      new UpgradeRefusal(
                          HttpResponseStatus.SERVICE_UNAVAILABLE,
                          "the database is not available")));
    }
  }

  private void upgrade(
      ChannelHandlerContext context,
      FullHttpRequest request,
      UpgradeRequest upgrade,
      FrameHandler frames) {
    try {
      WebSocketServerHandshaker handshaker = handshaker(upgrade).newHandshaker(request);
      if (handshaker == null) {
        WebSocketServerHandshakerFactory.sendUnsupportedVersionResponse(context.channel())
            .addListener(ChannelFutureListener.CLOSE);
        return;
      }
      handshaker
          .handshake(context.channel(), request)
          .addListener(ChannelFutureListener.CLOSE_ON_FAILURE);
      if (!context.channel().isActive()) {
        return; // it was closed while the password was checked
      }
      context.pipeline().remove(LoginDeadline.class);
      frames.install(context.pipeline());
      context.pipeline().remove(this);
      context.channel().config().setAutoRead(true);
    } catch (WebSocketHandshakeException e) { // such as a missing key
      refuse(context, new UpgradeRefusal(HttpResponseStatus.BAD_REQUEST, e.getMessage()));
    } finally {
      request.release();
    }
  }

  private WebSocketServerHandshakerFactory handshaker(UpgradeRequest upgrade) {
    WebSocketDecoderConfig frames =
        WebSocketDecoderConfig.newBuilder()
            .maxFramePayloadLength(shared.maximumMessageSize())
            .allowExtensions(false)
            .build();
    return new WebSocketServerHandshakerFactory(
        "/" + upgrade.database(), upgrade.subprotocol().name(), frames);
  }

  private static void refuse(ChannelHandlerContext context, UpgradeRefusal refusal) {
    FullHttpResponse response =
        new DefaultFullHttpResponse(
            HttpVersion.HTTP_1_1,
            refusal.status(),
            Unpooled.copiedBuffer(refusal.getMessage() + "\n", StandardCharsets.UTF_8));
    response.headers().set(HttpHeaderNames.CONTENT_TYPE, HttpHeaderValues.TEXT_PLAIN);
    response.headers().set(HttpHeaderNames.CONTENT_LENGTH, response.content().readableBytes());
    response.headers().set(HttpHeaderNames.CONNECTION, HttpHeaderValues.CLOSE);
    if (refusal.status().equals(HttpResponseStatus.UNAUTHORIZED)) {
      response.headers().set(HttpHeaderNames.WWW_AUTHENTICATE, "Basic realm=\"neo4j\"");
    }
    context.writeAndFlush(response).addListener(ChannelFutureListener.CLOSE);
  }

  @Override
  public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
    context.close();
  }
}
