package io.shindigneo4j.driver.transport;

import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.handler.codec.DecoderException;
import io.netty.handler.codec.http.DefaultFullHttpResponse;
import io.netty.handler.codec.http.EmptyHttpHeaders;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaders;
import io.netty.handler.codec.http.HttpObject;
import io.netty.handler.codec.http.HttpResponse;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpStatusClass;
import io.netty.handler.codec.http.LastHttpContent;
import io.netty.handler.codec.http.websocketx.WebSocketClientHandshaker;
import io.netty.handler.codec.http.websocketx.WebSocketHandshakeException;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Sends the upgrade request and reads the response. Frames replace HTTP then. */
final class NettyUpgrade extends SimpleChannelInboundHandler<HttpObject> {

  private final NettyAttempt attempt;
  private final WebSocketClientHandshaker handshaker;

  /** The head of the response; null until it has arrived. Used by the event loop only. */
  private @Nullable HttpResponse accepted;

  NettyUpgrade(NettyAttempt attempt) {
    this.attempt = attempt;
    this.handshaker = new NettyHandshaker(attempt.handshake());
  }

  @Override
  public void channelActive(ChannelHandlerContext context) {
    handshaker.handshake(context.channel());
    context.fireChannelActive();
  }

  @Override
  protected void channelRead0(ChannelHandlerContext context, HttpObject part) throws IOException {
    if (part.decoderResult().isFailure()) {
      throw new IOException("the server does not speak HTTP", part.decoderResult().cause());
    }
    if (part instanceof HttpResponse answer) {
      examine(answer);
    }
    if (part instanceof LastHttpContent && accepted != null) {
      upgrade(context, accepted);
    }
  }

  private void examine(HttpResponse answer) throws IOException {
    HttpResponseStatus status = answer.status();
    if (status.equals(HttpResponseStatus.SWITCHING_PROTOCOLS)) {
      requireAcceptance(answer.headers());
      accepted = answer;
    } else if (status.codeClass() != HttpStatusClass.INFORMATIONAL) {
      throw new UpgradeRefusedException(status.code());
    }
  }

  /** At once: Netty waits for a body where the key is missing, as in a draft of WebSocket. */
  private void requireAcceptance(HttpHeaders headers) throws IOException {
    attempt
        .handshake()
        .requireAcceptance(
            headers.getAll(HttpHeaderNames.SEC_WEBSOCKET_ACCEPT),
            headers.getAll(HttpHeaderNames.SEC_WEBSOCKET_PROTOCOL),
            headers.getAll(HttpHeaderNames.SEC_WEBSOCKET_EXTENSIONS));
  }

  private void upgrade(ChannelHandlerContext context, HttpResponse answer) throws IOException {
    try {
      handshaker.finishHandshake(
          context.channel(),
          new DefaultFullHttpResponse(
              answer.protocolVersion(),
              answer.status(),
              Unpooled.EMPTY_BUFFER,
              answer.headers(),
              EmptyHttpHeaders.INSTANCE));
    } catch (WebSocketHandshakeException e) {
      throw new IOException("the server does not speak WebSocket: " + e.getMessage(), e);
    }
    attempt.succeed(context.pipeline(), handshaker.actualSubprotocol());
    context.pipeline().remove(this);
  }

  @Override
  public void channelInactive(ChannelHandlerContext context) {
    attempt.fail(new IOException("the connection was closed before the upgrade"));
    context.fireChannelInactive();
  }

  @Override
  public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
    attempt.fail(
        cause instanceof DecoderException && cause.getCause() != null ? cause.getCause() : cause);
  }
}
