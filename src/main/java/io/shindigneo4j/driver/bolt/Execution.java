package io.shindigneo4j.driver.bolt;

/** A statement under way. Safe for use by many threads. */
interface Execution {

  /** Called once. */
  void start();

  /** So many more chunks are asked for. */
  default void grant(int chunks) {}

  /** Nobody waits for the answer any more. */
  void cancel();
}
