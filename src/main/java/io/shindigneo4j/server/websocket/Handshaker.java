package io.shindigneo4j.server.websocket;

import io.netty.handler.codec.http.FullHttpRequest;
import io.netty.handler.codec.http.FullHttpResponse;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaderValues;
import io.netty.handler.codec.http.HttpHeaders;
import io.netty.handler.codec.http.websocketx.WebSocketDecoderConfig;
import io.netty.handler.codec.http.websocketx.WebSocketFrameDecoder;
import io.netty.handler.codec.http.websocketx.WebSocketServerHandshaker13;
import io.shindigneo4j.server.connection.ConnectionLimits;

/** Accepts an upgrade request that has been checked; frames take the place of HTTP then. */
final class Handshaker extends WebSocketServerHandshaker13 {

  private final String subprotocol;
  private final ConnectionLimits limits;

  Handshaker(UpgradeRequest upgrade, ConnectionLimits limits) {
    super(
        "/" + upgrade.database(),
        upgrade.subprotocol().name(),
        WebSocketDecoderConfig.newBuilder()
            .maxFramePayloadLength(limits.messageSize())
            .allowExtensions(false)
            .closeOnProtocolViolation(false) // FrameHandler does
            .build());
    this.subprotocol = upgrade.subprotocol().name();
    this.limits = limits;
  }

  /** Netty knows no lists of several lines, and none of protocols. */
  @Override
  protected FullHttpResponse newHandshakeResponse(FullHttpRequest request, HttpHeaders headers) {
    request.headers().set(HttpHeaderNames.UPGRADE, HttpHeaderValues.WEBSOCKET);
    request.headers().set(HttpHeaderNames.SEC_WEBSOCKET_PROTOCOL, subprotocol);
    return super.newHandshakeResponse(request, headers);
  }

  @Override
  protected WebSocketFrameDecoder newWebsocketDecoder() {
    return new FrameDecoder(limits, decoderConfig());
  }
}
