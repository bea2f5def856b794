package io.shindigneo4j.driver.connection;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.metrics.DriverMeters;
import io.shindigneo4j.driver.metrics.RequestMeter;
import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.Message.Begin;
import io.shindigneo4j.protocol.Message.GoAway;
import io.shindigneo4j.protocol.Message.Request;
import io.shindigneo4j.protocol.Terms;
import io.shindigneo4j.testing.TestDeadlines;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.LongFunction;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Whoever has ended it may have told its caller that it was not sent. */
@DisplayName("A request that ends while it is about to be sent")
class UnsentRequestTest {

  private final CallbackExecutor callbacks = new CallbackExecutor(Thread::new);
  private final ScriptedChannel channel = new ScriptedChannel();
  private final List<PendingRequest> returned = new ArrayList<>();
  private Runnable onLeaving = () -> {};

  private final WebSocketConnection.Owner owner =
      new WebSocketConnection.Owner() {
        @Override
        public void ended(WebSocketConnection ended, IOException cause) {
          // has no other connection
        }

        @Override
        public void goingAway(WebSocketConnection leaving, IOException cause) {
          onLeaving.run();
        }

        @Override
        public void notSent(PendingRequest request, Throwable cause) {
          returned.add(request);
        }
      };

  private final WebSocketConnection connection =
      new WebSocketConnection(ScriptedChannel.CODEC, 1 << 20, callbacks, DriverMeters.NONE, owner);

  UnsentRequestTest() {
    connection.attach(channel);
  }

  @AfterEach
  void close() {
    callbacks.close();
  }

  private static LongFunction<Request> begin(Runnable before) {
    return id -> {
      before.run();
      return new Begin(id, Terms.of(AccessMode.READ, Duration.ofMinutes(1)));
    };
  }

  @Test
  void isNotSentAfterItsCallerHasGivenItUp() {
    List<RecordingRequest> requests = new ArrayList<>();
    requests.add(new RecordingRequest(begin(() -> requests.get(0).giveUp())));
    connection.send(requests.get(0));
    assertThat(channel.sent).isEmpty();
    assertThat(connection.inFlight()).isZero();
  }

  @Test
  void isNotSentAfterTheConnectionHasEnded() throws Exception {
    EndingRequest request = new EndingRequest();
    connection.send(request);
    assertThat(request.failure.get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS)).isNotNull();
    assertThat(channel.sent).isEmpty();
  }

  @Test
  void isNotGivenBackAfterTheConnectionHasFailedIt() throws Exception {
    connection.send(new RecordingRequest()); // so that the connection stays
    ScriptedChannel.answer(connection, new GoAway(Duration.ofSeconds(10)));
    onLeaving = connection::close;
    RecordingRequest request = new RecordingRequest();
    connection.send(request);
    assertThat(request.failure().get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS)).isNotNull();
    assertThat(returned).isEmpty();
  }

  /** Ends its connection when that has taken it, just before it sends it. */
  private final class EndingRequest extends PendingRequest {

    private final CompletableFuture<RequestFailure> failure = new CompletableFuture<>();

    @Override
    public Request message(long id) {
      return begin(() -> {}).apply(id);
    }

    @Override
    protected RequestMeter startMeter(DriverMeters meters) {
      return RequestMeter.NONE;
    }

    @Override
    public boolean isDone() {
      if (wasSent()) {
        connection.close();
      }
      return false;
    }

    @Override
    public void received(LazyResponse response, boolean last) {}

    @Override
    public void failed(RequestFailure reason, Throwable cause) {
      failure.complete(reason);
    }
  }
}
