package io.shindigneo4j.driver.connection;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.metrics.DriverMeters;
import io.shindigneo4j.driver.transport.Channel;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.protocol.Message.CallProcedure;
import io.shindigneo4j.protocol.Message.Cancel;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.MessageCodec;
import io.shindigneo4j.protocol.Summary;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A request that is cancelled")
class CancelledRequestTest {

  private final CallbackExecutor callbacks = new CallbackExecutor(Thread::new);
  private final MessageCodec codec = new MessageCodec(Format.BSON);
  private final List<byte[]> sent = new ArrayList<>();
  private Runnable onSend = () -> {};

  private final WebSocketConnection connection =
      new WebSocketConnection(codec, 1 << 20, callbacks, DriverMeters.NONE, (ended, cause) -> {});

  private final RecordingRequest request = new RecordingRequest();

  CancelledRequestTest() {
    connection.attach(new ListeningChannel());
  }

  @AfterEach
  void close() {
    callbacks.close();
  }

  @Test
  void isNotSentIfThereIsNoConnectionYet() {
    request.cancel();
    connection.send(request);
    assertThat(sent).isEmpty();
    assertThat(connection.inFlight()).isZero();
  }

  @Test
  void whileItIsBeingSentIsCancelledInTheServer() throws Exception {
    onSend = request::cancel;
    connection.send(request);
    assertThat(sent).hasSizeGreaterThanOrEqualTo(2);
    assertThat(codec.decode(sent.get(0))).isInstanceOf(CallProcedure.class);
    assertThat(codec.decode(sent.get(sent.size() - 1))).isInstanceOf(Cancel.class);
    assertThat(connection.inFlight()).isZero();
  }

  @Test
  void isNotOneThatIsAnsweredWhileItIsBeingSent() throws Exception {
    onSend =
        () ->
            connection.received(
                codec.encode(new Success(1, List.of(), List.of(), Summary.none())), true);
    connection.send(request);
    assertThat(request.isDone()).isTrue();
    assertThat(sent).hasSize(1);
  }

  /** Runs an action when the first payload is sent. */
  private final class ListeningChannel implements Channel {

    @Override
    public String subprotocol() {
      return "";
    }

    @Override
    public void send(byte[] payload, boolean binary) {
      sent.add(payload);
      Runnable once = onSend;
      onSend = () -> {};
      once.run();
    }

    @Override
    public void ping() {}

    @Override
    public void close(int code, String reason) {}
  }
}
