package io.shindigneo4j.driver;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.shindigneo4j.driver.metrics.DriverMeters;
import io.shindigneo4j.driver.metrics.MicrometerMeters;
import io.shindigneo4j.driver.transport.Channel;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.protocol.Message.Cancel;
import io.shindigneo4j.protocol.Message.RunCypher;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.MessageCodec;
import io.shindigneo4j.protocol.Summary;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A statement that is given up")
class GivenUpTest {

  private final Callbacks callbacks = new Callbacks(Thread::new);
  private final MessageCodec codec = new MessageCodec(Format.BSON);
  private final List<byte[]> sent = new ArrayList<>();
  private Runnable meanwhile = () -> {};

  private final WebSocketConnection connection =
      new WebSocketConnection(codec, 1 << 20, callbacks, DriverMeters.NONE, (ended, cause) -> {});

  private final StreamCall call =
      new StreamCall(
          Statement.cypher("CREATE (:Made)").writing(),
          Duration.ofMinutes(1),
          URI.create("ws://h/neo4j"),
          OptionalLong.empty());

  GivenUpTest() {
    connection.attach(new ListeningChannel());
  }

  @AfterEach
  void close() {
    callbacks.close();
  }

  @Test
  void beforeThereIsAConnectionIsNeverSent() {
    call.cancel();
    connection.send(call);
    assertThat(sent).isEmpty();
    assertThat(connection.load()).isZero();
  }

  @Test
  void whileItIsBeingSentIsCancelledInTheServer() throws Exception {
    meanwhile = call::cancel;
    connection.send(call);
    assertThat(sent).hasSizeGreaterThanOrEqualTo(2);
    assertThat(codec.decode(sent.get(0))).isInstanceOf(RunCypher.class);
    assertThat(codec.decode(sent.get(sent.size() - 1))).isInstanceOf(Cancel.class);
    assertThat(connection.load()).isZero();
  }

  @Test
  void isNotOneThatIsAnsweredBeforeItHasLeftItsThread() throws Exception {
    BlockingCall answered =
        new BlockingCall(
            Statement.cypher("RETURN 1"),
            Duration.ofMinutes(1),
            URI.create("ws://h/neo4j"),
            OptionalLong.empty());
    meanwhile =
        () ->
            connection.received(codec.encode(new Success(1, List.of(), List.of(), Summary.none())));
    connection.send(answered);
    assertThat(answered.await().records()).isEmpty();
    assertThat(sent).hasSize(1);
  }

  @Test
  void beforeItIsMeasuredIsNotInFlightForEver() {
    SimpleMeterRegistry registry = new SimpleMeterRegistry();
    call.cancel();
    call.measure(MicrometerMeters.in(registry));
    assertThat(registry.get("shindig.neo4j.client.calls").timer().count()).isOne();
    assertThat(registry.get("shindig.neo4j.client.in.flight").gauge().value()).isZero();
  }

  /** Does something else at the moment when the first payload leaves. */
  private final class ListeningChannel implements Channel {

    @Override
    public String subprotocol() {
      return "";
    }

    @Override
    public void send(byte[] payload, boolean binary) {
      sent.add(payload);
      Runnable once = meanwhile;
      meanwhile = () -> {};
      once.run();
    }

    @Override
    public void ping() {}

    @Override
    public void close() {}
  }
}
