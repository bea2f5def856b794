package io.shindigneo4j.server.connection;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.embedded.EmbeddedChannel;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A message that was decoded before reading was stopped")
class MessageFlowControlTest {

  private final Stopping stopping = new Stopping();
  private final EmbeddedChannel channel = new EmbeddedChannel(new MessageFlowControl(), stopping);

  /** Stops reading with each message that says so, and lets it go on at once with another one. */
  private static final class Stopping extends ChannelInboundHandlerAdapter {

    private final List<Object> seen = new ArrayList<>();

    @Override
    public void channelRead(ChannelHandlerContext context, Object message) {
      if (message.equals("stop") || message.equals("blink")) {
        context.channel().config().setAutoRead(false);
      }
      if (message.equals("blink")) {
        context.channel().config().setAutoRead(true);
      }
      seen.add(message); // only now, so that one that comes within the call is seen before it
    }
  }

  @Test
  void isPassedOnAtOnceWhileReadingGoesOn() {
    channel.writeInbound("a", "b");
    assertThat(stopping.seen).containsExactly("a", "b");
  }

  @Test
  void waitsUntilReadingGoesOn() {
    channel.writeInbound("a", "stop", "b", "c");
    assertThat(stopping.seen).containsExactly("a", "stop");
    channel.config().setAutoRead(true);
    assertThat(stopping.seen).containsExactly("a", "stop", "b", "c");
  }

  @Test
  void waitsAgainWhereOneBeforeItStopsReadingAgain() {
    channel.writeInbound("stop", "a", "stop", "b", "stop", "c");
    channel.config().setAutoRead(true);
    assertThat(stopping.seen).containsExactly("stop", "a", "stop");
    channel.config().setAutoRead(true);
    assertThat(stopping.seen).containsExactly("stop", "a", "stop", "b", "stop");
  }

  @Test
  void keepsItsPlaceWhereOneBeforeItLetsReadingGoOnAtOnce() {
    channel.writeInbound("stop", "blink", "a", "b");
    channel.config().setAutoRead(true);
    channel.writeInbound("c");
    assertThat(stopping.seen).containsExactly("stop", "blink", "a", "b", "c");
  }

  @Test
  void isReleasedWithTheConnection() {
    ByteBuf message = Unpooled.buffer(1);
    channel.writeInbound("stop", message);
    channel.close();
    assertThat(message.refCnt()).isZero();
  }
}
