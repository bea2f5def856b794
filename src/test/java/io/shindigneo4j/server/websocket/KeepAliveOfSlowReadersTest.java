package io.shindigneo4j.server.websocket;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelOutboundHandlerAdapter;
import io.netty.channel.ChannelPromise;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.handler.timeout.IdleStateEvent;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Queue;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A client that reads its answers slowly")
class KeepAliveOfSlowReadersTest {

  private static final IdleStateEvent AFTER_PROGRESS = IdleStateEvent.FIRST_ALL_IDLE_STATE_EVENT;
  private static final IdleStateEvent WITHOUT_PROGRESS = IdleStateEvent.ALL_IDLE_STATE_EVENT;

  private final Queue<ChannelPromise> unsent = new ArrayDeque<>();
  private final KeepAliveHandler liveness = new KeepAliveHandler(Duration.ofHours(1));
  private final EmbeddedChannel channel = new EmbeddedChannel(new SlowSocket(), liveness);

  @Test
  void isKeptWhileThePingWaitsBehindAnswersThatLeave() {
    idle(AFTER_PROGRESS);
    idle(AFTER_PROGRESS);
    assertThat(unsent).as("pings").hasSize(1);
    assertThat(channel.isOpen()).isTrue();
  }

  @Test
  void isGivenUpWhenNothingLeavesAnyMore() {
    idle(AFTER_PROGRESS);
    idle(WITHOUT_PROGRESS);
    assertThat(channel.isOpen()).isFalse();
  }

  @Test
  void isGivenUpWhenThePingHasLeftAndNothingComes() {
    idle(AFTER_PROGRESS);
    unsent.remove().setSuccess();
    idle(AFTER_PROGRESS);
    assertThat(channel.isOpen()).isFalse();
  }

  @Test
  void isPingedAnewAfterItHasAnswered() {
    idle(AFTER_PROGRESS);
    unsent.remove().setSuccess();
    channel.writeInbound("a pong");
    idle(AFTER_PROGRESS);
    assertThat(unsent).as("pings").hasSize(1);
    assertThat(channel.isOpen()).isTrue();
  }

  private void idle(IdleStateEvent event) {
    liveness.channelIdle(channel.pipeline().context(liveness), event);
  }

  /** Sends nothing until it is told to. */
  private final class SlowSocket extends ChannelOutboundHandlerAdapter {
    @Override
    public void write(ChannelHandlerContext context, Object message, ChannelPromise promise) {
      unsent.add(promise);
    }
  }
}
