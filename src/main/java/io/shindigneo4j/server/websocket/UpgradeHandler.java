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
import io.netty.handler.codec.http.HttpHeaders;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.handler.codec.http.websocketx.WebSocketHandshakeException;
import io.shindigneo4j.protocol.MessageCodec;
import io.shindigneo4j.server.connection.ChannelConnectionInfo;
import io.shindigneo4j.server.connection.ConnectionLimits;
import io.shindigneo4j.server.connection.DateHeader;
import io.shindigneo4j.server.connection.LoginResult;
import io.shindigneo4j.server.connection.LoginTimeoutHandler;
import io.shindigneo4j.server.connection.RequestRejectedException;
import io.shindigneo4j.server.connection.SlowReaderHandler;
import io.shindigneo4j.server.session.RequestProcessor;
import io.shindigneo4j.server.session.ResponseEncoder;
import java.nio.charset.StandardCharsets;

/** Checks the upgrade request and the login, then hands the connection to a session. */
final class UpgradeHandler extends SimpleChannelInboundHandler<FullHttpRequest> {

  private static final String PROTOCOL = "shindig-neo4j";

  private final WebSocketProtocol protocol;

  /** A request has come; of the event loop. */
  private boolean asked;

  UpgradeHandler(WebSocketProtocol protocol) {
    this.protocol = protocol;
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
      UpgradeRequest upgrade = UpgradeRequest.of(request, protocol.settings());
      logIn(context, request.replace(Unpooled.EMPTY_BUFFER), upgrade); // needs no release
    } catch (RequestRejectedException refusal) {
      refuse(context, refusal);
    }
  }

  private void logIn(
      ChannelHandlerContext context, FullHttpRequest request, UpgradeRequest upgrade) {
    protocol
        .logins()
        .login(
            upgrade.credential(),
            upgrade.database(),
            new ChannelConnectionInfo(context.channel(), PROTOCOL))
        .thenApply(login -> handlers(login, upgrade))
        .whenCompleteAsync(
            (handlers, failure) -> decide(context, request, upgrade, handlers, failure),
            context.executor());
  }

  /** What a connection gets with its login. */
  private record Handlers(AccountHandler account, FrameHandler frames) {}

  private Handlers handlers(LoginResult login, UpgradeRequest upgrade) {
    return new Handlers(
        new AccountHandler(
            () -> protocol.logins().isValid(login),
            protocol.decoders(),
            limits().loginCheckInterval()),
        frames(login, upgrade));
  }

  private FrameHandler frames(LoginResult login, UpgradeRequest upgrade) {
    MessageCodec codec = upgrade.subprotocol().codec();
    ResponseEncoder answers = new ResponseEncoder(codec, limits().messageSize());
    RequestProcessor requests = protocol.sessions().open(login.database(), login.user(), answers);
    return new FrameHandler(
        requests,
        codec,
        answers,
        protocol.decoders(),
        protocol.memory(),
        protocol.meters(),
        limits());
  }

  private void decide(
      ChannelHandlerContext context,
      FullHttpRequest request,
      UpgradeRequest upgrade,
      Handlers handlers,
      Throwable failure) {
    if (failure == null) {
      upgrade(context, request, upgrade, handlers);
    } else {
      refuse(context, RequestRejectedException.of(failure));
    }
  }

  private void upgrade(
      ChannelHandlerContext context,
      FullHttpRequest request,
      UpgradeRequest upgrade,
      Handlers handlers) {
    if (!context.channel().isActive()) {
      return; // it was closed while the password was checked
    }
    try {
      new Handshaker(upgrade, limits())
          .handshake(context.channel(), request)
          .addListener(ChannelFutureListener.CLOSE_ON_FAILURE);
      configure(context.pipeline(), handlers);
      context.channel().config().setAutoRead(true);
    } catch (WebSocketHandshakeException e) {
      refuse(
          context,
          new RequestRejectedException(RequestRejectedException.Kind.MALFORMED, e.getMessage()));
    }
  }

  private void configure(ChannelPipeline pipeline, Handlers handlers) {
    pipeline.remove(LoginTimeoutHandler.class);
    pipeline.addFirst(
        new KeepAliveHandler(limits().idleTimeout()),
        new SlowReaderHandler(limits().idleTimeout()),
        handlers.account());
    handlers.frames().configure(pipeline);
    pipeline.remove(this);
  }

  private ConnectionLimits limits() {
    return protocol.settings().limits();
  }

  private void refuse(ChannelHandlerContext context, RequestRejectedException refusal) {
    HttpResponseStatus status = refusal.kind().status();
    protocol.meters().refused(status.codeAsText().toString());
    FullHttpResponse response =
        new DefaultFullHttpResponse(
            HttpVersion.HTTP_1_1,
            status,
            Unpooled.copiedBuffer(refusal.getMessage() + "\n", StandardCharsets.UTF_8));
    response.headers().set(HttpHeaderNames.CONTENT_TYPE, HttpHeaderValues.TEXT_PLAIN);
    response.headers().set(HttpHeaderNames.CONTENT_LENGTH, response.content().readableBytes());
    response.headers().set(HttpHeaderNames.CONNECTION, HttpHeaderValues.CLOSE);
    DateHeader.set(response.headers());
    if (status.equals(HttpResponseStatus.UNAUTHORIZED)) {
      response.headers().set(HttpHeaderNames.WWW_AUTHENTICATE, "Basic realm=\"neo4j\"");
    } else if (status.equals(HttpResponseStatus.UPGRADE_REQUIRED)) {
      tellOfUpgrade(response.headers());
    }
    context.writeAndFlush(response).addListener(ChannelFutureListener.CLOSE);
  }

  /** As RFC 9110, section 7.8, and RFC 6455, section 4.4, have it. */
  private static void tellOfUpgrade(HttpHeaders headers) {
    headers.set(HttpHeaderNames.UPGRADE, HttpHeaderValues.WEBSOCKET);
    headers.set(HttpHeaderNames.CONNECTION, "close, upgrade");
    headers.set(HttpHeaderNames.SEC_WEBSOCKET_VERSION, UpgradeHeaders.VERSION);
  }

  @Override
  public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
    context.close();
  }
}
