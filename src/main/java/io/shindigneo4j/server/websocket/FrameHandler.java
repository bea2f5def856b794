package io.shindigneo4j.server.websocket;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.Unpooled;
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
import io.netty.handler.stream.ChunkedWriteHandler;
import io.shindigneo4j.protocol.CloseCode;
import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.MalformedMessageException;
import io.shindigneo4j.protocol.Message;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.GoAway;
import io.shindigneo4j.protocol.Message.Request;
import io.shindigneo4j.protocol.MessageCodec;
import io.shindigneo4j.protocol.TooLargeException;
import io.shindigneo4j.protocol.ValueBudget;
import io.shindigneo4j.server.connection.ConnectionLimits;
import io.shindigneo4j.server.connection.InboundMessage;
import io.shindigneo4j.server.connection.LingeringClose;
import io.shindigneo4j.server.connection.MessageFlowControl;
import io.shindigneo4j.server.connection.OutboundMemory;
import io.shindigneo4j.server.connection.OutboundQueue;
import io.shindigneo4j.server.connection.ReadControl;
import io.shindigneo4j.server.connection.ReadControl.Reason;
import io.shindigneo4j.server.metrics.ServerConnectionMeter;
import io.shindigneo4j.server.metrics.ServerMeters;
import io.shindigneo4j.server.session.IncomingRequest;
import io.shindigneo4j.server.session.RequestProcessor;
import io.shindigneo4j.server.session.ResponseEncoder;
import io.shindigneo4j.server.session.ResponseSender;
import java.util.Optional;
import java.util.concurrent.Executor;

/**
 * Turns frames into requests of a session, and its responses into frames. Messages that are large,
 * or may be once they are inflated, are decoded on a thread for that, one at a time: the connection
 * is not read from meanwhile.
 */
class FrameHandler extends SimpleChannelInboundHandler<WebSocketFrame> {

  private static final int LARGE = 16 * 1024;

  /** The close code of RFC 6455 for an end without a close frame. */
  private static final int LOST = 1006;

  /** And for a close frame without a code. */
  private static final int NO_CODE = 1005;

  private final RequestProcessor requests;
  private final MessageCodec codec;
  private final ResponseEncoder answers;
  private final Executor decoders;
  private final OutboundMemory memory;
  private final ServerMeters meters;
  private final ConnectionLimits limits;

  /**
   * A close frame has been sent: what has come behind its reason is not looked at any more. Of the
   * event loop.
   */
  private boolean closing;

  /** The close code, 1006 until it is known. */
  private int closeCode = LOST;

  /** All made when the handler is added. */
  private FrameSender sender;

  private OutboundQueue unread;

  private ReadControl readControl;

  private ServerConnectionMeter meter;

  FrameHandler(
      RequestProcessor requests,
      MessageCodec codec,
      ResponseEncoder answers,
      Executor decoders,
      OutboundMemory memory,
      ServerMeters meters,
      ConnectionLimits limits) {
    this.requests = requests;
    this.codec = codec;
    this.answers = answers;
    this.decoders = decoders;
    this.memory = memory;
    this.meters = meters;
    this.limits = limits;
  }

  void configure(ChannelPipeline pipeline) {
    pipeline.addLast(new DrainHandler(requests, () -> unread.areSent(), this::frame));
    pipeline.addLast(new ChunkedWriteHandler());
    pipeline.addLast(new MessageAggregator(limits.messageSize()));
    pipeline.addLast(new MessageFlowControl());
    pipeline.addLast(this);
  }

  private WebSocketFrame frame(GoAway message) {
    return FrameSender.frame(answers.encode(message), codec.binary());
  }

  @Override
  public void handlerAdded(ChannelHandlerContext context) {
    unread = new OutboundQueue(context.channel(), memory);
    sender = new FrameSender(context.channel(), codec.binary(), meters, unread);
    readControl = new ReadControl(context.channel());
    meter = meters.connected(requests::load);
  }

  @Override
  public void handlerRemoved(ChannelHandlerContext context) {
    meter.closed(unread.isEvicted() ? CloseCode.SLOW_READER : closeCode);
  }

  @Override
  protected void channelRead0(ChannelHandlerContext context, WebSocketFrame frame) {
    if (closing) {
      return;
    }
    if (frame instanceof PingWebSocketFrame) {
      context.writeAndFlush(new PongWebSocketFrame(frame.content().retain()));
    } else if (frame instanceof CloseWebSocketFrame close) {
      close(context, close.retain());
    } else if (frame instanceof BinaryWebSocketFrame || frame instanceof TextWebSocketFrame) {
      receive(context, frame);
    }
  }

