package io.shindigneo4j.server.websocket;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelOutboundHandlerAdapter;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.handler.codec.http.websocketx.BinaryWebSocketFrame;
import io.netty.handler.codec.http.websocketx.CloseWebSocketFrame;
import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.CloseCode;
import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.protocol.MalformedMessageException;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.RunCypher;
import io.shindigneo4j.protocol.MessageCodec;
import io.shindigneo4j.protocol.Terms;
import io.shindigneo4j.server.connection.ConnectionLimits;
import io.shindigneo4j.server.connection.InboundMemory;
import io.shindigneo4j.server.connection.InboundMessage;
import io.shindigneo4j.server.connection.OutboundMemory;
import io.shindigneo4j.server.metrics.ServerMeters;
import io.shindigneo4j.server.session.IncomingRequest;
import io.shindigneo4j.server.session.ResponseEncoder;
import io.shindigneo4j.testing.ProtocolClient;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.neo4j.logging.NullLog;

/** With workers that work when the test says so. */
@DisplayName("A frame")
class FrameHandlerTest {

  private static final int LIMIT = 1 << 20;
  private static final ConnectionLimits LIMITS =
      new ConnectionLimits(
          1,
          Duration.ZERO,
          Duration.ZERO,
          Duration.ZERO,
          Duration.ZERO,
          LIMIT,
          1 << 20,
          1,
          0,
          1 << 26);
  private static final MessageCodec CODEC = new MessageCodec(Format.BSON);

  private final Queue<Runnable> work = new ArrayDeque<>();
  private final EmbeddedChannel channel = new EmbeddedChannel();
  private boolean busy;

  /** The memory of the requests, in bytes. */
  private long taken;

  private int reads;

  @BeforeEach
  void configure() {
    configure(channel);
  }

  private void configure(Channel channel) {
    ResponseEncoder answers = new ResponseEncoder(CODEC, LIMIT);
    channel.pipeline().addLast(new CountedReads());
    OutboundMemory memory = new OutboundMemory(1 << 26, NullLog.getInstance());
    new FrameHandler(new Taken(), CODEC, answers, work::add, memory, ServerMeters.NONE, LIMITS)
        .configure(channel.pipeline());
  }

  /** Requests that wait to be done, unless all workers are busy. */
  private final class Taken extends IgnoredRequests {

    @Override
    public void submit(IncomingRequest<?> request) {
      taken += request.bytes();
      if (busy) {
        long id = request.message().id();
        request.sender().send(CODEC.encode(new Failure(id, ErrorCode.BUSY, "busy", true)));
      } else {
        work.add(() -> {});
      }
    }
  }

  @Test
  void isIgnoredBehindGarbage() {
    channel.writeInbound(frame(new byte[] {1}), request(1), request(2));
    assertThat(closeCode()).isEqualTo(CloseCode.MALFORMED);
    assertThat(work).as("requests").isEmpty();
  }

  @Test
  void waitsBehindALargeMessageUntilThatIsDecoded() {
    channel.writeInbound(large(1), request(2), large(3));
    assertThat(work).as("only the decoding").hasSize(1);
    assertThat(channel.config().isAutoRead()).isFalse();
    runNext();
    assertThat(work).as("two requests and the next decoding").hasSize(3);
    assertThat(channel.config().isAutoRead()).isFalse();
    work.remove();
    work.remove();
    runNext();
    assertThat(work).as("the last request").hasSize(1);
    assertThat(channel.config().isAutoRead()).isTrue();
  }

  @Test
  void closesTheConnectionWhereItIsGarbageLargeOrSmall() {
    channel.writeInbound(frame(new byte[LIMIT]), request(1));
    runNext();
    assertThat(closeCode()).isEqualTo(CloseCode.MALFORMED);
    assertThat(work).as("requests").isEmpty();
  }

  @Test
  void isDecodedThoughAllWorkersAreBusyWithRequests() throws MalformedMessageException {
    busy = true;
    channel.writeInbound(large(1));
    runNext();
    BinaryWebSocketFrame answer = channel.readOutbound();
    Failure failure = (Failure) CODEC.decode(ByteBufUtil.getBytes(answer.content()));
    assertThat(failure.code()).isEqualTo(ErrorCode.BUSY);
    assertThat(channel.config().isAutoRead()).isTrue();
  }

