package io.shindigneo4j.driver.connection;

import static io.shindigneo4j.testing.TestDeadlines.await;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.metrics.DriverMeters;
import io.shindigneo4j.driver.transport.Channel;
import io.shindigneo4j.protocol.CloseCode;
import io.shindigneo4j.protocol.Compression;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.MessageCodec;
import io.shindigneo4j.protocol.Subprotocol;
import io.shindigneo4j.protocol.Summary;
import io.shindigneo4j.testing.TestDeadlines;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("A connection")
class WebSocketConnectionTest {

  private static final int LIMIT = 100_000;

  private final CallbackExecutor callbacks = new CallbackExecutor(Thread::new);
  private final RecordingChannel channel = new RecordingChannel();
  private final List<Throwable> ends = new ArrayList<>();

  @AfterEach
  void close() {
    callbacks.close();
  }

  @Test
  void isAliveWhileAMessageArrives() {
    WebSocketConnection connection = open(new MessageCodec(Format.BSON));
    for (int i = 0; i < 5; i++) {
      connection.active();
      connection.checkLiveness();
    }
    assertThat(channel.pings).isZero();
    connection.checkLiveness();
    await().until(() -> channel.pings == 1);
    assertThat(ends).isEmpty();
    connection.checkLiveness();
    assertThat(ends).singleElement().asString().contains("no sign of life");
    await().untilAsserted(() -> assertThat(channel.closes).containsExactly(CloseCode.NORMAL));
  }

  /**
   * A peer that reads nothing may block a library. The thread that checks has other connections.
   */
  @Test
  @Timeout(TestDeadlines.TEST_SECONDS)
  void isCheckedWithoutWaitingForItsChannel() {
    WebSocketConnection connection = open(new MessageCodec(Format.BSON));
    channel.blocked = new CountDownLatch(1);
    for (int i = 0; i < 3; i++) {
      connection.checkLiveness();
    }
    assertThat(ends).hasSize(1);
    assertThat(channel.pings + channel.closes.size()).isZero();
    channel.blocked.countDown();
    await().until(() -> channel.pings == 1 && channel.closes.size() == 1);
  }

  @Test
  void endsAfterAFrameOfTheOtherType() {
    for (Format format : List.of(Format.BSON, Format.JSON)) {
      MessageCodec codec = new MessageCodec(format);
      byte[] answer = codec.encode(new Success(1, List.of(), List.of(), Summary.none()));
      open(codec).received(answer, !codec.binary());
    }
    assertThat(channel.closes)
        .containsExactly(CloseCode.WRONG_FRAME_TYPE, CloseCode.WRONG_FRAME_TYPE);
    assertThat(ends).hasSize(2);
  }

  @Test
  void endsAfterWhatIsMalformed() {
    open(new MessageCodec(Format.JSON)).received("what?".getBytes(UTF_8), false);
    assertThat(channel.closes).containsExactly(CloseCode.MALFORMED);
    assertThat(ends).hasSize(1);
  }

  @Test
  void endsAfterWhatIsTooLargeOnceItIsInflated() {
    Subprotocol compressed = new Subprotocol(Format.BSON, Compression.LZ4);
    byte[] bomb = compressed.compression().pack(new byte[LIMIT + 1]);
    open(compressed.codec()).received(bomb, true);
    assertThat(channel.closes).containsExactly(CloseCode.TOO_LARGE);
    assertThat(ends).hasSize(1);
  }

  /** Others wait to be sent after it. */
  @Test
  void failsARequestThatCannotBeMadeAMessage() {
    IllegalArgumentException defect = new IllegalArgumentException("too long");
    RecordingRequest request =
        new RecordingRequest(
            id -> {
              throw defect;
            });
    open(new MessageCodec(Format.BSON)).send(request);
    assertThat(request.failure()).isCompletedWithValue(defect);
    assertThat(ends).isEmpty();
  }

  private WebSocketConnection open(MessageCodec codec) {
    WebSocketConnection connection =
        new WebSocketConnection(
            codec, LIMIT, callbacks, DriverMeters.NONE, (ended, cause) -> ends.add(cause));
    connection.attach(channel);
    return connection;
  }

  private static final class RecordingChannel implements Channel {

    private final List<Integer> closes = new CopyOnWriteArrayList<>();
    private volatile int pings;

    /** What a ping and a close wait for. */
    private volatile CountDownLatch blocked = new CountDownLatch(0);

    private void await() {
      try {
        assertThat(blocked.await(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS)).isTrue();
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }

    @Override
    public String subprotocol() {
      return "";
    }

    @Override
    public void send(byte[] payload, boolean binary) {}

    @Override
    public void ping() {
      await();
      pings = pings + 1;
    }

    @Override
    public void close(int code, String reason) {
      await();
      closes.add(code);
    }
  }
}
