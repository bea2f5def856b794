package io.shindigneo4j.server.pack;

/**
 * A part of a pack that is started and stopped with it, such as a cache with a transaction event
 * listener. A thread of the plug-in calls each method once. When a pack is replaced, the new one is
 * started before the old one is stopped.
 */
public interface PackLife {

  /**
   * Called before the first call of a procedure. At the start of Neo4j, its databases do not exist
   * yet. The pack is not used if this throws.
   */
  default void start() {}

  /** Called after the last call of a procedure, unless the start failed. */
  default void stop() {}
}
