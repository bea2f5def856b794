package io.shindigneo4j.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.shindigneo4j.testing.TestDeadlines;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("A pool of coders")
class CoderPoolTest {

  private static final int THREADS = 64;
  private static final int MAX_IDLE = 2 * Runtime.getRuntime().availableProcessors();

  private final ExecutorService threads = Executors.newFixedThreadPool(THREADS);
  private final AtomicInteger made = new AtomicInteger();
  private final AtomicInteger resets = new AtomicInteger();
  private final Set<AtomicBoolean> released = ConcurrentHashMap.newKeySet();

  /** A coder is true while it is in use. */
  private final CoderPool<AtomicBoolean> pool =
      new CoderPool<>(
          () -> {
            made.incrementAndGet();
            return new AtomicBoolean();
          },
          coder -> resets.incrementAndGet(),
          released::add);

  @AfterEach
  void end() {
    threads.shutdownNow();
  }

  @Test
  void reusesACoderAfterAReset() {
    Object first = pool.use(coder -> coder);
    assertThat(resets).hasValue(1);
    Object second = pool.use(coder -> coder);
    assertThat(second).isSameAs(first);
    assertThat(released).isEmpty();
  }

  @Test
  void releasesACoderWhoseUseHasFailed() {
    assertThatIllegalStateException()
        .isThrownBy(
            () ->
                pool.use(
                    coder -> {
                      throw new IllegalStateException();
                    }));
    assertThat(released).hasSize(1);
    Object next = pool.use(coder -> coder);
    assertThat(released).doesNotContain((AtomicBoolean) next);
  }

  @Test
  void keepsAFewIdleCodersAndReleasesTheOthers() throws Exception {
    CountDownLatch all = new CountDownLatch(THREADS);
    inParallel(
        () ->
            pool.use(
                coder -> {
                  all.countDown();
                  assertThat(all.await(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS)).isTrue();
                  return coder;
                }));
    assertThat(made).hasValue(THREADS);
    assertThat(released).hasSize(THREADS - MAX_IDLE);
  }

  @Test
  void lendsACoderToOneThreadAtATime() throws Exception {
    inParallel(
        () -> {
          for (int i = 0; i < 2_000; i++) {
            pool.use(
                coder -> {
                  assertThat(released).doesNotContain(coder);
                  assertThat(coder.compareAndSet(false, true)).as("free").isTrue();
                  coder.set(false);
                  return coder;
                });
          }
          return null;
        });
  }

  @ParameterizedTest
  @MethodSource("compressions")
  void letsManyThreadsCompressAtATime(Compression compression) throws Exception {
    inParallel(
        () -> {
          Random random = new Random(5);
          for (int i = 0; i < 50; i++) {
            byte[] document = new byte[1024 + random.nextInt(10_000)];
            for (int at = 0; at < document.length; at++) {
              document[at] = (byte) random.nextInt(3);
            }
            byte[] payload = compression.pack(document);
            assertThat(compression.isCompressed(payload)).isTrue();
            assertThat(compression.unpack(payload, document.length)).isEqualTo(document);
          }
          return null;
        });
  }

  static List<Compression> compressions() {
    return List.of(Compression.DEFLATE_FAST, Compression.DEFLATE_BEST, Compression.LZ4);
  }

  private void inParallel(Callable<?> task) throws Exception {
    List<Future<?>> running = new ArrayList<>();
    for (int i = 0; i < THREADS; i++) {
      running.add(threads.submit(task));
    }
    for (Future<?> each : running) {
      each.get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS);
    }
  }
}
