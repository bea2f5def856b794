package io.shindigneo4j.server.websocket;

import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelOutboundHandlerAdapter;
import io.netty.channel.ChannelPromise;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.handler.codec.http.websocketx.CloseWebSocketFrame;
import io.netty.handler.codec.http.websocketx.TextWebSocketFrame;
import io.shindigneo4j.protocol.CloseCode;
import io.shindigneo4j.server.connection.DrainEvent;
import io.shindigneo4j.server.metrics.SessionLoad;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A connection of a server that stops")
class DrainHandlerTest {

  private static final SessionLoad BUSY = new SessionLoad(1, 0, 0);

  private static final Duration QUIET = Duration.ofMillis(100);

  /** Longer than a connection stays that has nothing in flight. */
  private static final Duration WAIT = Duration.ofMillis(300);

  private final List<Object> passed = new ArrayList<>();
  private SessionLoad load = SessionLoad.NONE;
  private boolean sent = true;

  private final EmbeddedChannel channel =
      new EmbeddedChannel(
          new DrainHandler(
              new Requests(),
              () -> sent,
              goAway -> new TextWebSocketFrame(goAway.toString()),
              QUIET),
          new Pieces());

  /** What counts of the session. */
  private final class Requests extends IgnoredRequests {

    @Override
    public SessionLoad load() {
      return load;
    }
  }

  /** Stands where answers wait that are sent in pieces. */
  private final class Pieces extends ChannelOutboundHandlerAdapter {

    @Override
    public void write(ChannelHandlerContext context, Object message, ChannelPromise promise) {
      passed.add(message);
      context.write(message, promise);
    }
  }

  @AfterEach
  void close() {
    channel.finishAndReleaseAll();
  }

  private void stop() {
    channel.pipeline().fireUserEventTriggered(new DrainEvent(Duration.ofMinutes(1)));
  }

  private boolean isOpen() {
    channel.runScheduledPendingTasks();
    return channel.isOpen();
  }

  @Test
  void isToldBehindTheAnswersThatAreBeingSent() {
    stop();
    assertThat(passed).singleElement().isInstanceOf(TextWebSocketFrame.class);
  }

  @Test
  void isClosedBehindTheAnswersOnceNothingIsInFlight() {
    load = BUSY;
    stop();
    await().during(WAIT).until(this::isOpen);
    load = SessionLoad.NONE;
    await().until(() -> !isOpen());
    assertThat(passed)
        .last()
        .isInstanceOfSatisfying(
            CloseWebSocketFrame.class,
            close -> assertThat(close.statusCode()).isEqualTo(CloseCode.GOING_AWAY));
  }

  @Test
  void isOpenWhileAnAnswerHasNotBeenSent() {
    sent = false;
    stop();
    await().during(WAIT).until(this::isOpen);
    sent = true;
    await().until(() -> !isOpen());
  }
}
