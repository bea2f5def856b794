package io.shindigneo4j.prove.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.testing.TestDeadlines;
import java.io.IOException;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("Histories at once")
@Timeout(value = TestDeadlines.HANGING_SECONDS, unit = TimeUnit.SECONDS)
class AtOnceTest {

  /** A server that knows whether it is used and whether it is closed. */
  private static final class Server implements AutoCloseable {

    private final AtomicBoolean used = new AtomicBoolean();
    private boolean closed;

    void use(CyclicBarrier together) throws Exception {
      assertThat(used.getAndSet(true)).as("used by two").isFalse();
      together.await();
      used.set(false);
    }

    @Override
    public void close() {
      closed = true;
    }
  }

  private final Queue<Server> started = new ConcurrentLinkedQueue<>();

  private Server start() {
    Server server = new Server();
    started.add(server);
    return server;
  }

  /** The barrier opens only for as many as may be at once. */
  @Test
  void haveAServerEachWhichIsUsedAgain() throws Exception {
    CyclicBarrier together = new CyclicBarrier(3);
    List<Long> results;
    try (Pool<Server> servers = new Pool<>(3, this::start)) {
      results =
          AtOnce.run(
              3,
              11,
              12,
              seed ->
                  servers.lend(
                      server -> {
                        server.use(together);
                        return seed;
                      }));
    }
    assertThat(results).containsExactly(11L, 12L, 13L, 14L, 15L, 16L, 17L, 18L, 19L, 20L, 21L, 22L);
    assertThat(started).hasSize(3).allMatch(server -> server.closed);
  }

  @Test
  void waitForAServer() throws Exception {
    CyclicBarrier alone = new CyclicBarrier(1);
    try (Pool<Server> servers = new Pool<>(1, this::start)) {
      AtOnce.run(
          4,
          1,
          40,
          seed ->
              servers.lend(
                  server -> {
                    server.use(alone);
                    return seed;
                  }));
    }
    assertThat(started).hasSize(1);
  }

  @Test
  void endWithTheFirstFailure() {
    Queue<Long> begun = new ConcurrentLinkedQueue<>();
    assertThatThrownBy(() -> AtOnce.run(2, 1, 1_000, seed -> fail(seed, begun)))
        .isInstanceOf(IOException.class)
        .hasMessage("3");
    assertThat(begun).hasSizeLessThan(1_000);
  }

  private static long fail(long seed, Queue<Long> begun) throws Exception {
    begun.add(seed);
    if (seed == 3) {
      throw new IOException("3");
    }
    if (seed > 3) {
      Thread.sleep(TestDeadlines.HANGING_MILLIS); // until it is interrupted
    }
    return seed;
  }
}
