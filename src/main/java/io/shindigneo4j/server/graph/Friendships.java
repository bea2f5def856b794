package io.shindigneo4j.server.graph;

/** A person's friendships. The arrays are shared: whoever gets one only reads it. */
public final class Friendships {

  private final int[] friends;
  private final long[] since;

  /** Takes arrays of the same length, which nobody changes any more. */
  public Friendships(int[] friends, long[] since) {
    this.friends = friends;
    this.since = since;
  }

  /** The numbers of the friends. */
  public int[] friends() {
    return friends;
  }

  /** When each friendship began, in milliseconds since 1970; 0 where that is not known. */
  public long[] since() {
    return since;
  }
}
