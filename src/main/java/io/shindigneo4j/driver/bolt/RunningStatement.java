package io.shindigneo4j.driver.bolt;

/** A statement that is being executed. Safe for use by many threads. */
interface RunningStatement {

  /** Called once. */
  void start();

  /** Allows so many more chunks to be sent. */
  default void requestChunks(int chunks) {}

  /** Cancels the statement. */
  void cancel();
}
