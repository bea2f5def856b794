package io.shindigneo4j.server.graph;

/** A person's friendships. The arrays are shared: do not change them. */
public final class FriendshipArrays {

  private final long[] friends;
  private final long[] since;

  /** Takes two arrays of the same length, which must not be changed afterwards. */
  public FriendshipArrays(long[] friends, long[] since) {
    this.friends = friends;
    this.since = since;
  }

  /** The ids of the nodes of the friends, one for each relationship. */
  public long[] friends() {
    return friends;
  }

  /** When each friendship began, in milliseconds since 1970; 0 if unknown. */
  public long[] since() {
    return since;
  }
}
