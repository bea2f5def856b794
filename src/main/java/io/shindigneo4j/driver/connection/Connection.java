package io.shindigneo4j.driver.connection;

/**
 * Sends requests to a server, or to one of several. Each request is answered or failed in the end.
 * Safe for use by many threads.
 */
public interface Connection extends AutoCloseable {

  void send(PendingRequest request);

  /** Looks for connections that have died silently. Called at regular intervals. */
  default void checkLiveness() {}

  /** Fails all pending requests. */
  @Override
  void close();
}
