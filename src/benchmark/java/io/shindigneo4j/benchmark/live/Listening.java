package io.shindigneo4j.benchmark.live;

/** People who listen, by one way. They tell {@link Deliveries} of each post that reaches them. */
public interface Listening extends AutoCloseable {

  @Override
  void close();
}
