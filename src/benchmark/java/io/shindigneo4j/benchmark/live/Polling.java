package io.shindigneo4j.benchmark.live;

import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;

/**
 * People who ask for news once a second, each at another time of it. A question that is late is not
 * asked twice.
 */
final class Polling implements Listening {

  private static final long PERIOD = TimeUnit.SECONDS.toNanos(1);
  private static final long END_SECONDS = 60;

  /** Asks what is new. */
  interface Question extends AutoCloseable {

    /** Returns a text with the ids of the newest posts that the viewer may know. */
    String ask(String viewer);

    @Override
    void close();
  }

  /** Opens a connection for a thread. */
  interface Connector {
    Question connect();
  }

  private final ExecutorService threads;
  private final Connector connector;
  private final Consumer<String> posts;
  private volatile boolean ended;

  /**
   * @param threads how many questions can be asked at once
   * @param posts takes the id of each post that arrives
   */
  Polling(int threads, Connector connector, Consumer<String> posts) {
    this.threads = Executors.newFixedThreadPool(threads);
    this.connector = connector;
    this.posts = posts;
  }

  /** Begins to ask, and returns when everybody has once. */
  void begin(List<String> people, int parts) throws InterruptedException {
    long begin = System.nanoTime();
    Map<String, Set<String>> seen = new HashMap<>();
    for (String person : people) {
      seen.put(person, Collections.synchronizedSet(new HashSet<>()));
    }
    CountDownLatch asked = new CountDownLatch(parts);
    for (int part = 0; part < parts; part++) {
      int first = part;
      threads.execute(() -> run(people, first, parts, begin, seen, asked::countDown));
    }
    if (!asked.await(END_SECONDS, TimeUnit.SECONDS)) {
      throw new IllegalStateException("the first questions are not answered");
    }
  }

  private void run(
      List<String> people,
      int first,
      int parts,
      long begin,
      Map<String, Set<String>> seen,
      Runnable askedOnce) {
    try (Question question = connector.connect()) {
      for (int round = 0; !ended; round++) {
        for (int i = first; i < people.size() && !ended; i += parts) {
          await(begin + round * PERIOD + i * PERIOD / people.size());
          String viewer = people.get(i);
          PostIds.find(question.ask(viewer), id -> tell(seen.get(viewer), id));
        }
        if (round == 0) {
          askedOnce.run();
        }
      }
    }
  }

  private void tell(Set<String> known, String id) {
    if (known.add(id)) {
      posts.accept(id);
    }
  }

  private void await(long due) {
    for (long left = due - System.nanoTime(); left > 0 && !ended; left = due - System.nanoTime()) {
      LockSupport.parkNanos(left);
    }
  }

  @Override
  public void close() {
    ended = true;
    threads.shutdown();
    try {
      if (!threads.awaitTermination(END_SECONDS, TimeUnit.SECONDS)) {
        throw new IllegalStateException("a question is not answered");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
