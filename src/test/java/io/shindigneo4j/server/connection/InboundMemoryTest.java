package io.shindigneo4j.server.connection;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.channel.embedded.EmbeddedChannel;
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

  @Test
  void isTakenFromTheConnectionWhoseRequestHasBegunFirst() {
    InboundMessage older = InboundMessage.begin(first, 100);
    InboundMessage newer = InboundMessage.begin(second, 800);
    older.add(100);
    assertThat(memory.used()).isEqualTo(1_000);
    newer.add(1);
    assertThat(first.isOpen()).isFalse();
    assertThat(second.isOpen()).isTrue();
    assertThat(memory.used()).isEqualTo(801);
    older.add(100);
    assertThat(memory.used()).as("without what comes afterwards").isEqualTo(801);
  }

  @Test
  void isTakenFromTheOneThatNeedsItIfThatHasBegunFirst() {
    InboundMessage older = InboundMessage.begin(first, 100);
    InboundMessage newer = InboundMessage.begin(second, 800);
    older.add(101);
    assertThat(first.isOpen()).isFalse();
    assertThat(second.isOpen()).isTrue();
    newer.release();
    assertThat(memory.used()).isZero();
  }

  @Test
  void mayBeExceededByAConnectionAlone() {
    InboundMessage unused = InboundMessage.begin(first, 5_000);
    assertThat(first.isOpen()).isTrue();
    InboundMessage other = InboundMessage.begin(second, 1);
    assertThat(first.isOpen()).isFalse();
    assertThat(memory.used()).isOne();
    other.release();
  }

  @Test
  void isFreeAgainWhenARequestIsDecoded() {
    InboundMessage waiting = InboundMessage.waiting(first, new byte[950]);
    assertThat(memory.used()).isEqualTo(950);
    assertThat(waiting.take()).hasValueSatisfying(bytes -> assertThat(bytes).hasSize(950));
    assertThat(memory.used()).isZero();
    assertThat(waiting.take()).isEmpty();
    InboundMessage unused = InboundMessage.begin(second, 1_000);
    assertThat(first.isOpen()).isTrue();
  }

  @Test
  void isFreeAgainWhenAConnectionEnds() {
    InboundMessage unused = InboundMessage.begin(first, 900);
    first.close();
    assertThat(memory.used()).isZero();
  }

  /** Such as of a request that was refused, behind which more came in one piece. */
  @Test
  void isNotTakenByWhatArrivesAfterTheEndOfAConnection() {
    first.close();
    InboundMessage late = InboundMessage.begin(first, 900);
    assertThat(memory.used()).isZero();
    late.add(100);
    assertThat(memory.used()).isZero();
    assertThat(InboundMessage.waiting(first, new byte[100]).take()).isEmpty();
  }

  @Test
  void isNotKeptByARequestThatWaitsOnAConnectionClosedForIt() {
    InboundMessage waiting = InboundMessage.waiting(first, new byte[950]);
    InboundMessage unused = InboundMessage.begin(second, 100);
    assertThat(first.isOpen()).isFalse();
    assertThat(waiting.take()).isEmpty();
  }
}
