package io.shindigneo4j.driver;

/**
 * Takes requests to a server and sees to it that each is answered or failed. Safe for use by many
 * threads.
 */
interface Connection extends AutoCloseable {

  void send(Exchange exchange);

  /** Called at regular times, to find out what has ended silently. */
  default void checkLiveness() {}

  /** Fails every request in flight. */
  @Override
  void close();
}
