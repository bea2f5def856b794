package io.shindigneo4j.server.connection;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.channel.embedded.EmbeddedChannel;
import io.shindigneo4j.testing.TestDeadlines;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.neo4j.logging.NullLog;

@DisplayName("The memory for answers")
class OutboundMemoryTest {

  private static final int THREADS = 4;
  private static final int ROUNDS = 1_000;

  private final ExecutorService threads = Executors.newFixedThreadPool(THREADS);

  @AfterEach
  void stop() {
    threads.shutdownNow();
  }

  /** Each answer needs the room of one connection that waits. */
  @Test
  void isTakenFromNoMoreConnectionsThanNeeded() throws Exception {
    for (int round = 0; round < ROUNDS; round++) {
      OutboundMemory memory = new OutboundMemory(1_000, NullLog.getInstance());
      List<EmbeddedChannel> slow = new ArrayList<>();
      for (int i = 0; i < 10; i++) {
        slow.add(new EmbeddedChannel());
        new OutboundQueue(slow.get(i), memory).add(100);
      }
      addTogether(memory);
      assertThat(slow).filteredOn(EmbeddedChannel::isOpen).hasSize(10 - THREADS);
      assertThat(memory.used()).isEqualTo(1_000);
    }
  }

  /** It would be taken from others in their place. */
  @Test
  void countsNoBytesThatNoConnectionHas() throws Exception {
    OutboundMemory memory = new OutboundMemory(1_000, NullLog.getInstance());
    OutboundQueue queue = new OutboundQueue(new EmbeddedChannel(), memory);
    Future<?> sending = threads.submit(() -> sendAnswers(queue));
    while (!sending.isDone()) {
      synchronized (queue) {
        assertThat(memory.used()).isLessThanOrEqualTo(queue.waiting());
      }
    }
    sending.get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS);
  }

  private static void sendAnswers(OutboundQueue queue) {
    for (int i = 0; i < 100 * ROUNDS; i++) {
      queue.add(100);
      queue.takeTurn(100);
      queue.sent(100);
    }
  }

  private void addTogether(OutboundMemory memory) throws Exception {
    CyclicBarrier together = new CyclicBarrier(THREADS);
    List<? extends Future<?>> adding =
        IntStream.range(0, THREADS)
            .mapToObj(
                thread ->
                    threads.submit(
                        () -> {
                          OutboundQueue queue = new OutboundQueue(new EmbeddedChannel(), memory);
                          together.await();
                          queue.add(100);
                          return null;
                        }))
            .toList();
    for (Future<?> added : adding) {
      added.get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS);
    }
  }
}
