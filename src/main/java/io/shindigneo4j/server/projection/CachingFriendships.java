package io.shindigneo4j.server.projection;

import io.shindigneo4j.server.graph.FriendshipArrays;
import io.shindigneo4j.server.graph.FriendshipReader;

/**
 * Reads friendships from a cache, or from the store if the person is not cached. Confined to the
 * transaction's thread.
 */
final class CachingFriendships implements FriendshipReader {

  private final NodeCache<CachedFriendships> cache;
  private final FriendshipReader store;

  CachingFriendships(NodeCache<CachedFriendships> cache, FriendshipReader store) {
    this.cache = cache;
    this.store = store;
  }

  @Override
  public FriendshipArrays of(long person) {
    CachedFriendships cached = cache.of(person, () -> CachedFriendships.of(store.of(person)));
    return cached == null ? store.of(person) : cached.all();
  }
}
