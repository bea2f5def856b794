package io.shindigneo4j.benchmark.live;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;

/** Posts at a fixed rate, whether or not earlier ones have been answered. For one thread. */
final class Posts {

  /** What their ids begin with. */
  static final String PREFIX = "written";

  private static final AtomicLong IDS = new AtomicLong(System.nanoTime());

  private final Publisher publisher;
  private final Audience audience;
  private int next;

  /** Sends a post. */
  interface Publisher extends AutoCloseable {

    /** Completes with the answer, within a bounded time. */
    CompletableFuture<?> post(String author, String id);

    @Override
    void close();
  }

  Posts(Publisher publisher, Audience audience) {
    this.publisher = publisher;
    this.audience = audience;
  }

  /**
   * Posts for this time, and waits for the answers.
   *
   * @param rate posts per second
   */
  void run(int rate, Duration time, Deliveries deliveries) {
    int count = Math.toIntExact(Math.max(1, rate * time.toMillis() / 1000));
    long interval = time.toNanos() / count;
    long begin = System.nanoTime();
    List<CompletableFuture<?>> answers = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      await(begin + i * interval);
      answers.add(post(deliveries));
    }
    answers.forEach(CompletableFuture::join);
  }

  private static void await(long due) {
    for (long left = due - System.nanoTime(); left > 0; left = due - System.nanoTime()) {
      LockSupport.parkNanos(left);
    }
  }

  private CompletableFuture<?> post(Deliveries deliveries) {
    String author = audience.authors().get(next++ % audience.authors().size());
    String id = PREFIX + IDS.incrementAndGet();
    deliveries.sending(id, audience.listeners().get(author).size());
    return publisher.post(author, id);
  }
}