  void receive(ChannelHandlerContext context, WebSocketFrame frame) {
    if (frame instanceof BinaryWebSocketFrame != codec.binary()) {
      close(context, CloseCode.WRONG_FRAME_TYPE, "the format has the other type of frame");
      return;
    }
    byte[] payload = ByteBufUtil.getBytes(frame.content());
    meters.received(payload.length);
    long received = System.nanoTime();
    if (payload.length <= LARGE && !codec.isCompressed(payload)) {
      decode(context, payload, received);
    } else {
      InboundMessage message = readControl.pauseFor(payload);
      decoders.execute(() -> decodeAndGoOn(context, message, received));
    }
  }

  private void decodeAndGoOn(ChannelHandlerContext context, InboundMessage message, long received) {
    Optional<byte[]> payload = message.take();
    if (payload.isEmpty()) {
      return; // the connection ends, and nothing that follows may be done without it
    }
    try {
      decode(context, payload.get(), received);
    } catch (RuntimeException | Error e) { // such as too little memory
      context.close();
      throw e;
    }
    readControl.resumeLater(Reason.DECODING);
  }

  private void decode(ChannelHandlerContext context, byte[] payload, long received) {
    if (!codec.binary() && !ByteBufUtil.isText(Unpooled.wrappedBuffer(payload), UTF_8)) {
      close(context, CloseCode.MALFORMED, "text that is not UTF-8");
      return;
    }
    try {
      byte[] document = codec.unpack(payload, limits.messageSize());
      meters.inflated(document.length);
      take(document, received, sender);
    } catch (MalformedMessageException e) {
      refuse(context, e);
    } catch (TooLargeException e) {
      close(context, CloseCode.TOO_LARGE, e.getMessage());
    }
  }

  /** Takes the document of a message. */
  void take(byte[] document, long received, ResponseSender answer)
      throws MalformedMessageException {
    ValueBudget budget = new ValueBudget(limits.requestMemory());
    Message message = codec.decode(document, budget);
    if (message instanceof Request request) {
      long size = document.length + budget.spent();
      requests.submit(new IncomingRequest<>(request, size, received, answer));
    } else {
      answer.send(malformed(message.id(), "only requests are taken"));
    }
  }

  private void refuse(ChannelHandlerContext context, MalformedMessageException reason) {
    if (reason.id().isPresent()) {
      reason.transaction().ifPresent(requests::endRefused);
      sender.send(malformed(reason.id().getAsLong(), reason.getMessage()));
    } else {
      close(context, CloseCode.MALFORMED, reason.getMessage());
    }
  }

  private byte[] malformed(long id, String reason) {
    meters.malformed();
    return answers.encode(new Failure(id, ErrorCode.MALFORMED_REQUEST, reason, false));
  }

  @Override
  public void channelReadComplete(ChannelHandlerContext context) {
    sender.flush();
    context.fireChannelReadComplete();
  }

  /** A client that does not read its answers is not read from either. */
  @Override
  public void channelWritabilityChanged(ChannelHandlerContext context) {
    readControl.set(Reason.UNREAD, !context.channel().isWritable());
    context.fireChannelWritabilityChanged();
  }

  @Override
  public void channelInactive(ChannelHandlerContext context) {
    requests.close();
    context.fireChannelInactive();
  }

  @Override
  public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
    if (cause instanceof TooLongFrameException) {
      close(context, CloseCode.TOO_LARGE, "larger than " + limits.messageSize() + " bytes");
    } else if (cause instanceof CorruptedWebSocketFrameException corrupted) {
      close(context, corrupted.closeStatus().code(), corrupted.closeStatus().reasonText());
    } else {
      context.close();
    }
  }

  private void close(ChannelHandlerContext context, int code, String reason) {
    if (!context.executor().inEventLoop()) {
      context.executor().execute(() -> close(context, code, reason));
    } else if (!closing) {
      close(context, new CloseWebSocketFrame(code, reason));
    }
  }

  private void close(ChannelHandlerContext context, CloseWebSocketFrame frame) {
    closing = true;
    closeCode = frame.statusCode() < 0 ? NO_CODE : frame.statusCode();
    sender.flush(); // what is answered comes before the close
    context.write(frame);
    LingeringClose.close(context.channel(), false);
  }

  /**
   * Aggregates fragments. Netty's own goes on reading for the rest of a message although reading is
   * paused.
   */
  private static final class MessageAggregator extends WebSocketFrameAggregator {

    MessageAggregator(int maximumMessageSize) {
      super(maximumMessageSize);
    }

    @Override
    public void channelReadComplete(ChannelHandlerContext context) {
      context.fireChannelReadComplete();
    }
  }
}
