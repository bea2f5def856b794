package io.shindigneo4j.server.pack;

/**
 * Something in a pack that begins and ends with it, such as a cache that hears of transactions.
 * Each method is called once, by a thread of the plug-in. Where a pack is replaced, the next one is
 * started before this one is stopped.
 */
public interface PackLife {

  /**
   * Before the first call of a procedure; at the start of Neo4j also before its databases are
   * there. What it throws keeps the pack from being used.
   */
  default void start() {}

  /** After the last call. Not where the start has failed. */
  default void stop() {}
}