  @Test
  void isRefusedAloneWhereItsValuesTakeTooMuchMemory() throws MalformedMessageException {
    Map<String, Object> parameters = Map.of("list", Collections.nCopies(50_000, List.of()));
    Terms terms = Terms.of(AccessMode.READ, Duration.ZERO);
    channel.writeInbound(frame(CODEC.encode(new RunCypher(4, terms, "RETURN 1", parameters))));
    runNext();
    BinaryWebSocketFrame answer = channel.readOutbound();
    Failure failure = (Failure) CODEC.decode(ByteBufUtil.getBytes(answer.content()));
    assertThat(failure.id()).isEqualTo(4);
    assertThat(failure.code()).isEqualTo(ErrorCode.MALFORMED_REQUEST);
    assertThat(failure.message()).isEqualTo("its values take more than 1048576 bytes of memory");
    assertThat(channel.isOpen()).isTrue();
  }

  @Test
  void countsTheMemoryOfItsValues() {
    Map<String, Object> parameters = Map.of("list", Collections.nCopies(5_000, List.of()));
    Terms terms = Terms.of(AccessMode.READ, Duration.ZERO);
    byte[] document = CODEC.encode(new RunCypher(4, terms, "RETURN 1", parameters));
    channel.writeInbound(frame(document));
    runNext();
    assertThat(taken).isGreaterThan(5_000 * 100 + document.length);
  }

  @Test
  void isNotReadBehindOneThatWasGivenUpForOthers() {
    InboundMemory memory = new InboundMemory(1, NullLog.getInstance());
    memory.watch(channel);
    channel.writeInbound(large(1), request(2));
    EmbeddedChannel other = new EmbeddedChannel();
    memory.watch(other);
    InboundMessage unused = InboundMessage.waiting(other, new byte[1]);
    assertThat(channel.isOpen()).isFalse();
    runNext();
    assertThat(work).as("requests").isEmpty();
    assertThat(channel.config().isAutoRead()).isFalse();
  }

  @Test
  void isNotReadOnForTheRestOfAMessageWhileALargeOneIsDecoded() {
    channel.writeInbound(large(1));
    reads = 0;
    channel.writeInbound(
        new BinaryWebSocketFrame(false, 0, Unpooled.wrappedBuffer(new byte[] {1})));
    assertThat(reads).isZero();
  }

  /** A plain close would reset a connection on which more comes in, and discard the reason. */
  @Test
  void thatIsTheLastCanBeReadByAClientThatSendsOn() {
    EmbeddedSocket socket = new EmbeddedSocket();
    configure(socket);
    socket.writeInbound(frame(new byte[] {1}), request(1));
    assertThat(socket.<CloseWebSocketFrame>readOutbound().statusCode())
        .isEqualTo(CloseCode.MALFORMED);
    assertThat(socket.isOutputShutdown()).isTrue();
    assertThat(socket.isOpen()).isTrue();
    socket.advanceTimeBy(1, TimeUnit.MINUTES);
    socket.runPendingTasks();
    assertThat(socket.isOpen()).isFalse();
  }

  /** What is asked of the socket. */
  private final class CountedReads extends ChannelOutboundHandlerAdapter {
    @Override
    public void read(ChannelHandlerContext context) throws Exception {
      reads++;
      super.read(context);
    }
  }

  private void runNext() {
    work.remove().run();
    channel.runPendingTasks();
  }

  private int closeCode() {
    CloseWebSocketFrame close = channel.readOutbound();
    assertThat(channel.isOpen()).isFalse();
    return close.statusCode();
  }

  private static BinaryWebSocketFrame request(long id) {
    return frame(CODEC.encode(ProtocolClient.write(id, "CREATE ()")));
  }

  private static BinaryWebSocketFrame large(long id) {
    return frame(CODEC.encode(ProtocolClient.write(id, " ".repeat(LIMIT / 2))));
  }

  private static BinaryWebSocketFrame frame(byte[] payload) {
    return new BinaryWebSocketFrame(Unpooled.wrappedBuffer(payload));
  }
}
