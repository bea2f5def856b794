package io.shindigneo4j.benchmark.live;

import io.shindigneo4j.benchmark.measurement.TurnResult;
import java.time.Duration;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Posts while people listen by one way. The result has the time of each delivery, and deliveries
 * per second.
 *
 * @param publisher opens what sends the posts
 */
public record LiveTurn(Way way, Supplier<Posts.Publisher> publisher, Audience audience) {

  private static final Duration PATIENCE = Duration.ofSeconds(30);

  /** Lets people listen. */
  @FunctionalInterface
  public interface Way {

    /**
     * Returns when everybody of the audience listens.
     *
     * @param posts takes the id of a post each time that it reaches somebody
     */
    Listening open(Consumer<String> posts);
  }

  /**
   * Runs once.
   *
   * @param rate posts per second
   */
  public TurnResult run(int rate, Duration time) {
    Deliveries deliveries = new Deliveries();
    try (Posts.Publisher sending = publisher.get();
        Listening listening = way.open(deliveries::arrived)) {
      Posts posts = new Posts(sending, audience);
      long begin = System.nanoTime();
      posts.run(rate, time, deliveries);
      deliveries.await(PATIENCE);
      return new TurnResult(deliveries.nanoseconds(), (System.nanoTime() - begin) / 1e9, null);
    }
  }
}
