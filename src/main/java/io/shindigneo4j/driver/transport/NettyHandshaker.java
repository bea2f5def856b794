package io.shindigneo4j.driver.transport;

import io.netty.handler.codec.http.DefaultHttpHeaders;
import io.netty.handler.codec.http.FullHttpRequest;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.websocketx.WebSocketClientHandshaker13;
import io.netty.handler.codec.http.websocketx.WebSocketDecoderConfig;
import io.netty.handler.codec.http.websocketx.WebSocketFrameDecoder;
import io.netty.handler.codec.http.websocketx.WebSocketVersion;

/** Makes the upgrade request with our headers, and the decoder of the frames after it. */
final class NettyHandshaker extends WebSocketClientHandshaker13 {

  private static final boolean EXTENSIONS = false;

  NettyHandshaker(Handshake handshake) {
    super(
        handshake.uri(),
        WebSocketVersion.V13,
        String.join(",", handshake.subprotocols()),
        EXTENSIONS,
        new DefaultHttpHeaders().set(HttpHeaderNames.AUTHORIZATION, handshake.authorization()),
        handshake.maximumMessageSize());
  }

  @Override
  protected FullHttpRequest newHandshakeRequest() {
    FullHttpRequest request = super.newHandshakeRequest();
    request.headers().remove(HttpHeaderNames.ORIGIN); // a header for pages in browsers
    return request;
  }

  /** Leaves the closing of a broken connection to {@link NettyFrames}. */
  @Override
  protected WebSocketFrameDecoder newWebsocketDecoder() {
    return new NettyDecoder(
        WebSocketDecoderConfig.newBuilder()
            .expectMaskedFrames(false)
            .allowExtensions(EXTENSIONS)
            .maxFramePayloadLength(maxFramePayloadLength())
            .closeOnProtocolViolation(false)
            .build());
  }
}
