package io.shindigneo4j.web.endpoint;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import javax.servlet.AsyncContext;
import javax.servlet.ServletOutputStream;
import javax.servlet.WriteListener;
import javax.servlet.http.HttpServletResponse;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Who writes answers")
@Timeout(60)
class AnswerWriterTest {
  private final AnswerWriter writer = new AnswerWriter(1_000);
  private final Semaphore completed = new Semaphore(0);
  private final Semaphore begun = new Semaphore(0);
  private final CountDownLatch reads = new CountDownLatch(1);

  /** To a client that does not read. */
  private final HttpServletResponse response =
      fake(
          HttpServletResponse.class,
          method ->
              switch (method) {
                case "getOutputStream" -> new NotRead();
                case "setContentLength", "flushBuffer" -> null;
                default -> throw new AssertionError(method);
              });

  private final AsyncContext context =
      fake(
          AsyncContext.class,
          method -> {
            assertThat(method).isEqualTo("complete");
            completed.release();
            return null;
          });

  private final class NotRead extends ServletOutputStream {
    @Override
    public void write(int b) {
      begun.release();
      try {
        reads.await();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }

    @Override
    public void write(byte[] bytes) {
      write(0);
    }

    @Override
    public boolean isReady() {
      return false;
    }

    @Override
    public void setWriteListener(WriteListener listener) {}
  }

  @Test
  void leavesLargeOnesAndThoseOfFailuresToOthers() {
    assertThat(writes(AnswerWriter.SMALL + 1, true)).isFalse();
    assertThat(writes(1, false)).isFalse();
    reads.countDown();
    assertThat(writes(AnswerWriter.SMALL, true)).isTrue();
    assertThat(completed.availablePermits()).isEqualTo(1);
  }

  @Test
  void letsOnlyAFewThreadsWaitForClients() throws InterruptedException {
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < AnswerWriter.MAX_WAITING; i++) {
      threads.add(new Thread(() -> writes(1, true)));
      threads.get(i).start();
    }
    begun.acquire(AnswerWriter.MAX_WAITING);
    assertThat(writes(1, true)).isFalse();
    reads.countDown();
    completed.acquire(AnswerWriter.MAX_WAITING);
    for (Thread each : threads) {
      each.join();
    }
    assertThat(writes(1, true)).isTrue();
  }

  @Test
  void hasBoundedMemoryForWhatIsNotRead() {
    assertThat(writer.take(600)).isTrue();
    assertThat(writer.take(600)).isFalse();
    assertThat(writer.take(400)).isTrue();
    writer.giveBack(600);
    assertThat(writer.take(600)).isTrue();
  }

  private final class ReadInParts extends ServletOutputStream {
    private boolean ready;
    private int written;

    @Override
    public void write(int b) {
      throw new AssertionError("one byte at a time");
    }

    @Override
    public void write(byte[] bytes, int offset, int length) {
      ready = false;
      written += length;
    }

    @Override
    public boolean isReady() {
      return ready;
    }

    @Override
    public void setWriteListener(WriteListener listener) {}
  }

  /** A part of 32 KiB in four seconds is 8 KiB a second. */
  @ParameterizedTest
  @CsvSource({"4, 1048576", "5, 229376"})
  void endsTheConnectionOfAClientThatReadsSlowly(int secondsForPart, int read) {
    ReadInParts output = new ReadInParts();
    AtomicLong seconds = new AtomicLong();
    GradualWrite write =
        new GradualWrite(
            new byte[1 << 20], context, output, () -> TimeUnit.SECONDS.toNanos(seconds.get()));
    try {
      while (completed.availablePermits() == 0) {
        output.ready = true;
        write.onWritePossible();
        seconds.addAndGet(secondsForPart);
      }
    } catch (IOException e) {
      assertThat(e).hasMessageContaining("slowly");
    }
    assertThat(output.written).isEqualTo(read);
  }

  private boolean writes(int bytes, boolean flawless) {
    return writer.writeNow(
        new RequestOutcome.Content(Body.of(new byte[bytes]), flawless), context, response);
  }

  private interface Methods {
    Object call(String name);
  }

  private static <T> T fake(Class<T> type, Methods methods) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (proxy, method, arguments) -> methods.call(method.getName())));
  }
}
