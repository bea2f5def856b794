package io.shindigneo4j.server.projection;

import io.shindigneo4j.server.graph.FriendshipArrays;

/** The friendships of a person. Thread-safe. */
final class CachedFriendships extends CacheEntry {

  /** The objects of an entry, and the reference to it. */
  private static final int BYTES = 80;

  private static final int BYTES_EACH = 2 * Long.BYTES;

  /** A person with more friends is not cached. */
  private static final int MAX_FRIENDS = 1 << 17;

  private final FriendshipArrays all;

  private CachedFriendships(FriendshipArrays all) {
    super(BYTES + BYTES_EACH * all.friends().length);
    this.all = all;
  }

  /** Null if there are too many. */
  static CachedFriendships of(FriendshipArrays all) {
    return all.friends().length > MAX_FRIENDS ? null : new CachedFriendships(all);
  }

  FriendshipArrays all() {
    return all;
  }
}
