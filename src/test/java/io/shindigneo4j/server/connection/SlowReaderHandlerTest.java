package io.shindigneo4j.server.connection;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelOutboundBuffer;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.handler.timeout.IdleStateEvent;
import java.time.Duration;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A client for which something waits to be sent")
class SlowReaderHandlerTest {

  private static final IdleStateEvent FIRST = IdleStateEvent.FIRST_WRITER_IDLE_STATE_EVENT;
  private static final IdleStateEvent LATER = IdleStateEvent.WRITER_IDLE_STATE_EVENT;

  private final SlowReaderHandler slowReaders = new SlowReaderHandler(Duration.ofHours(1));
  private final FullSocket channel = new FullSocket(slowReaders);

  @Test
  void isCutWhenItTakesNothing() {
    channel.writeOutbound(bytes());
    idle(FIRST);
    assertThat(channel.isOpen()).as("it may have begun to wait just now").isTrue();
    idle(LATER);
    assertThat(channel.isOpen()).isFalse();
  }

  @Test
  void isCutThoughMoreAndMoreWaits() {
    channel.writeOutbound(bytes());
    idle(FIRST);
    channel.writeOutbound(bytes());
    idle(LATER);
    assertThat(channel.isOpen()).isFalse();
  }

  @Test
  void isKeptWhileItTakesSomeOfIt() {
    channel.writeOutbound(bytes());
    idle(FIRST);
    channel.progress(1);
    idle(LATER);
    channel.progress(1);
    idle(LATER);
    assertThat(channel.isOpen()).isTrue();
    idle(LATER);
    assertThat(channel.isOpen()).isFalse();
  }

  @Test
  void isKeptWhenItBeganToWaitSinceTheLastLook() {
    idle(FIRST);
    channel.writeOutbound(bytes());
    idle(LATER);
    assertThat(channel.isOpen()).isTrue();
  }

  @Test
  void isOnlyOneThatSomethingWaitsFor() {
    idle(FIRST);
    idle(LATER);
    idle(LATER);
    assertThat(channel.isOpen()).isTrue();
  }

  private void idle(IdleStateEvent event) {
    slowReaders.channelIdle(channel.pipeline().context(slowReaders), event);
  }

  private static ByteBuf bytes() {
    return Unpooled.wrappedBuffer(new byte[100]);
  }

  /** Takes what it is told to. */
  private static final class FullSocket extends EmbeddedChannel {

    FullSocket(SlowReaderHandler slowReaders) {
      super(slowReaders);
    }

    @Override
    protected void doWrite(ChannelOutboundBuffer buffer) {
      // nothing
    }

    void progress(long bytes) {
      unsafe().outboundBuffer().progress(bytes);
    }
  }
}
