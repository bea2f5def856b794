package io.shindigneo4j.server.websocket;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelPipeline;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.handler.codec.TooLongFrameException;
import io.netty.handler.codec.http.websocketx.BinaryWebSocketFrame;
import io.netty.handler.codec.http.websocketx.CloseWebSocketFrame;
import io.netty.handler.codec.http.websocketx.CorruptedWebSocketFrameException;
import io.netty.handler.codec.http.websocketx.PingWebSocketFrame;
import io.netty.handler.codec.http.websocketx.PongWebSocketFrame;
import io.netty.handler.codec.http.websocketx.TextWebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketFrameAggregator;
import io.shindigneo4j.protocol.CloseCode;
import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.MalformedMessageException;
import io.shindigneo4j.protocol.Message;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.Request;
import io.shindigneo4j.protocol.Message.Response;
import io.shindigneo4j.protocol.MessageCodec;
import io.shindigneo4j.server.session.Session;

/** Turns frames into requests of a session, and its responses into frames. */
final class FrameHandler extends SimpleChannelInboundHandler<WebSocketFrame> {

  private final Session session;
  private final MessageCodec codec;
  private final int maximumMessageSize;

  private FrameHandler(Session session, MessageCodec codec, int maximumMessageSize) {
    this.session = session;
    this.codec = codec;
    this.maximumMessageSize = maximumMessageSize;
  }

  static void install(
      ChannelPipeline pipeline, Session session, MessageCodec codec, int maximumMessageSize) {
    pipeline.addLast(new WebSocketFrameAggregator(maximumMessageSize));
    pipeline.addLast(new FrameHandler(session, codec, maximumMessageSize));
  }

  @Override
  protected void channelRead0(ChannelHandlerContext context, WebSocketFrame frame) {
    if (frame instanceof PingWebSocketFrame) {
      context.writeAndFlush(new PongWebSocketFrame(frame.content().retain()));
    } else if (frame instanceof CloseWebSocketFrame close) {
      context.writeAndFlush(close.retain()).addListener(ChannelFutureListener.CLOSE);
    } else if (frame instanceof BinaryWebSocketFrame || frame instanceof TextWebSocketFrame) {
      receive(context, frame);
    }
  }

  private void receive(ChannelHandlerContext context, WebSocketFrame frame) {
    if (frame instanceof BinaryWebSocketFrame != codec.binary()) {
      close(context, CloseCode.WRONG_FRAME_TYPE, "the format has the other type of frame");
      return;
    }
    try {
      request(context, codec.decode(ByteBufUtil.getBytes(frame.content())));
    } catch (MalformedMessageException e) {
      refuse(context, e);
    }
  }

  private void request(ChannelHandlerContext context, Message message) {
    if (message instanceof Request request) {
      session.submit(request, response -> answer(context.channel(), response));
    } else {
      answer(context.channel(), malformed(message.id(), "only requests are taken"));
    }
  }

  private void refuse(ChannelHandlerContext context, MalformedMessageException reason) {
    if (reason.id().isPresent()) {
      answer(context.channel(), malformed(reason.id().getAsLong(), reason.getMessage()));
    } else {
      close(context, CloseCode.MALFORMED, reason.getMessage());
    }
  }

  private static Failure malformed(long id, String reason) {
    return new Failure(id, ErrorCode.MALFORMED_REQUEST, reason, false);
  }

  /** On a worker: encoding a large answer takes a while. */
  private void answer(Channel channel, Response response) {
    ByteBuf content = Unpooled.wrappedBuffer(payload(response));
    channel.writeAndFlush(
        codec.binary() ? new BinaryWebSocketFrame(content) : new TextWebSocketFrame(content));
  }

  private byte[] payload(Response response) {
    byte[] payload = payloadOfAnyLength(response);
    return payload.length > maximumMessageSize
        ? unanswerable(response, ErrorCode.RESULT_TOO_LARGE, payload.length + " bytes")
        : payload;
  }

  private byte[] payloadOfAnyLength(Response response) {
    try {
      return codec.encode(response);
    } catch (IllegalArgumentException e) {
      return unanswerable(response, ErrorCode.UNSUPPORTED_VALUE, e.getMessage());
    }
  }

  private byte[] unanswerable(Response response, String code, String reason) {
    return codec.encode(new Failure(response.id(), code, "the answer: " + reason, false));
  }

  /** A client that does not read its answers is not read from either. */
  @Override
  public void channelWritabilityChanged(ChannelHandlerContext context) {
    context.channel().config().setAutoRead(context.channel().isWritable());
    context.fireChannelWritabilityChanged();
  }

  @Override
  public void channelInactive(ChannelHandlerContext context) {
    session.close();
    context.fireChannelInactive();
  }

  @Override
  public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
    if (cause instanceof TooLongFrameException) {
      close(context, CloseCode.TOO_LARGE, "larger than " + maximumMessageSize + " bytes");
    } else if (cause instanceof CorruptedWebSocketFrameException corrupted) {
      close(context, corrupted.closeStatus().code(), corrupted.closeStatus().reasonText());
    } else {
      context.close();
    }
  }

  private static void close(ChannelHandlerContext context, int code, String reason) {
    context
        .writeAndFlush(new CloseWebSocketFrame(code, reason))
        .addListener(ChannelFutureListener.CLOSE);
  }
}
