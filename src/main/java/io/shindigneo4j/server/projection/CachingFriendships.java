package io.shindigneo4j.server.projection;

import io.shindigneo4j.server.graph.FriendshipArrays;
import io.shindigneo4j.server.graph.Friendships;

/**
 * Reads friendships from a cache, or from the store if the person is not cached. Confined to the
 * transaction's thread.
 */
final class CachingFriendships implements Friendships {

  private final NodeCache<CachedFriendships> cache;
  private final Friendships store;

  CachingFriendships(NodeCache<CachedFriendships> cache, Friendships store) {
    this.cache = cache;
    this.store = store;
  }

  @Override
  public FriendshipArrays of(long person) {
    CachedFriendships cached = cache.of(person, () -> CachedFriendships.of(store.of(person)));
    return cached == null ? store.of(person) : cached.all();
  }
}
