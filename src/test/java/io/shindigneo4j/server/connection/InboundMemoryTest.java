package io.shindigneo4j.server.connection;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.channel.embedded.EmbeddedChannel;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.neo4j.logging.NullLog;

@DisplayName("The memory of requests that arrive")
class InboundMemoryTest {

  private final InboundMemory memory = new InboundMemory(1_000, NullLog.getInstance());
  private final EmbeddedChannel first = watched();
  private final EmbeddedChannel second = watched();

  private EmbeddedChannel watched() {
    EmbeddedChannel channel = new EmbeddedChannel();
    memory.watch(channel);
    return channel;
  }

  private static void add(EmbeddedChannel channel, int bytes) {
    InboundMemory.of(channel).add(bytes, channel::close);
  }

  @Test
  void isTakenFromTheConnectionWhoseRequestHasBegunFirst() {
    add(first, 100);
    add(second, 800);
    add(first, 100);
    assertThat(memory.used()).isEqualTo(1_000);
    add(second, 1);
    assertThat(first.isOpen()).isFalse();
    assertThat(second.isOpen()).isTrue();
    assertThat(memory.used()).isEqualTo(801);
  }

  @Test
  void mayBeExceededByAConnectionAlone() {
    add(first, 5_000);
    assertThat(first.isOpen()).isTrue();
    add(second, 1);
    assertThat(first.isOpen()).isFalse();
    assertThat(memory.used()).isOne();
  }

  @Test
  void isFreeAgainWhenARequestIsDecoded() {
    InboundMessage message = InboundMemory.of(first);
    add(first, 900);
    message.arrived(new byte[950], first::close);
    assertThat(memory.used()).isEqualTo(950);
    assertThat(message.take()).isPresent();
    message.release();
    assertThat(memory.used()).isZero();
    add(second, 1_000);
    assertThat(first.isOpen()).isTrue();
  }

  @Test
  void isFreeAgainWhenAConnectionEnds() {
    add(first, 900);
    first.close();
    assertThat(memory.used()).isZero();
  }

  @Test
  void isNotKeptByARequestThatWaitsOnAConnectionClosedForIt() {
    InboundMessage message = InboundMemory.of(first);
    message.arrived(new byte[950], first::close);
    add(second, 100);
    assertThat(first.isOpen()).isFalse();
    assertThat(message.take()).isEqualTo(Optional.empty());
  }
}
