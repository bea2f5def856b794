package io.shindigneo4j.driver;

/**
 * Takes calls to a server and sees to it that each is answered or failed. Safe for use by many
 * threads.
 */
interface Connection extends AutoCloseable {

  void send(Call call);

  /** Fails every call in flight. */
  @Override
  void close();
}
