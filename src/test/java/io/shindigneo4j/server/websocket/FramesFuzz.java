package io.shindigneo4j.server.websocket;

import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.handler.codec.PrematureChannelClosureException;
import io.netty.handler.codec.TooLongFrameException;
import io.netty.handler.codec.http.websocketx.CorruptedWebSocketFrameException;
import io.netty.handler.codec.http.websocketx.WebSocket13FrameEncoder;
import io.netty.handler.codec.http.websocketx.WebSocketDecoderConfig;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.MessageCodec;
import io.shindigneo4j.server.connection.ConnectionLimits;
import io.shindigneo4j.server.connection.OutboundMemory;
import io.shindigneo4j.server.metrics.ServerMeters;
import io.shindigneo4j.server.session.IncomingRequest;
import io.shindigneo4j.server.session.ResponseEncoder;
import java.time.Duration;
import java.util.Arrays;
import org.neo4j.logging.NullLog;

/** A target of the fuzzer: the frames of a connection whose user has logged in. */
public final class FramesFuzz {

  private static final int LIMIT = 1 << 16;
  private static final Duration LONG = Duration.ofHours(1);
  private static final ConnectionLimits LIMITS =
      new ConnectionLimits(1, LONG, LONG, LONG, LONG, LIMIT, 1 << 26, 10, 0, 1 << 26);

  private FramesFuzz() {}

  /** Loads the classes, which takes long where they are instrumented. */
  public static void fuzzerInitialize() {
    fuzzerTestOneInput(new byte[] {0, 0, 0, 0, 0});
  }

  /** The first byte says the format and the size of the pieces that arrive. */
  public static void fuzzerTestOneInput(byte[] input) {
    if (input.length == 0) {
      return;
    }
    Format format = input[0] < 0 ? Format.JSON : Format.BSON;
    int piece = 1 + (input[0] & 0x7F);
    Frames frames = new Frames(new MessageCodec(format));
    EmbeddedChannel channel = channel(frames);
    for (int start = 1; start < input.length && channel.isOpen(); start += piece) {
      int end = Math.min(input.length, start + piece);
      channel.writeInbound(Unpooled.wrappedBuffer(Arrays.copyOfRange(input, start, end)));
      channel.runPendingTasks();
    }
    channel.finishAndReleaseAll();
    if (frames.fault != null) {
      throw new AssertionError(frames.fault);
    }
  }

  private static EmbeddedChannel channel(Frames frames) {
    WebSocketDecoderConfig config =
        WebSocketDecoderConfig.newBuilder()
            .maxFramePayloadLength(LIMIT)
            .allowExtensions(false)
            .closeOnProtocolViolation(false)
            .build();
    EmbeddedChannel channel = new EmbeddedChannel(new WebSocket13FrameEncoder(false));
    channel.pipeline().addLast(new FrameDecoder(LIMITS, config));
    frames.configure(channel.pipeline());
    return channel;
  }

  /** Remembers a fault that is not the client's. */
  private static final class Frames extends FrameHandler {

    private Throwable fault;

    Frames(MessageCodec codec) {
      super(
          new Busy(codec),
          codec,
          new ResponseEncoder(codec, LIMIT),
          Runnable::run,
          new OutboundMemory(1 << 26, NullLog.getInstance()),
          ServerMeters.NONE,
          LIMITS);
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
      if (!(cause instanceof TooLongFrameException)
          && !(cause instanceof CorruptedWebSocketFrameException)
          && !(cause instanceof PrematureChannelClosureException)) {
        fault = cause;
      }
      super.exceptionCaught(context, cause);
    }
  }

  /** Answers each request. */
  private static final class Busy extends IgnoredRequests {

    private final MessageCodec codec;

    Busy(MessageCodec codec) {
      this.codec = codec;
    }

    @Override
    public void submit(IncomingRequest<?> request) {
      long id = request.message().id();
      request.sender().send(codec.encode(new Failure(id, "test", "test", true)));
    }
  }
}
