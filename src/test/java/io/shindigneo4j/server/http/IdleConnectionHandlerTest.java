package io.shindigneo4j.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelOutboundBuffer;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.handler.timeout.IdleStateEvent;
import java.time.Duration;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A connection of HTTP on which nothing has been exchanged for a time")
class IdleConnectionHandlerTest {

  private boolean answered = true;

  private final IdleConnectionHandler connections =
      new IdleConnectionHandler(Duration.ofHours(1), () -> answered);
  private final FullSocket channel = new FullSocket(connections);

  @Test
  void isClosed() {
    idle();
    assertThat(channel.isOpen()).isFalse();
  }

  @Test
  void isKeptWhileTheClientWaitsForAnAnswer() {
    answered = false;
    idle();
    assertThat(channel.isOpen()).isTrue();
  }

  @Test
  void isKeptWhileTheClientHasNotReadAllOfTheLastAnswer() {
    channel.writeOutbound(Unpooled.wrappedBuffer(new byte[100]));
    idle();
    assertThat(channel.isOpen()).isTrue();
    channel.takeAll();
    idle();
    assertThat(channel.isOpen()).isFalse();
  }

  private void idle() {
    connections.channelIdle(
        channel.pipeline().context(connections), IdleStateEvent.ALL_IDLE_STATE_EVENT);
  }

  /** Takes what it is told to. */
  private static final class FullSocket extends EmbeddedChannel {

    FullSocket(IdleConnectionHandler connections) {
      super(connections);
    }

    @Override
    protected void doWrite(ChannelOutboundBuffer buffer) {
      // nothing
    }

    void takeAll() {
      unsafe().outboundBuffer().remove();
    }
  }
}
