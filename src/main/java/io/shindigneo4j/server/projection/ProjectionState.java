package io.shindigneo4j.server.projection;

/**
 * The state of a projection. It begins BEHIND, a fill makes it FILLING and then READY. It falls
 * back to BEHIND when commits are missing. From BEHIND, FULL and FOLLOWER it is tried again after a
 * pause. OFF and ENDED are final.
 */
enum ProjectionState {
  /** The graph is being read. Nobody sees it yet. */
  FILLING,
  /** The graph follows the store. */
  READY,
  /** Commits are missing. The next fill waits for its time. */
  BEHIND,
  /** The graph is not wanted in memory. */
  OFF,
  /** The graph would take too much memory. */
  FULL,
  /** Another server of the cluster makes the commits, which cannot be followed here. */
  FOLLOWER,
  /** The database has stopped. */
  ENDED
}
