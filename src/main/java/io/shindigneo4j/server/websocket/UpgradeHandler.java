package io.shindigneo4j.server.websocket;

import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelPipeline;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.handler.codec.http.DefaultFullHttpResponse;
import io.netty.handler.codec.http.FullHttpRequest;
import io.netty.handler.codec.http.FullHttpResponse;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaderValues;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.handler.codec.http.websocketx.WebSocketDecoderConfig;
import io.netty.handler.codec.http.websocketx.WebSocketFrameDecoder;
import io.netty.handler.codec.http.websocketx.WebSocketHandshakeException;
import io.netty.handler.codec.http.websocketx.WebSocketServerHandshaker;
import io.netty.handler.codec.http.websocketx.WebSocketServerHandshaker13;
import io.netty.handler.codec.http.websocketx.WebSocketServerHandshakerFactory;
import io.shindigneo4j.protocol.MessageCodec;
import io.shindigneo4j.server.session.AnswerEncoder;
import io.shindigneo4j.server.session.Requests;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import org.neo4j.internal.kernel.api.security.LoginContext;
import org.neo4j.kernel.internal.GraphDatabaseAPI;

/**
 * Lets a connection in: checks the upgrade request and the user, then hands the connection to a
 * session.
 */
final class UpgradeHandler extends SimpleChannelInboundHandler<FullHttpRequest> {

  /** Of WebSocket. */
  private static final String VERSION = "13";

  private final UpgradeHandlers shared;

  /** A request has come; of the event loop. */
  private boolean asked;

  UpgradeHandler(UpgradeHandlers shared) {
    this.shared = shared;
  }

  @Override
  protected void channelRead0(ChannelHandlerContext context, FullHttpRequest request) {
    if (asked) { // it could have been read already, in one piece with the first
      context.close();
      return;
    }
    asked = true;
    context.channel().config().setAutoRead(false); // nothing more until the user is known
    try {
      UpgradeRequest upgrade = UpgradeRequest.of(request, shared.settings());
      FullHttpRequest head = request.replace(Unpooled.EMPTY_BUFFER); // needs no release
      shared.logins().execute(() -> admit(context, head, upgrade));
    } catch (UpgradeRefusal refusal) {
      refuse(context, refusal);
    } catch (RejectedExecutionException e) {
      refuse(context, UpgradeRefusal.unavailable("too many logins at a time"));
    }
  }

  /** On a thread for logins: passwords are slow to check. */
  private void admit(
      ChannelHandlerContext context, FullHttpRequest request, UpgradeRequest upgrade) {
    try {
      LoginContext user = login(context, upgrade);
      GraphDatabaseAPI database = database(upgrade);
      shared
          .databases()
          .ready(database)
          .orTimeout(patience().toMillis(), TimeUnit.MILLISECONDS)
          .thenApply(ready -> frames(database, user, upgrade))
          .whenCompleteAsync(
              (frames, failure) -> decide(context, request, upgrade, frames, failure),
              context.executor());
    } catch (UpgradeRefusal refusal) {
      context.executor().execute(() -> refuse(context, refusal));
    } catch (RuntimeException | Error e) { // the client must not wait for an answer in vain
      shared.log().error("A connection to " + upgrade.database() + " could not be opened", e);
      UpgradeRefusal refusal = UpgradeRefusal.unavailable("the database is not available");
      context.executor().execute(() -> refuse(context, refusal));
    }
  }

  private LoginContext login(ChannelHandlerContext context, UpgradeRequest upgrade)
      throws UpgradeRefusal {
    return shared
        .authenticator()
        .login(upgrade.credential(), new WebSocketClient(context.channel()))
        .orElseThrow(UpgradeRefusal::unauthorized);
  }

  private GraphDatabaseAPI database(UpgradeRequest upgrade) throws UpgradeRefusal {
    return shared
        .databases()
        .find(upgrade.database())
        .orElseThrow(() -> new UpgradeRefusal(HttpResponseStatus.NOT_FOUND, "no such database"));
  }

  /** How long a login waits for the schema, so that it is refused before it is cut off. */
  private Duration patience() {
    return limits().loginTimeout().dividedBy(2);
  }

  private FrameHandler frames(
      GraphDatabaseAPI database, LoginContext user, UpgradeRequest upgrade) {
    int maximumSize = limits().messageSize();
    MessageCodec codec = upgrade.subprotocol().codec();
    AnswerEncoder answers = new AnswerEncoder(codec, maximumSize);
    Requests requests = shared.sessions().open(database, user, answers);
    return new FrameHandler(
        requests, codec, answers, shared.decoders(), shared.meters(), maximumSize);
  }

  private void decide(
      ChannelHandlerContext context,
      FullHttpRequest request,
      UpgradeRequest upgrade,
      FrameHandler frames,
      Throwable failure) {
    if (failure == null) {
      upgrade(context, request, upgrade, frames);
    } else {
      refuse(context, UpgradeRefusal.notReady(failure));
    }
  }

  private void upgrade(
      ChannelHandlerContext context,
      FullHttpRequest request,
      UpgradeRequest upgrade,
      FrameHandler frames) {
    if (!context.channel().isActive()) {
      return; // it was closed while the password was checked
    }
    try {
      if (!VERSION.equals(request.headers().get(HttpHeaderNames.SEC_WEBSOCKET_VERSION))) {
        WebSocketServerHandshakerFactory.sendUnsupportedVersionResponse(context.channel())
            .addListener(ChannelFutureListener.CLOSE);
        shared.meters().refused(HttpResponseStatus.UPGRADE_REQUIRED.codeAsText().toString());
        return;
      }
      handshaker(upgrade)
          .handshake(context.channel(), request)
          .addListener(ChannelFutureListener.CLOSE_ON_FAILURE);
      install(context.pipeline(), frames);
      context.channel().config().setAutoRead(true);
    } catch (WebSocketHandshakeException e) { // such as a missing key
      refuse(context, new UpgradeRefusal(HttpResponseStatus.BAD_REQUEST, e.getMessage()));
    }
  }

  private void install(ChannelPipeline pipeline, FrameHandler frames) {
    pipeline.remove(LoginDeadline.class);
    pipeline.addFirst(
        new Liveness(limits().idleTimeout()), new SlowReaders(limits().idleTimeout()));
    frames.install(pipeline);
    pipeline.remove(this);
  }

  private WebSocketServerHandshaker handshaker(UpgradeRequest upgrade) {
    WebSocketDecoderConfig frames =
        WebSocketDecoderConfig.newBuilder()
            .maxFramePayloadLength(limits().messageSize())
            .allowExtensions(false)
            .build();
    return new WebSocketServerHandshaker13(
        "/" + upgrade.database(), upgrade.subprotocol().name(), frames) {
      @Override
      protected WebSocketFrameDecoder newWebsocketDecoder() {
        return new Frames(limits(), frames);
      }
    };
  }

  private ConnectionLimits limits() {
    return shared.settings().limits();
  }

  private void refuse(ChannelHandlerContext context, UpgradeRefusal refusal) {
    shared.meters().refused(refusal.status().codeAsText().toString());
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
