package io.shindigneo4j.driver.connection;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.metrics.DriverMeters;
import io.shindigneo4j.protocol.Message.CallProcedure;
import io.shindigneo4j.protocol.Message.Cancel;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.Summary;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A request that is cancelled")
class CancelledRequestTest {

  private final CallbackExecutor callbacks = new CallbackExecutor(Thread::new);
  private final ScriptedChannel channel = new ScriptedChannel();

  private final WebSocketConnection connection =
      new WebSocketConnection(
          ScriptedChannel.CODEC, 1 << 20, callbacks, DriverMeters.NONE, (ended, cause) -> {});

  private final RecordingRequest request = new RecordingRequest();

  CancelledRequestTest() {
    connection.attach(channel);
  }

  @AfterEach
  void close() {
    callbacks.close();
  }

  @Test
  void isNotSentIfThereIsNoConnectionYet() {
    request.cancel();
    connection.send(request);
    assertThat(channel.sent).isEmpty();
    assertThat(connection.inFlight()).isZero();
  }

  @Test
  void whileItIsBeingSentIsCancelledInTheServerOnceAndNotSooner() {
    channel.onSend = request::cancel;
    connection.send(request);
    assertThat(channel.sent).hasSize(2);
    assertThat(channel.sent).first().isInstanceOf(CallProcedure.class);
    assertThat(channel.sent).last().isInstanceOf(Cancel.class);
    assertThat(connection.inFlight()).isZero();
  }

  @Test
  void isNotOneThatIsAnsweredWhileItIsBeingSent() {
    Success success = new Success(1, List.of(), List.of(), Summary.none());
    channel.onSend = () -> ScriptedChannel.answer(connection, success);
    connection.send(request);
    assertThat(request.isDone()).isTrue();
    assertThat(channel.sent).hasSize(1);
  }
}
